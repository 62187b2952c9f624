/** The page for a table that does not answer; it keeps trying by itself. */

const WAIT_MS = 3000;

/** Leaves only the reader's language of those the page is written in, or English if none fits. */
function showOwnLanguage() {
  const sentences = [...document.querySelectorAll("main [lang]")];
  const written = new Set(sentences.map((node) => node.getAttribute("lang")));
  const own = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => written.has(tag)) ?? "en";
  for (const node of sentences) node.toggleAttribute("hidden", node.getAttribute("lang") !== own);
  document.documentElement.lang = own;
}

showOwnLanguage();

async function knock() {
  try {
    const answer = await fetch("/api/state", { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    // still away
  }
}

setInterval(knock, WAIT_MS);
document.querySelector("#again")?.addEventListener("click", knock);
