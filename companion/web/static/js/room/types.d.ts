/** What the server tells, written by `make page-types` from its schemas; types alone, never served to a page. */

export type Result = {
  round: number;
  bids: number;
  counts: number[];
  above: number;
  number: number;
  winner: { seat: number; name: string } | null;
};

export type Standing = { seat: number; name: string; rounds_won: number; points: number | string };

export type Room = {
  number: number;
  title: string;
  stage: "waiting" | "sealing" | "revealed" | "ended";
  door_open: boolean;
  round: number;
  rounds: number;
  winner_by: "rounds" | "points";
  due_ms: number | null;
  guests: number;
  players: number;
  sealed: number;
  last: Result | null;
  standings: Standing[];
  winners: number[];
};

export type OwnSeal = { round: number; number: number; salt: string; seal: string };

export type You = { seat: number; name: string; first_round: number; sealed: OwnSeal | null };

export type Told = { room: Room | null; now_ms: number; sequence: number };
