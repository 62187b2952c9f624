/** What the server tells, written by `make page-types` from its schemas; types alone, never served to a page. */

/** What changes hands in a barter or a ransom: dollars, elephants, grain units, shields by value (C1, G7). */
export type Goods = { money: number; elephants: number; grain: number; shields: [number, number, number] };

export type MarketName = "grain" | "shields" | "elephants";

export type CommandName = "AcceptBarter" | "AssignShields" | "BuildFirstWall" | "CorrectGrain" | "CorrectHand" | "CorrectNoble" | "CorrectPrice" | "CorrectSide" | "CorrectTileShields" | "CorrectWall" | "CounterBarter" | "DeclareBuild" | "DeclareSiege" | "DeclineBarter" | "DeclineFill" | "DemandRansom" | "DeployShield" | "EndBuilding" | "EndCommerce" | "FillTrade" | "FinishBuild" | "FinishRemoval" | "FinishSetUp" | "GrainFell" | "Harvest" | "LayLands" | "LeaveNoble" | "OfferBarter" | "PassBid" | "PassSiege" | "PayRansom" | "PlaceBid" | "PlaceGrain" | "PlaceNobles" | "PlaceShields" | "ProposeTrade" | "Redo" | "RefuseRansom" | "RollSiegeDice" | "TakeNoble" | "Undo" | "WallFell" | "WithdrawBarter";

/** Seven tiles, four of them in a 2 × 2 square, hanging together, within rows × cols (S1). */
export type MayLayLands = { may: "LayLands"; tiles: number; rows: number; cols: number };

/** count different cells out of these (S2). */
export type MayPlaceNobles = { may: "PlaceNobles"; count: number; cells: [number, number][] };

/** 1 to most_stones on one of these cities, each with the stones that stand there (S2). */
export type MayBuildFirstWall = { may: "BuildFirstWall"; most_stones: number; cities: [[number, number], number][] };

/** Any of the shields in hand on these tiles (S3). */
export type MayPlaceShields = { may: "PlaceShields"; in_hand: [number, number, number]; cells: [number, number][] };

/** All stones are spread. */
export type MayFinishSetUp = { may: "FinishSetUp" };

/** One of these cities, each with what it yields; 0 to that many may fall (P1, P2). */
export type MayHarvest = { may: "Harvest"; cities: [[number, number], number][] };

/** A bid from lowest to highest (A1). */
export type MayBid = { may: "Bid"; lowest: number; highest: number };

/** A pass while leader's bid of highest stands (A2). */
export type MayPassBid = { may: "PassBid"; leader: number; highest: number };

/** Give up to have, to any of seats or everybody; take grain only with a city to put it on (C1). */
export type MayOfferBarter = {
  may: "OfferBarter";
  seats: number[];
  have: Goods;
  columns: [[number, number], number][];
  may_take_grain: boolean;
};

/** Counter maker's offer, giving up to have (C1). */
export type MayCounterBarter = {
  may: "CounterBarter";
  maker: number;
  have: Goods;
  columns: [[number, number], number][];
  may_take_grain: boolean;
};

/** Take maker's offer: get get and pay pay, its grain from these columns (C1). */
export type MayAcceptBarter = { may: "AcceptBarter"; maker: number; get: Goods; pay: Goods; columns: [[number, number], number][] };

/** Turn maker's offer down, to get get and pay pay (C1). */
export type MayDeclineBarter = { may: "DeclineBarter"; maker: number; get: Goods; pay: Goods };

/** Take the own offer back (C1). */
export type MayWithdrawBarter = { may: "WithdrawBarter" };

/** State a trade (C2). */
export type MayTrade = {
  may: "Trade";
  market: MarketName;
  action: "buy" | "sell";
  price: number;
  most: number;
  shields: [number, number, number];
  columns: [[number, number], number][];
};

/** Fill seat's trade: get get and pay pay, its grain from these columns (C3). */
export type MayFillTrade = { may: "FillTrade"; seat: number; get: Goods; pay: Goods; columns: [[number, number], number][] };

/** Leave seat's trade to others: to get get and pay pay (C3). */
export type MayDeclineFill = { may: "DeclineFill"; seat: number; get: Goods; pay: Goods };

/** Put 1 to most units on one of these cities' columns; some may fall (P4). */
export type MayPlaceGrain = { may: "PlaceGrain"; most: number; cells: [number, number][] };

/** Be done trading; with open_markets there has been no trade this turn (C5). */
export type MayEndCommerce = { may: "EndCommerce"; open_markets: MarketName[] };

/** 1 to most_stones for one of these cities' walls, each with its stones, paid from the columns (B1). */
export type MayDeclareBuild = {
  may: "DeclareBuild";
  most_stones: number;
  cities: [[number, number], number][];
  columns: [[number, number], number][];
  stones_a_grain: number;
};

/** Report the wall at cell: 0 to stood + declared stones stand (B3). */
export type MayFinishBuild = { may: "FinishBuild"; cell: [number, number]; stood: number; declared: number };

/** One of the shields in hand on one of these tiles (B5). */
export type MayDeployShield = { may: "DeployShield"; in_hand: [number, number, number]; cells: [number, number][] };

/** Be done building. */
export type MayEndBuilding = { may: "EndBuilding" };

/** From one of these spots, with elephants in all at most (G1, G2). */
export type MayDeclareSiege = {
  may: "DeclareSiege";
  elephants: number;
  spots: { defender: number; marker: [number, number]; targets: [[number, number], number][] }[];
};

/** Besiege nobody. */
export type MayPassSiege = { may: "PassSiege" };

/** Each shield, as (its tile, its value, the attacked cities in reach), may defend one of them or none (G3). */
export type MayAssignShields = {
  may: "AssignShields";
  shields: [[number, number], number, [number, number][]][];
  attacked: [[number, number], number][];
};

/** Roll 1 to most dice in the battle for cell (G4). */
export type MayRollSiegeDice = { may: "RollSiegeDice"; cell: [number, number]; most: number };

/** Take take of stones stones off: 0 to the rest stand, the width no more than those (G6). */
export type MayFinishRemoval = { may: "FinishRemoval"; cell: [number, number]; stones: number; take: number };

/** Take the noble at cell (G7). */
export type MayTakeNoble = { may: "TakeNoble"; cell: [number, number] };

/** Leave the noble at cell (G7). */
export type MayLeaveNoble = { may: "LeaveNoble"; cell: [number, number] };

/** Name a ransom for the noble at cell; grain only with a city to put it on (G7). */
export type MayDemandRansom = { may: "DemandRansom"; may_take_grain: boolean; cell: [number, number] };

/** Pay the ransom, its grain from these columns (G7). */
export type MayPayRansom = { may: "PayRansom"; ransom: Goods; columns: [[number, number], number][] };

/** Refuse to pay the ransom; the noble at cell is taken (G7). */
export type MayRefuseRansom = { may: "RefuseRansom"; ransom: Goods; cell: [number, number] };

/** Say what happened to, or what is really on, owner's Lands. */
export type MayMend = {
  may: "Mend";
  owner: number;
  grain: [[number, number], number][];
  pile: number;
  walls: [[number, number], number][];
  reserve: number;
  sides: [number, number][];
  shields: [[number, number], number[]][];
  bare: [number, number][];
  stock: [number, number, number];
  nobles: [[number, number], boolean][];
  holders: number[];
};

/** The host may correct owner's hand, within these bounds. */
export type MayCorrectHand = {
  may: "CorrectHand";
  owner: number;
  least_cash: number;
  most_elephants: number;
  most_shields: [number, number, number];
};

/** The host may turn another disk of this market up, from lowest to highest. */
export type MayCorrectPrice = { may: "CorrectPrice"; market: MarketName; lowest: number; highest: number };

export type Move =
  | MayLayLands
  | MayPlaceNobles
  | MayBuildFirstWall
  | MayPlaceShields
  | MayFinishSetUp
  | MayHarvest
  | MayBid
  | MayPassBid
  | MayOfferBarter
  | MayCounterBarter
  | MayAcceptBarter
  | MayDeclineBarter
  | MayWithdrawBarter
  | MayTrade
  | MayFillTrade
  | MayDeclineFill
  | MayPlaceGrain
  | MayEndCommerce
  | MayDeclareBuild
  | MayFinishBuild
  | MayDeployShield
  | MayEndBuilding
  | MayDeclareSiege
  | MayPassSiege
  | MayAssignShields
  | MayRollSiegeDice
  | MayFinishRemoval
  | MayTakeNoble
  | MayLeaveNoble
  | MayDemandRansom
  | MayPayRansom
  | MayRefuseRansom
  | MayMend
  | MayCorrectHand
  | MayCorrectPrice;

export type HostMove =
  | MayLayLands
  | MayPlaceNobles
  | MayBuildFirstWall
  | MayPlaceShields
  | MayFinishSetUp
  | MayHarvest
  | MayBid
  | MayPassBid
  | MayOfferBarter
  | MayCounterBarter
  | MayAcceptBarter
  | MayDeclineBarter
  | MayWithdrawBarter
  | MayTrade
  | MayFillTrade
  | MayDeclineFill
  | MayPlaceGrain
  | MayEndCommerce
  | MayDeclareBuild
  | MayFinishBuild
  | MayDeployShield
  | MayEndBuilding
  | MayDeclareSiege
  | MayPassSiege
  | MayAssignShields
  | MayRollSiegeDice
  | MayFinishRemoval
  | MayTakeNoble
  | MayLeaveNoble
  | MayDemandRansom
  | MayPayRansom
  | MayRefuseRansom
  | MayMend
  | { may: "CorrectHand"; owner: number }
  | MayCorrectPrice;

export type Side = "red" | "blue";

export type Colour = "green" | "purple" | "orange" | "black" | "white";

export type Marker = "chair" | "dome" | "head" | "square" | "dragon";

export type PlaceColour = "green" | "purple" | "orange" | "black" | "white" | "blue" | "brown" | "red" | "teal" | "pink" | "grey" | "yellow";

export type CountReading =
  | { state: "seen"; value: number }
  | { state: "unsure"; best: number; low: number; high: number; why: string; german: string }
  | { state: "hidden"; why: string; german: string };

export type FlagReading =
  | { state: "seen"; value: boolean }
  | { state: "unsure"; best: boolean; low: boolean; high: boolean; why: string; german: string }
  | { state: "hidden"; why: string; german: string };

export type Told = { text: string; german: string };

export type CityReading = { noble: FlagReading; stones: CountReading; width: CountReading; grain: CountReading };

export type City = {
  noble: boolean;
  stones: number;
  width: number;
  grain: number;
  reading: CityReading | null;
  crop: string | null;
  differs: Told | null;
  counting: { placed: number; declared: number; fell: boolean } | null;
};

export type Tile = {
  seat: number;
  cell: string;
  row: number;
  col: number;
  side: Side;
  on_camera: boolean;
  city: City | null;
  shields: number[];
  differs: Told | null;
};

export type Seat = { seat: number; name: string; symbol: string; colour: Colour; marker: Marker };

export type MarketRow = { price: number; reading: CountReading | null; stock: number; differs: Told | null };

export type Market = { grain: MarketRow; shields: MarketRow; elephants: MarketRow };

export type Well = { well: number; state: string; face: number | null };

export type Roll = {
  number: number;
  well: number;
  face: number;
  margin: number;
  seat: number | null;
  side: "attacker" | "defender" | null;
  t_s: number;
};

export type Siege = {
  attacker: number;
  defender: number;
  attacker_dice: number[];
  attacker_wanted: number;
  defender_dice: number[];
  defender_wanted: number;
  explained: string | null;
};

export type Compared =
  | { about: "price"; table: number; game: number }
  | { about: "side"; table: Side; game: Side }
  | { about: "shields"; table: number[]; game: number[] };

export type Question = {
  id: string;
  seat: number;
  text: string;
  german: string;
  crop: string | null;
  answers: (number | { value: number; text: string; german: string })[];
  pad: boolean;
  pictures: { n: number; after_s: number; picture: string }[];
  seen:
    | { tiles: { cell: string; row: number; col: number; side: Side }[] }
    | { nobles: { cell: string; row: number; col: number }[] }
    | null;
  compared: Compared | null;
};

export type Device = { state: "on" | "off" | "recording" | "fault"; sentence: string; german: string | null; virtual: boolean };

export type Message = { code: string; values: Record<string, unknown> };

export type LogEntry = { version: number; t_s: number; text: string; german: string | null; message: Message | null; tags: string[] };

export type Score = { seat: number; points: number; nobles_home: number; captured: number; great_walls: number };

export type Note = { text: string; german: string | null };

export type Evening = {
  title: string;
  mode: "live" | "recording";
  t_s: number;
  end_s: number;
  playing: boolean;
  speed: number;
  finished: boolean;
  notes: Note[];
};

export type Frame = { n: number; t_s: number; picture: string; overlay: string; width: number; height: number };

export type LobbySeat = {
  seat: number;
  symbol: string;
  colour: PlaceColour;
  name: string | null;
  marker: Marker | null;
  taken: boolean;
  held: boolean;
  connected: boolean;
  virtual: "random" | "sensible" | null;
  returnable: boolean;
};

export type SeatRequest = { id: number; seat: number; name: string };

export type Options = {
  rulebook: "standard" | "as-printed" | "mixed";
  rulings: { final_pass: boolean; bare_city_attackable: boolean; attacker_minus_defender: boolean } | null;
  open_hands: boolean;
  undo: "host" | "all";
  hints: boolean;
  companion_dice: boolean;
  starting_seat: number | null;
};

export type Lobby = {
  table: string;
  kind: "raja" | "bid_war" | "suit_bidding" | "almost" | "belemmer" | "evening_vote";
  title: string;
  created: string;
  stage: "open" | "playing" | "ended";
  paused: boolean;
  paused_by: string | null;
  address: string;
  name_address: string | null;
  secure_address: string | null;
  fingerprint: string | null;
  seats: LobbySeat[];
  requests: SeatRequest[];
  rulebook: "standard" | "as-printed" | "mixed";
  options: Options;
};

export type Odds =
  | {
    role: "attacker";
    cities: {
      defender: number;
      cell: [number, number];
      stones: number;
      shield_points: number;
      by_elephants: { elephants: number; destroyed: number; stones_lost: number; elephants_lost: number }[];
    }[];
  }
  | {
    role: "defender";
    cities: {
      defender: number;
      cell: [number, number];
      stones: number;
      elephants: number;
      by_shield_points: { shield_points: number; destroyed: number; stones_lost: number; elephants_lost: number }[];
    }[];
  };

export type Legal = { seat: number; phase: string; active: number | null; waiting_for: number[]; moves: Move[]; mends: Move[] };

export type HostLegal = {
  seat: number;
  phase: string;
  active: number | null;
  waiting_for: number[];
  moves: HostMove[];
  mends: HostMove[];
};

export type LandTile = {
  cell: [number, number];
  side: Side;
  city: boolean;
  noble: boolean;
  captured_by: number | null;
  wall: { stones: number; width: number };
  grain: number;
  shields: number[];
};

export type Hand = { cash: number; elephants: number; shields: [number, number, number] };

export type Player = {
  seat: number;
  name: string;
  marker: Marker;
  points: number;
  reserve: number;
  loose_grain: number;
  elephants_out: number;
  marker_at: [number, [number, number]] | null;
  captured: number[];
  tiles: LandTile[];
  hand: Hand | null;
};

/** A barter offer of maker to to (None: everybody). */
export type Offer = { maker: number; to: number | null; give: Goods; take: Goods; grain_from: [[number, number], number][] };

/** The open offer, the counters made to it, and the seats that declined it. */
export type Barter = { offer: Offer; counters: Offer[]; declined: number[] };

/** A stated trade while the others answer; willing are the seats that would fill it, with their columns. */
export type Trade = {
  market: MarketName;
  action: "buy" | "sell";
  count: number;
  shields: [number, number, number];
  price: number;
  cost: number;
  grain_from: [[number, number], number][];
  declined: number[];
  willing: [number, [[number, number], number][]][];
};

export type Battle = {
  cell: [number, number];
  elephants: number;
  shields: [[number, number], number][];
  attacker_dice: number[];
  defender_dice: number[];
  attacker_dice_left: number;
  defender_dice_left: number;
};

/** What the dice of the present battle decided; removed: the stones have been taken off. */
export type BattleResult = {
  attacker_total: number;
  defender_total: number;
  stones: number;
  x: number;
  elephants_lost: number;
  removed: boolean;
};

export type GameView = {
  turn: number;
  season: Side;
  starting_seat: number;
  order: number[];
  active: number | null;
  waiting_for: number[];
  rulebook: {
    name: "standard" | "as-printed" | "mixed";
    final_pass: boolean;
    bare_city_attackable: boolean;
    attacker_minus_defender: boolean;
  };
  open_hands: boolean;
  prices: { grain: number; shields: number; elephants: number };
  price_rows: { grain: [number, number]; shields: [number, number]; elephants: [number, number] };
  stock: { grain: number; shields: [number, number, number]; elephants: number };
  bank_overdrawn: number;
  points_to_end: number;
  players: Player[];
} & (
  | { phase: "set-up"; step: { stones_left: number[]; ready: boolean[] } }
  | { phase: "production"; step: { left: [number, number][][] } }
  | { phase: "auction"; step: { highest: number | null; leader: number | null; passed: boolean[] } }
  | { phase: "commerce"; step: { traded: MarketName[]; barter: Barter | null; trade: Trade | null } }
  | { phase: "building"; step: { cell: [number, number] | null; stones: number } }
  | {
    phase: "siege";
    step:
      | {
        declared: true;
        defender: number;
        shields_assigned: boolean;
        battles: Battle[];
        result: BattleResult | null;
        ransom: Goods | null;
      }
      | { declared: false };
  }
  | { phase: "ended"; step: { points: number[]; winners: number[] } }
);

export type GameMoment = {
  version: number;
  t_s: number;
  text: string;
  german: string | null;
  message: Message | null;
  tags: string[];
  turn: number;
  phase: string;
  prices: { grain: number; shields: number; elephants: number };
  points: number[];
};

export type Afterwards = {
  seats: { seat: number; name: string; symbol: string; colour: Colour }[];
  winners: number[];
  how: Message | null;
  minutes: number;
  turns: number;
  score: Score[];
  course: { turns: { at: number; turn: number }[]; steps: { at: number; points: number[] }[] };
  luck: ({ seat: number; battles: number; sieges: number; trades: number; dice: number; percent: number | null })[];
  wall: { seat: number; city: string; stones: number; width: number } | null;
  bargain: { seat: number; gain: number; said: Message | null } | null;
  awards: { seat: number; code: string; title: Message; line: Message }[];
  coach: ({
    seat: number;
    kind: "choice" | "dice";
    turn: number;
    phase: string;
    dollars: number;
    version: number;
    said: Message;
    better: Message;
  })[];
};

export type MomentState = {
  version: number;
  seats: Seat[];
  board: Tile[];
  market: Market | null;
  dice: { wells: Well[]; rolls: Roll[]; siege: Siege | null };
  shaken: { bump: { t_s: number; peak_mg: number } | null; tilt: { x_deg: number; y_deg: number } | null };
  loose: CountReading;
  questions: Question[];
  frame: Frame | null;
  log: LogEntry[];
  score: Score[];
  result: { winners: number[]; sentence: string } | null;
  devices: Record<string, never>;
  game: GameView | null;
};

export type RecordedState = {
  sequence: number;
  version: number;
  seats: Seat[];
  board: Tile[];
  market: Market | null;
  dice: { wells: Well[]; rolls: Roll[]; siege: Siege | null };
  shaken: { bump: { t_s: number; peak_mg: number } | null; tilt: { x_deg: number; y_deg: number } | null };
  loose: CountReading;
  questions: Question[];
  frame: Frame | null;
  log: LogEntry[];
  score: Score[];
  result: { winners: number[]; sentence: string } | null;
  evening: Evening;
  devices: { camera: Device; arduino: Device };
  game: GameView | null;
};

export type LiveState = {
  sequence: number;
  version: number;
  seats: Seat[];
  board: Tile[];
  market: Market | null;
  dice: { wells: Well[]; rolls: Roll[]; siege: Siege | null };
  shaken: { bump: { t_s: number; peak_mg: number } | null; tilt: { x_deg: number; y_deg: number } | null };
  loose: CountReading;
  questions: Question[];
  frame: Frame | null;
  log: LogEntry[];
  score: Score[];
  result: { winners: number[]; sentence: string } | null;
  evening: Evening;
  devices: { camera: Device; arduino: Device };
  lobby: Lobby;
  clock: { seconds: number | null; ends_at_ms: number | null };
  recorded: "now" | "with_game" | "off";
  you: { role: "spectator" | "seat"; seat: number | null; host: boolean; local: boolean; pin: string | null };
  hosts: ({ number: number; seat: number | null; since_ms: number | null; own: boolean })[] | null;
  game: GameView | null;
  legal: Legal | null;
  host_legal: HostLegal | null;
  undo: {
    may: boolean;
    count: number;
    redo: boolean;
    next: { text: string; german: string; moves: Told[]; asks: Told | null } | null;
    again: Told | null;
  };
  odds: Odds | null;
};

/** A game in the list; stage as in lobby.stage. */
export type SavedGame = {
  table: string;
  kind: "raja" | "bid_war" | "suit_bidding" | "almost" | "belemmer" | "evening_vote";
  title: string;
  created: string;
  stage: string;
  players: string[];
  version: number;
  open: boolean;
};

/** How recording is. */
export type RecordingShown = { on: boolean; file: string | null; size_mb: number; sentence: string; failed: boolean };

export type Reading = CountReading | FlagReading;

/** The own part of the view of each phase. */
export type Steps = { [View in GameView as View["phase"]]: View["step"] };

/**
 * What a page of Raja's table knows: a recorded evening has no lobby, no seat of one's own and no moves, a moment of a game
 * no devices.
 */
export type TableState = Omit<RecordedState, "devices"> & { devices: Partial<RecordedState["devices"]> } & Partial<
    Omit<LiveState, keyof RecordedState>
  >;
