/** An open room as its pages know it: names for parts of ../schema.d.ts. */

export type { Guest as You, OwnSeal, Room, RoomResult as Result, RoomTold as Told, Standing } from "../schema.js";
