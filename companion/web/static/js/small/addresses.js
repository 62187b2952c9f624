/** Addresses at which a small game is watched and played. */

export const STREAM = "/api/small/events";
export const COMMANDS = "/api/small/commands";
export const UNDO = "/api/small/undo";
export const REDO = "/api/small/redo";
