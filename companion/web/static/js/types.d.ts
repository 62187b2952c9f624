/** Raja's table as its pages know it: names for parts of ./schema.d.ts. */

import type { LiveState, MarketRow, RecordedState, Tile } from "./schema.js";

export type * from "./schema.js";

type Filled<T> = Exclude<T, null | undefined>;

export type Side = Tile["side"];
export type Marker = Filled<LiveState["lobby"]["seats"][number]["marker"]>;
export type PlaceColour = LiveState["lobby"]["seats"][number]["colour"];
export type MarketName = "grain" | "shields" | "elephants";
export type Reading = Filled<MarketRow["reading"]> | Filled<Filled<Tile["city"]>["reading"]>["noble"];
export type Compared = Filled<LiveState["questions"][number]["compared"]>;
export type Move = Filled<LiveState["legal"]>["moves"][number];
export type HostMove = Move | Filled<LiveState["host_legal"]>["mends"][number];
export type GameView = Filled<LiveState["game"]>;

/** The own part of the view of each phase. */
export type Steps = { [View in GameView as View["phase"]]: View["step"] };

/**
 * What a page of Raja's table knows: a recorded evening has no lobby, no own seat and no moves; a moment of a game has no
 * devices.
 */
export type TableState = Omit<RecordedState, "devices"> & { devices: Partial<RecordedState["devices"]> } & Partial<
    Omit<LiveState, keyof RecordedState>
  >;
