/** The chronicle's lines that are new since the previous state. Pure. */

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../types.js").LogEntry} LogEntry */

/** @param {LogEntry} entry */
const identity = (entry) => `${entry.version} ${entry.t_s} ${JSON.stringify(entry.message)}`;

/**
 * @param {TableState | null} before null for a page just opened
 * @param {TableState} after
 * @returns {LogEntry[]} none where the one before has no line in common with this one: another game, or an undo
 */
export function newsBetween(before, after) {
  const known = new Set(before?.log.map(identity));
  const goesOn = before?.log.length === 0 || after.log.some((entry) => known.has(identity(entry)));
  return before && goesOn ? after.log.filter((entry) => !known.has(identity(entry))) : [];
}
