/** What the server tells, written by `make page-types` from its schemas; types alone, never served to a page. */

export type Seat = {
  seat: number;
  name: string | null;
  marker: "chair" | "dome" | "head" | "square" | "dragon" | null;
  symbol: string;
  colour: "green" | "purple" | "orange" | "black" | "white" | "blue" | "brown" | "red" | "teal" | "pink" | "grey" | "yellow";
  held: boolean;
  present: boolean;
  virtual: "random" | "sensible" | null;
};

export type PlayedGame = {
  id: string;
  kind: "raja" | "bid_war" | "suit_bidding" | "almost" | "belemmer" | "evening_vote";
  title: string;
  played: string;
  winners: string[];
  scores: ({ name: string; points: number | string | null })[];
};

/** A playing card: ranks 1 (ace) to 13 (king); a joker has rank 0 and no suit. */
export type Card = { rank: number; suit: "clubs" | "diamonds" | "hearts" | "spades" | null };

/** One card on the card mat. */
export type Proposal = {
  card: Card;
  owner: number | null;
  sure: boolean;
  cell: [number, number] | null;
  onto: [number, number] | null;
};

export type Note = { text: string; german: string | null };

export type TableEvent =
  | {
    event: "GameStarted";
    options: {
      players: string[];
      suits: ("clubs" | "diamonds" | "hearts" | "spades")[];
      cards: "phones" | "typed" | "camera";
      undo_seats: number[];
    };
  }
  | { event: "Dealt"; prizes: Card[]; decks: Card[][] }
  | { event: "RoundBegan"; round_number: number }
  | { event: "CardsDrawn"; owner: number; count: number }
  | { event: "DeckReshuffled"; owner: number; order: Card[] }
  | { event: "PrizeFlipped"; card: Card; said_by: string }
  | { event: "BiddingOpened" }
  | { event: "TwoPlayed"; seat: number }
  | { event: "SevenPlayed"; seat: number; trashed: Card }
  | { event: "BidSealed"; seat: number; seal: string; cards: Card[]; salt: string }
  | { event: "BidLaid"; seat: number; count: number }
  | { event: "BidWithdrawn"; seat: number }
  | { event: "AllLaid" }
  | { event: "BidShown"; owner: number; cards: Card[]; said_by: string }
  | { event: "BidsRevealed"; bids: Card[][]; salts: string[] }
  | { event: "CardsAdded"; seat: number; cards: Card[] }
  | { event: "AddingPassed"; seat: number }
  | { event: "RoundEnded"; totals: number[]; winner: number | null }
  | { event: "GameEnded"; points: number[]; winners: number[] }
  | { event: "Reverted"; seat: number; to_version: number }
  | { event: "Restored"; seat: number; to_version: number }
  | {
    event: "GameStarted";
    options: {
      players: string[];
      suits: ({ suit: "clubs" | "diamonds" | "hearts" | "spades"; back: "blue" | "red" })[];
      values: "standard" | "queen-high" | "queen-equal" | "pictures-10";
      offer: "spare" | "own";
      bidding: "sealed" | "open";
      ties: "discard" | "carry" | "next-highest";
      cards: "phones" | "typed" | "camera";
      undo_seats: number[];
    };
  }
  | { event: "SpareShuffled"; order: Card[] }
  | { event: "AuctionBegan"; number: number; offerer: number | null; turn: number }
  | { event: "PrizeTurned"; card: Card; said_by: string }
  | { event: "CardOffered"; seat: number; card: Card }
  | { event: "BidSealed"; seat: number; seal: string; card: Card | null; salt: string }
  | { event: "BidLaid"; seat: number }
  | { event: "BidShown"; owner: number; card: Card; said_by: string }
  | { event: "BidsRevealed"; bids: (Card | null)[]; salts: string[] }
  | { event: "BidRaised"; seat: number; card: Card }
  | { event: "BidPassed"; seat: number }
  | { event: "AuctionEnded"; winner: number | null; carried: boolean }
  | {
    event: "GameStarted";
    options: {
      players: string[];
      variant: "almost" | "banbury-merton-street";
      winner: "rounds" | "points";
      bids: "phones" | "fists";
      discussion_s: number;
      undo_seats: number[];
    };
  }
  | { event: "BidSealed"; seat: number; seal: string; bid: number; salt: string }
  | { event: "FistClosed"; seat: number }
  | { event: "AllClosed" }
  | { event: "FistShown"; owner: number; bid: number; said_by: string }
  | { event: "BidsRevealed"; bids: number[]; salts: string[] }
  | { event: "RoundEnded"; winner: number | null; scored: number }
  | { event: "GameEnded"; winners: number[] }
  | {
    event: "GameStarted";
    options: { players: string[]; first: number; cards: "phones" | "typed" | "camera"; undo_seats: number[] };
  }
  | { event: "PilesShuffled"; red: Card[]; black: Card[] }
  | { event: "TopShown"; owner: number; card: Card; said_by: string }
  | { event: "CardPlaced"; seat: number; cell: [number, number] }
  | { event: "StackMoved"; seat: number; cell: [number, number]; onto: [number, number] }
  | { event: "GameEnded"; winners: number[]; totals: number[] }
  | { event: "VoteStarted"; options: { players: string[]; games: string[]; undo_seats: number[] } }
  | { event: "BallotSealed"; seat: number; seal: string; games: number[]; salt: string }
  | { event: "BallotWithdrawn"; seat: number }
  | { event: "BallotsRevealed"; ballots: number[][]; salts: string[]; points: number[] };

/** Shuffle these prizes, and each seat's deck of these cards. */
export type BidWarMayDeal = { move: "MayDeal"; prizes: Card[]; decks: Card[][] };

/** Shuffle owner's discard pile of these cards. */
export type BidWarMayShuffleDeck = { move: "MayShuffleDeck"; owner: number; cards: Card[] };

/** Say which of these prizes was turned over. */
export type BidWarMayFlipPrize = { move: "MayFlipPrize"; cards: Card[] };

/** Play a 2 and draw two cards; with real cards, if the hand holds one. */
export type BidWarMayPlayTwo = { move: "MayPlayTwo"; card: Card };

/** Play a 7 and trash one of these; with real cards, those the hand holds. */
export type BidWarMayPlaySeven = { move: "MayPlaySeven"; card: Card; cards: Card[] };

/** Seal 1 to most of these cards; sealed: in place of the bid that lies there. */
export type BidWarMaySealBid = { move: "MaySealBid"; cards: Card[]; most: number; sealed: boolean };

/** Lay 1 to most real cards face down. */
export type BidWarMayLayBid = { move: "MayLayBid"; most: number; laid: boolean };

/** Take the own bid back. */
export type BidWarMayWithdrawBid = { move: "MayWithdrawBid" };

/** Say which count cards owner turned over, of these. */
export type BidWarMayShowBid = { move: "MayShowBid"; owner: number; count: number; cards: Card[] };

/** Add up to most of these 1s and 3s. */
export type BidWarMayAddCards = { move: "MayAddCards"; cards: Card[]; most: number };

/** Add nothing to what lies there now. */
export type BidWarMayPassAdding = { move: "MayPassAdding" };

export type BidWarMove =
  | BidWarMayDeal
  | BidWarMayShuffleDeck
  | BidWarMayFlipPrize
  | BidWarMayPlayTwo
  | BidWarMayPlaySeven
  | BidWarMaySealBid
  | BidWarMayLayBid
  | BidWarMayWithdrawBid
  | BidWarMayShowBid
  | BidWarMayAddCards
  | BidWarMayPassAdding;

export type BidWarPlayer = {
  seat: number;
  name: string;
  suit: "clubs" | "diamonds" | "hearts" | "spades";
  in_hand: number;
  in_deck: number;
  hand: Card[] | null;
  discard: Card[];
  trash: Card[];
  prizes: Card[];
  points: number;
  reshuffles: number;
  bid: { seal: string; salt: string | null; count: number | null; cards: Card[] | null } | null;
};

export type BidWarView = {
  game: "bid-war";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  round: number;
  drawing: number[];
  offer: Card[];
  prizes_left: number;
  players: BidWarPlayer[];
  last: { offer: Card[]; bids: Card[][]; added: Card[][]; totals: number[]; winner: number | null } | null;
  revealed: { round: number; bids: Card[][]; texts: string[]; salts: string[]; seals: string[] } | null;
} & (
  | { phase: "dealing"; step: Record<string, never> }
  | { phase: "preparing"; step: Record<string, never> }
  | { phase: "bidding"; step: Record<string, never> }
  | { phase: "showing"; step: { laid: number[]; shown: (Card[] | null)[] } }
  | { phase: "adding"; step: { bids: Card[][]; added: Card[][]; passed: boolean[]; totals: number[] } }
  | { phase: "ended"; step: { points: number[]; winners: number[] } }
);

/** Shuffle the spare suit. */
export type SuitBiddingMayShuffleSpare = { move: "MayShuffleSpare"; cards: Card[] };

/** Say which of these cards was turned over. */
export type SuitBiddingMayTurnPrize = { move: "MayTurnPrize"; cards: Card[] };

/** Put one of these up for auction. */
export type SuitBiddingMayOfferCard = { move: "MayOfferCard"; cards: Card[] };

/** Seal one of these; sealed: in place of the bid that lies there. */
export type SuitBiddingMaySealBid = { move: "MaySealBid"; cards: Card[]; sealed: boolean };

/** Lay a real card face down. */
export type SuitBiddingMayLayBid = { move: "MayLayBid" };

/** Take the own bid back. */
export type SuitBiddingMayWithdrawBid = BidWarMayWithdrawBid;

/** Say which of these cards owner turned over. */
export type SuitBiddingMayShowBid = { move: "MayShowBid"; owner: number; cards: Card[] };

/** Show one of these, which are worth more than the card that leads. */
export type SuitBiddingMayRaiseBid = { move: "MayRaiseBid"; cards: Card[] };

/** Pass in this auction. */
export type SuitBiddingMayPassBid = { move: "MayPassBid" };

export type SuitBiddingMove =
  | SuitBiddingMayShuffleSpare
  | SuitBiddingMayTurnPrize
  | SuitBiddingMayOfferCard
  | SuitBiddingMaySealBid
  | SuitBiddingMayLayBid
  | BidWarMayWithdrawBid
  | SuitBiddingMayShowBid
  | SuitBiddingMayRaiseBid
  | SuitBiddingMayPassBid;

export type SuitBiddingPlayer = {
  seat: number;
  name: string;
  suit: { suit: "clubs" | "diamonds" | "hearts" | "spades"; back: "blue" | "red" };
  hand: Card[];
  won: Card[];
  spent: Card[];
  points: number;
  bid: { seal: string; salt: string | null; card: Card | null } | null;
};

export type SuitBiddingView = {
  game: "suit-bidding";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  variant: {
    values: "standard" | "queen-high" | "queen-equal" | "pictures-10";
    offer: "spare" | "own";
    bidding: "sealed" | "open";
    ties: "discard" | "carry" | "next-highest";
  };
  auction: number;
  offer: Card[];
  spare_left: number;
  out: Card[];
  players: SuitBiddingPlayer[];
  last:
    | {
      number: number;
      offer: Card[];
      bids: (Card | null)[];
      seals: string[];
      salts: string[];
      winner: number | null;
      texts: string[];
    }
    | null;
} & (
  | { phase: "shuffling"; step: Record<string, never> }
  | { phase: "turning"; step: Record<string, never> }
  | { phase: "offering"; step: { offerer: number } }
  | { phase: "sealing"; step: { offerer: number | null } }
  | { phase: "showing"; step: { offerer: number | null; shown: (Card | null)[] } }
  | {
    phase: "raising";
    step: { offerer: number | null; active: number; highest: Card | null; leader: number | null; passed: boolean[] };
  }
  | { phase: "ended"; step: { points: number[]; winners: number[] } }
);

/** End the talk; the table's clock does so after after_s seconds. */
export type AlmostMayEndDiscussion = { move: "MayEndDiscussion"; after_s: number };

/** Seal 1 to most; sealed: in place of the bid that lies there. */
export type AlmostMaySealBid = { move: "MaySealBid"; most: number; sealed: boolean };

/** Take markers into the fist. */
export type AlmostMayCloseFist = { move: "MayCloseFist" };

/** Take the own bid back. */
export type AlmostMayWithdrawBid = BidWarMayWithdrawBid;

/** Say how many markers, 1 to most, were in owner's fist. */
export type AlmostMayShowFist = { move: "MayShowFist"; owner: number; most: number };

export type AlmostMove = AlmostMayEndDiscussion | AlmostMaySealBid | AlmostMayCloseFist | BidWarMayWithdrawBid | AlmostMayShowFist;

export type AlmostPlayer = {
  seat: number;
  name: string;
  points: number | string;
  rounds_won: number;
  bid: { seal: string; salt: string | null; bid: number | null } | null;
};

export type AlmostView = {
  game: "almost";
  waiting_for: number[];
  variant: "almost" | "banbury-merton-street";
  winner: "rounds" | "points";
  bids: "phones" | "fists";
  discussion_s: number;
  round: number;
  rounds: number;
  players: AlmostPlayer[];
  last:
    | {
      round_number: number;
      bids: number[];
      seals: string[];
      salts: string[];
      winner: number | null;
      texts: string[];
    }
    | null;
} & (
  | { phase: "discussing"; step: Record<string, never> }
  | { phase: "sealing"; step: Record<string, never> }
  | { phase: "showing"; step: { shown: (number | null)[] } }
  | { phase: "ended"; step: { winners: number[] } }
);

/** Shuffle these. */
export type BelemmerMayShufflePiles = { move: "MayShufflePiles"; red: Card[]; black: Card[] };

/** Say which of these cards now lies on top of owner's pile. */
export type BelemmerMayShowTop = { move: "MayShowTop"; owner: number; cards: Card[] };

/** Put card, the top of the own pile, on one of these cells. */
export type BelemmerMayPlaceCard = { move: "MayPlaceCard"; card: Card; cells: [number, number][] };

/** Move the stack on cell onto one of these. */
export type BelemmerMayMoveStack = { move: "MayMoveStack"; cell: [number, number]; onto: [number, number][] };

export type BelemmerMove = BelemmerMayShufflePiles | BelemmerMayShowTop | BelemmerMayPlaceCard | BelemmerMayMoveStack;

export type BelemmerPlayer = { seat: number; name: string; colour: "red" | "black"; top: Card | null; left: number; total: number };

export type BelemmerView = {
  game: "belemmer";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  first: number;
  active: number | null;
  grid: Card[][];
  players: BelemmerPlayer[];
} & (
  | { phase: "shuffling"; step: Record<string, never> }
  | { phase: "placing"; step: Record<string, never> }
  | { phase: "moving"; step: Record<string, never> }
  | { phase: "ended"; step: { winners: number[]; totals: number[] } }
);

/** Rank so many of the games; sealed: in place of the ballot that lies there. */
export type VoteMaySealBallot = { move: "MaySealBallot"; games: string[]; places: number; sealed: boolean };

/** Take the own ballot back. */
export type VoteMayWithdrawBallot = { move: "MayWithdrawBallot" };

export type VoteMove = VoteMaySealBallot | VoteMayWithdrawBallot;

export type VoteView = { game: "evening-vote"; waiting_for: number[]; games: string[]; places: number; players: string[] } & (
  | {
    phase: "voting";
    ballots: ({ seal: string; games: number[] | null; text: string | null; salt: string | null } | null)[];
    points: null;
    winners: null;
  }
  | {
    phase: "ended";
    ballots: { seal: string; games: number[]; text: string; salt: string }[];
    points: number[];
    winners: number[];
  }
);

export type View = AlmostView | BidWarView | SuitBiddingView | BelemmerView | VoteView;

export type Move =
  | BidWarMayDeal
  | BidWarMayShuffleDeck
  | BidWarMayFlipPrize
  | BidWarMayPlayTwo
  | BidWarMayPlaySeven
  | BidWarMaySealBid
  | BidWarMayLayBid
  | BidWarMayWithdrawBid
  | BidWarMayShowBid
  | BidWarMayAddCards
  | BidWarMayPassAdding
  | SuitBiddingMayShuffleSpare
  | SuitBiddingMayTurnPrize
  | SuitBiddingMayOfferCard
  | SuitBiddingMaySealBid
  | SuitBiddingMayLayBid
  | SuitBiddingMayShowBid
  | SuitBiddingMayRaiseBid
  | SuitBiddingMayPassBid
  | AlmostMayEndDiscussion
  | AlmostMaySealBid
  | AlmostMayCloseFist
  | AlmostMayShowFist
  | BelemmerMayShufflePiles
  | BelemmerMayShowTop
  | BelemmerMayPlaceCard
  | BelemmerMayMoveStack
  | VoteMaySealBallot
  | VoteMayWithdrawBallot;

export type SmallState = {
  sequence: number;
  kind: "raja" | "bid_war" | "suit_bidding" | "almost" | "belemmer" | "evening_vote";
  table: string;
  version: number;
  title: string;
  stage: "open" | "playing" | "ended";
  paused: boolean;
  recorded: "now" | "with_game" | "off";
  paused_by: string | null;
  seats: Seat[];
  aside: Seat[];
  waiting: number[];
  log: { version: number; text: string; german: string }[];
  clock: { ends_ns: number | null };
  evening: { games: PlayedGame[]; totals: { name: string; won: number; points: number }[]; vote: boolean };
  proposals: Proposal[];
  notes: Note[];
  you: number | null;
  host: boolean;
  view: View | null;
  moves: Move[];
  host_moves: Move[] | null;
  undo: { may: boolean; what: string | null; german: string | null; redo: boolean };
  last: { version: number; events: TableEvent[] } | null;
};

/** The table while such a game is open, or has just been. */
export type Playing<V, M> = Omit<SmallState, "view" | "moves" | "host_moves"> & { view: V; moves: M[]; host_moves: M[] | null };

export type AlmostState = Playing<AlmostView, AlmostMove>;
export type BidWarState = Playing<BidWarView, BidWarMove>;
export type SuitBiddingState = Playing<SuitBiddingView, SuitBiddingMove>;
export type BelemmerState = Playing<BelemmerView, BelemmerMove>;
export type VoteState = Playing<VoteView, VoteMove>;
export type OpenState = AlmostState | BidWarState | SuitBiddingState | BelemmerState | VoteState;
