// Generates the types of the server's messages from the schemas with json-schema-to-typescript; with --check it only says
// whether the file is up to date.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = "companion/web/api/schemas.json";
const TYPES = "companion/web/static/js/schema.d.ts";
const ROOTS = ["LiveState", "RecordedState", "MomentState", "Moments", "SmallState", "RoomTold", "Guest", "Afterwards", "AllGames", "BookShown", "RecordingTold"];
// The names of each small game's moves and views start with the game's name.
const GAMES = ["BidWar", "SuitBidding", "Almost", "Belemmer", "EveningVote"];

const text = readFileSync(SCHEMAS, "utf8");
const digest = createHash("sha256").update(text).digest("hex");
// The library only knows tuples by the older keyword.
const definitions = JSON.parse(text.replaceAll("#/components/schemas/", "#/definitions/").replaceAll('"prefixItems"', '"items"'));
const commands = definitions.GiveRajaCommand.properties.command.oneOf.map(({ $ref }) => $ref.split("/").at(-1));
const any = (named) => ({ anyOf: Object.keys(definitions).filter((name) => named.test(name)).map((name) => ({ $ref: `#/definitions/${name}` })) });
const ofGames = GAMES.flatMap((game) => [
  [`${game}Move`, { title: `${game}Move`, ...any(new RegExp(`^${game}May`)) }],
  [`${game}View`, { title: `${game}View`, ...any(new RegExp(`^${game}.*View$`)) }],
]);
const told = {
  title: "AllTold",
  type: "object",
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(ROOTS.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    ...Object.fromEntries(ofGames),
    CommandName: { title: "CommandName", enum: commands },
  },
  definitions,
};
const banner = `/**
 * What the server tells, written by \`make page-types\`; types alone, never served to a page.
 * Made from schemas.json: ${digest}
 */`;
const made = await compile(told, "AllTold", { bannerComment: banner, style: { printWidth: 120 } });
if (!process.argv.includes("--check")) {
  writeFileSync(TYPES, made);
} else if (readFileSync(TYPES, "utf8") !== made) {
  console.error(`${TYPES} is not made of ${SCHEMAS}: run \`make page-types\`.`);
  process.exit(1);
}
