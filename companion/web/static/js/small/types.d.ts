/** A table of small games as its pages know it: names for parts of ../schema.d.ts. */

import type {
  AlmostMove,
  AlmostView,
  BelemmerMove,
  BelemmerView,
  BidWarMove,
  BidWarView,
  EveningVoteMove,
  EveningVoteView,
  SmallState,
  SuitBiddingMove,
  SuitBiddingView,
} from "../schema.js";

export type * from "../schema.js";
export type { CameraProposal as Proposal, SmallSeat as Seat } from "../schema.js";

type Filled<T> = Exclude<T, null | undefined>;

export type View = Filled<SmallState["view"]>;
export type Move = SmallState["moves"][number];
export type TableEvent = Filled<SmallState["last"]>["events"][number];

/** The table while such a game is open, or has just been. */
export type Playing<V, M> = Omit<SmallState, "view" | "moves" | "host_moves"> & { view: V; moves: M[]; host_moves: M[] | null };

export type OpenState =
  | Playing<AlmostView, AlmostMove>
  | Playing<BidWarView, BidWarMove>
  | Playing<SuitBiddingView, SuitBiddingMove>
  | Playing<BelemmerView, BelemmerMove>
  | Playing<EveningVoteView, EveningVoteMove>;
