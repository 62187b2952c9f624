/** The page for a table that does not answer: it asks again by itself. */

const WAIT_MS = 3000;

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
