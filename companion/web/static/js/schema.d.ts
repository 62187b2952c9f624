/**
 * What the server tells, written by `make page-types`; types alone, never served to a page.
 * Made from schemas.json: 3e241d11f3cafd535cd2dcde637271c32a954f708fcfc8ff0c0bb80f1b33ebb3
 */

export type Actor = string;
export type BidWarMove =
  | BidWarMayAddCards
  | BidWarMayDeal
  | BidWarMayFlipPrize
  | BidWarMayLayBid
  | BidWarMayPassAdding
  | BidWarMayPlaySeven
  | BidWarMayPlayTwo
  | BidWarMaySealBid
  | BidWarMayShowBid
  | BidWarMayShuffleDeck
  | BidWarMayWithdrawBid;
export type BidWarView = BidWarAddingView | BidWarEndedView | BidWarPlainView | BidWarShowingView;
export type SuitBiddingMove =
  | SuitBiddingMayLayBid
  | SuitBiddingMayOfferCard
  | SuitBiddingMayPassBid
  | SuitBiddingMayRaiseBid
  | SuitBiddingMaySealBid
  | SuitBiddingMayShowBid
  | SuitBiddingMayShuffleSpare
  | SuitBiddingMayTurnPrize
  | SuitBiddingMayWithdrawBid;
export type SuitBiddingView =
  | SuitBiddingEndedView
  | SuitBiddingOfferingView
  | SuitBiddingPlainView
  | SuitBiddingRaisingView
  | SuitBiddingSealingView
  | SuitBiddingShowingView;
export type AlmostMove =
  AlmostMayCloseFist | AlmostMayEndDiscussion | AlmostMaySealBid | AlmostMayShowFist | AlmostMayWithdrawBid;
export type AlmostView = AlmostEndedView | AlmostPlainView | AlmostShowingView;
export type BelemmerMove = BelemmerMayMoveStack | BelemmerMayPlaceCard | BelemmerMayShowTop | BelemmerMayShufflePiles;
export type BelemmerView = BelemmerEndedView | BelemmerPlainView;
export type EveningVoteMove = EveningVoteMaySealBallot | EveningVoteMayWithdrawBallot;
export type EveningVoteView = EveningVoteEndedView | EveningVoteVotingView;
export type CommandName =
  | "LayLands"
  | "PlaceNobles"
  | "BuildFirstWall"
  | "PlaceShields"
  | "FinishSetUp"
  | "Harvest"
  | "PlaceBid"
  | "PassBid"
  | "OfferBarter"
  | "CounterBarter"
  | "AcceptBarter"
  | "DeclineBarter"
  | "WithdrawBarter"
  | "ProposeTrade"
  | "FillTrade"
  | "DeclineFill"
  | "PlaceGrain"
  | "EndCommerce"
  | "DeclareBuild"
  | "FinishBuild"
  | "DeployShield"
  | "EndBuilding"
  | "DeclareSiege"
  | "AssignShields"
  | "RollSiegeDice"
  | "FinishRemoval"
  | "TakeNoble"
  | "LeaveNoble"
  | "DemandRansom"
  | "PayRansom"
  | "RefuseRansom"
  | "PassSiege"
  | "GrainFell"
  | "WallFell"
  | "CorrectWall"
  | "CorrectGrain"
  | "CorrectTileShields"
  | "CorrectSide"
  | "CorrectNoble"
  | "CorrectHand"
  | "CorrectPrice"
  | "Undo"
  | "Redo";

export interface AllTold {
  LiveState?: LiveState;
  RecordedState?: RecordedState;
  MomentState?: MomentState;
  Moments?: Moments;
  SmallState?: SmallState;
  RoomTold?: RoomTold;
  Guest?: Guest;
  Afterwards?: Afterwards;
  AllGames?: AllGames;
  BookShown?: BookShown;
  RecordingTold?: RecordingTold;
  BidWarMove?: BidWarMove;
  BidWarView?: BidWarView;
  SuitBiddingMove?: SuitBiddingMove;
  SuitBiddingView?: SuitBiddingView;
  AlmostMove?: AlmostMove;
  AlmostView?: AlmostView;
  BelemmerMove?: BelemmerMove;
  BelemmerView?: BelemmerView;
  EveningVoteMove?: EveningVoteMove;
  EveningVoteView?: EveningVoteView;
  CommandName?: CommandName;
}
/**
 * What a live table tells one viewer.
 */
export interface LiveState {
  version: number;
  seats: Seat[];
  board: Tile[];
  market: Market | null;
  dice: Dice;
  shaken: Shaken;
  loose: SeenCount | UnsureCount | Hidden;
  questions: Question[];
  frame: Frame | null;
  log: LogEntry[];
  score: Score[];
  result: Result | null;
  game: (SetUpView | ProductionView | AuctionView | CommerceView | BuildingView | SiegeView | EndedView) | null;
  sequence: number;
  evening: Evening;
  devices: Devices;
  lobby: Lobby;
  clock: Clock;
  recorded: "now" | "with_game" | "off";
  you: Viewing;
  hosts: Host[] | null;
  legal: Legal | null;
  host_legal: HostLegal | null;
  undo: UndoOffered;
  odds: (AttackerOdds | DefenderOdds | WatcherOdds) | null;
}
/**
 * A player of the game.
 */
export interface Seat {
  seat: number;
  name: string;
  symbol: string;
  colour: "green" | "purple" | "orange" | "black" | "white";
  marker: "chair" | "dome" | "head" | "square" | "dragon";
}
/**
 * A tile of the board.
 */
export interface Tile {
  cell: string;
  row: number;
  col: number;
  seat: number;
  side: "red" | "blue";
  on_camera: boolean;
  city: City | null;
  shields: number[];
  differs: Message | null;
}
/**
 * A city as the game has it, beside what the camera reads.
 */
export interface City {
  noble: boolean;
  stones: number;
  width: number;
  grain: number;
  reading: CityReading | null;
  crop: string | null;
  differs: Message | null;
  counting: Counting | null;
}
/**
 * What the camera reads of a city.
 */
export interface CityReading {
  noble: SeenFlag | UnsureFlag | Hidden;
  stones: SeenCount | UnsureCount | Hidden;
  width: SeenCount | UnsureCount | Hidden;
  grain: SeenCount | UnsureCount | Hidden;
}
/**
 * A yes or no that was seen.
 */
export interface SeenFlag {
  state: "seen";
  value: boolean;
}
/**
 * A yes or no in doubt.
 */
export interface UnsureFlag {
  state: "unsure";
  best: boolean;
  low: boolean;
  high: boolean;
  why: Message;
}
/**
 * A text's code with its values, put into words by whoever shows it.
 */
export interface Message {
  code: string;
  values: {
    [k: string]: unknown;
  };
}
/**
 * Nothing can be seen of it.
 */
export interface Hidden {
  state: "hidden";
  why: Message;
}
/**
 * A number that was seen.
 */
export interface SeenCount {
  state: "seen";
  value: number;
}
/**
 * A number in doubt.
 */
export interface UnsureCount {
  state: "unsure";
  best: number;
  low: number;
  high: number;
  why: Message;
}
/**
 * The progress of a build, and whether the camera saw stones fall.
 */
export interface Counting {
  placed: number;
  declared: number;
  fell: boolean;
}
/**
 * The three markets.
 */
export interface Market {
  grain: MarketRow;
  shields: MarketRow;
  elephants: MarketRow;
}
/**
 * A market as the game has it, beside what the camera reads of its price.
 */
export interface MarketRow {
  price: number;
  reading: (SeenCount | UnsureCount | Hidden) | null;
  stock: number;
  differs: Message | null;
}
/**
 * Wells, newest rolls, and what they are rolled for.
 */
export interface Dice {
  wells: Well[];
  rolls: Roll[];
  siege: Siege | null;
}
/**
 * A dice well of the board.
 */
export interface Well {
  well: number;
  state: string;
  face: number | null;
}
/**
 * A die that settled.
 */
export interface Roll {
  number: number;
  well: number;
  face: number;
  margin: number;
  seat: number | null;
  side: ("attacker" | "defender") | null;
  t_s: number;
}
/**
 * The present battle's dice.
 */
export interface Siege {
  attacker: number;
  defender: number;
  attacker_dice: number[];
  attacker_wanted: number;
  defender_dice: number[];
  defender_wanted: number;
  explained: string | null;
}
/**
 * What happened to the table.
 */
export interface Shaken {
  bump: Bump | null;
  tilt: Tilt | null;
}
/**
 * A knock at the table.
 */
export interface Bump {
  t_s: number;
  peak_mg: number;
}
/**
 * How far the table leans.
 */
export interface Tilt {
  x_deg: number;
  y_deg: number;
}
/**
 * What the referee asks a seat.
 */
export interface Question {
  id: string;
  seat: number;
  message: Message;
  crop: string | null;
  answers: (number | Answer)[];
  pad: boolean;
  may_be_shown: boolean;
  pictures: AccidentPicture[];
  seen: SeenTiles | SeenNobles | null;
  compared: (ComparedPrice | ComparedSide | ComparedShields) | null;
}
/**
 * An answer in words.
 */
export interface Answer {
  value: number;
  message: Message;
}
/**
 * A picture around an accident.
 */
export interface AccidentPicture {
  n: number;
  after_s: number;
  picture: string;
}
/**
 * Lands as the camera sees them.
 */
export interface SeenTiles {
  tiles: SideAt[];
}
/**
 * Which side a tile shows.
 */
export interface SideAt {
  cell: string;
  row: number;
  col: number;
  side: "red" | "blue";
}
/**
 * Nobles as the camera sees them.
 */
export interface SeenNobles {
  nobles: Place[];
}
/**
 * A cell of a seat's Lands: as people call it, and by row and column.
 */
export interface Place {
  cell: string;
  row: number;
  col: number;
}
/**
 * A price on the table and in the game.
 */
export interface ComparedPrice {
  about: "price";
  table: number;
  game: number;
}
/**
 * A tile's side on the table and in the game.
 */
export interface ComparedSide {
  about: "side";
  table: "red" | "blue";
  game: "red" | "blue";
}
/**
 * A tile's shields on the table and in the game.
 */
export interface ComparedShields {
  about: "shields";
  table: number[];
  game: number[];
}
/**
 * The newest picture of the table.
 */
export interface Frame {
  n: number;
  t_s: number;
  picture: string;
  overlay: string;
  width: number;
  height: number;
}
/**
 * A line of the chronicle.
 */
export interface LogEntry {
  version: number;
  t_s: number;
  message: Message;
  tags: string[];
}
/**
 * A seat's points, and what they are for.
 */
export interface Score {
  seat: number;
  points: number;
  nobles_home: number;
  captured: number;
  great_walls: number;
}
/**
 * How the game ended.
 */
export interface Result {
  winners: number[];
}
/**
 * The game during set-up.
 */
export interface SetUpView {
  turn: number;
  season: "red" | "blue";
  starting_seat: number;
  order: number[];
  active: number | null;
  waiting_for: number[];
  rulebook: NamedRulebook;
  open_hands: boolean;
  prices: Prices;
  price_rows: PriceRows;
  stock: Stock;
  bank_overdrawn: number;
  points_to_end: number;
  players: Player[];
  phase: "set-up";
  step: SetUpStep;
}
/**
 * The rulings that hold, and the name that they have together.
 */
export interface NamedRulebook {
  final_pass: boolean;
  bare_city_attackable: boolean;
  attacker_minus_defender: boolean;
  name: "standard" | "as-printed" | "mixed";
}
/**
 * What a unit costs, by market.
 */
export interface Prices {
  grain: number;
  shields: number;
  elephants: number;
}
/**
 * The lowest and the highest price of each market.
 */
export interface PriceRows {
  /**
   * @minItems 2
   * @maxItems 2
   */
  grain: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  shields: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  elephants: [number, number];
}
/**
 * What the markets have left; shields by value.
 */
export interface Stock {
  grain: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  shields: [number, number, number];
  elephants: number;
}
/**
 * A seat; hand is null where whoever looks may not see it.
 */
export interface Player {
  seat: number;
  name: string;
  marker: "chair" | "dome" | "head" | "square" | "dragon";
  points: number;
  reserve: number;
  loose_grain: number;
  elephants_out: number;
  marker_at: [number, [number, number]] | null;
  captured: number[];
  tiles: LandTile[];
  hand: Hand | null;
}
/**
 * A tile of somebody's Lands, and what stands on it.
 */
export interface LandTile {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  side: "red" | "blue";
  city: boolean;
  noble: boolean;
  captured_by: number | null;
  wall: Wall;
  grain: number;
  shields: number[];
}
/**
 * A city's wall.
 */
export interface Wall {
  stones: number;
  width: number;
}
/**
 * What is held behind the blinder (S7).
 */
export interface Hand {
  cash: number;
  elephants: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  shields: [number, number, number];
}
/**
 * By seat, the stones to spread and who is ready.
 */
export interface SetUpStep {
  stones_left: number[];
  ready: boolean[];
}
/**
 * The game in Production.
 */
export interface ProductionView {
  turn: number;
  season: "red" | "blue";
  starting_seat: number;
  order: number[];
  active: number | null;
  waiting_for: number[];
  rulebook: NamedRulebook;
  open_hands: boolean;
  prices: Prices;
  price_rows: PriceRows;
  stock: Stock;
  bank_overdrawn: number;
  points_to_end: number;
  players: Player[];
  phase: "production";
  step: ProductionStep;
}
/**
 * By seat, the cities still to harvest.
 */
export interface ProductionStep {
  left: [number, number][][];
}
/**
 * The game in Auction.
 */
export interface AuctionView {
  turn: number;
  season: "red" | "blue";
  starting_seat: number;
  order: number[];
  active: number | null;
  waiting_for: number[];
  rulebook: NamedRulebook;
  open_hands: boolean;
  prices: Prices;
  price_rows: PriceRows;
  stock: Stock;
  bank_overdrawn: number;
  points_to_end: number;
  players: Player[];
  phase: "auction";
  step: AuctionStep;
}
/**
 * The highest bid, whose it is, and who has passed.
 */
export interface AuctionStep {
  highest: number | null;
  leader: number | null;
  passed: boolean[];
}
/**
 * The game in Commerce.
 */
export interface CommerceView {
  turn: number;
  season: "red" | "blue";
  starting_seat: number;
  order: number[];
  active: number | null;
  waiting_for: number[];
  rulebook: NamedRulebook;
  open_hands: boolean;
  prices: Prices;
  price_rows: PriceRows;
  stock: Stock;
  bank_overdrawn: number;
  points_to_end: number;
  players: Player[];
  phase: "commerce";
  step: CommerceStep;
}
/**
 * Markets used this turn, and what is open to answers.
 */
export interface CommerceStep {
  traded: ("grain" | "shields" | "elephants")[];
  barter: Barter | null;
  trade: Trade | null;
}
/**
 * The open offer, the counters made to it, and the seats that declined it.
 */
export interface Barter {
  offer: Offer;
  counters: Offer[];
  declined: number[];
}
/**
 * A barter offer of maker to to (None: everybody).
 */
export interface Offer {
  maker: number;
  to: number | null;
  give: Goods;
  take: Goods;
  grain_from: [[number, number], number][];
}
/**
 * What changes hands in a barter or a ransom: dollars, elephants, grain units, shields by value (C1, G7).
 */
export interface Goods {
  money: number;
  elephants: number;
  grain: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  shields: [number, number, number];
}
/**
 * A stated trade while the others answer; willing are the seats that would fill it, with their columns.
 */
export interface Trade {
  market: "grain" | "shields" | "elephants";
  action: "buy" | "sell";
  count: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  shields: [number, number, number];
  price: number;
  cost: number;
  grain_from: [[number, number], number][];
  declined: number[];
  willing: [number, [[number, number], number][]][];
}
/**
 * The game in Building.
 */
export interface BuildingView {
  turn: number;
  season: "red" | "blue";
  starting_seat: number;
  order: number[];
  active: number | null;
  waiting_for: number[];
  rulebook: NamedRulebook;
  open_hands: boolean;
  prices: Prices;
  price_rows: PriceRows;
  stock: Stock;
  bank_overdrawn: number;
  points_to_end: number;
  players: Player[];
  phase: "building";
  step: BuildingStep;
}
/**
 * The declared build.
 */
export interface BuildingStep {
  cell: [number, number] | null;
  stones: number;
}
/**
 * The game in Siege.
 */
export interface SiegeView {
  turn: number;
  season: "red" | "blue";
  starting_seat: number;
  order: number[];
  active: number | null;
  waiting_for: number[];
  rulebook: NamedRulebook;
  open_hands: boolean;
  prices: Prices;
  price_rows: PriceRows;
  stock: Stock;
  bank_overdrawn: number;
  points_to_end: number;
  players: Player[];
  phase: "siege";
  step: DeclaredSiege | NoSiege;
}
/**
 * A siege that is going on.
 */
export interface DeclaredSiege {
  declared: true;
  defender: number;
  shields_assigned: boolean;
  battles: BattleNow[];
  result: BattleResult | null;
  ransom: Goods | null;
}
/**
 * A battle, with the dice still to roll.
 */
export interface BattleNow {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  elephants: number;
  shields: [[number, number], number][];
  attacker_dice: number[];
  defender_dice: number[];
  attacker_dice_left: number;
  defender_dice_left: number;
}
/**
 * What the dice of the present battle decided; removed: the stones have been taken off.
 */
export interface BattleResult {
  attacker_total: number;
  defender_total: number;
  stones: number;
  x: number;
  elephants_lost: number;
  removed: boolean;
}
/**
 * Nobody is besieged.
 */
export interface NoSiege {
  declared: false;
}
/**
 * The game that is over.
 */
export interface EndedView {
  turn: number;
  season: "red" | "blue";
  starting_seat: number;
  order: number[];
  active: number | null;
  waiting_for: number[];
  rulebook: NamedRulebook;
  open_hands: boolean;
  prices: Prices;
  price_rows: PriceRows;
  stock: Stock;
  bank_overdrawn: number;
  points_to_end: number;
  players: Player[];
  phase: "ended";
  step: EndedStep;
}
/**
 * Points by seat, and who won.
 */
export interface EndedStep {
  points: number[];
  winners: number[];
}
/**
 * How far the evening has come, and whether it goes on.
 */
export interface Evening {
  title: string;
  mode: "live" | "recording";
  t_s: number;
  end_s: number;
  playing: boolean;
  speed: number;
  finished: boolean;
  notes: Message[];
}
/**
 * Camera and board.
 */
export interface Devices {
  camera: Device;
  arduino: Device;
}
/**
 * How camera or board is.
 */
export interface Device {
  state: "on" | "off" | "recording" | "fault";
  message: Message;
  virtual: boolean;
}
/**
 * The people at the table, and how it is reached.
 */
export interface Lobby {
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
}
/**
 * A place at the table.
 */
export interface LobbySeat {
  seat: number;
  symbol: string;
  colour:
    "green" | "purple" | "orange" | "black" | "white" | "blue" | "brown" | "red" | "teal" | "pink" | "grey" | "yellow";
  name: string | null;
  marker: ("chair" | "dome" | "head" | "square" | "dragon") | null;
  taken: boolean;
  held: boolean;
  connected: boolean;
  virtual: ("random" | "sensible") | null;
  returnable: boolean;
}
/**
 * Somebody asks for a seat that is taken.
 */
export interface SeatRequest {
  id: number;
  seat: number;
  name: string;
}
/**
 * What the table agreed on; rulings with a mixed rulebook alone.
 */
export interface Options {
  rulebook: "standard" | "as-printed" | "mixed";
  rulings: Rulebook | null;
  open_hands: boolean;
  undo: "host" | "all";
  hints: boolean;
  companion_dice: boolean;
  starting_seat: number | null;
}
/**
 * The three rulings in which the standard rulebook departs from the printed words, each by itself.
 */
export interface Rulebook {
  final_pass: boolean;
  bare_city_attackable: boolean;
  attacker_minus_defender: boolean;
}
/**
 * The call clock: how long a call may take, and when the present one ends, by the wall clock.
 */
export interface Clock {
  seconds: number | null;
  ends_at_ms: number | null;
}
/**
 * Who looks.
 */
export interface Viewing {
  role: "spectator" | "seat";
  seat: number | null;
  host: boolean;
  local: boolean;
  pin: string | null;
}
/**
 * A phone that is host.
 */
export interface Host {
  number: number;
  seat: number | null;
  since_ms: number | null;
  own: boolean;
}
/**
 * What a seat may do now; ahead is what it could do on its turn, for plans.
 */
export interface Legal {
  seat: number;
  phase: "set-up" | "production" | "auction" | "commerce" | "building" | "siege" | "ended";
  active: number | null;
  waiting_for: number[];
  moves: (
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
    | MayCorrectPrice
  )[];
  mends: (
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
    | MayCorrectPrice
  )[];
  ahead: (MayTrade | MayDeclareBuild)[];
}
/**
 * Seven tiles, four of them in a 2 × 2 square, hanging together, within rows × cols (S1).
 */
export interface MayLayLands {
  may: "LayLands";
  tiles: number;
  rows: number;
  cols: number;
}
/**
 * count different cells out of these (S2).
 */
export interface MayPlaceNobles {
  may: "PlaceNobles";
  count: number;
  cells: [number, number][];
}
/**
 * 1 to most_stones on one of these cities, each with the stones that stand there (S2).
 */
export interface MayBuildFirstWall {
  may: "BuildFirstWall";
  most_stones: number;
  cities: [[number, number], number][];
}
/**
 * Any of the shields in hand on these tiles (S3).
 */
export interface MayPlaceShields {
  may: "PlaceShields";
  /**
   * @minItems 3
   * @maxItems 3
   */
  in_hand: [number, number, number];
  cells: [number, number][];
}
/**
 * All stones are spread.
 */
export interface MayFinishSetUp {
  may: "FinishSetUp";
}
/**
 * One of these cities, each with what it yields; 0 to that many may fall (P1, P2).
 */
export interface MayHarvest {
  may: "Harvest";
  cities: [[number, number], number][];
}
/**
 * A bid from lowest to highest (A1).
 */
export interface MayBid {
  may: "Bid";
  lowest: number;
  highest: number;
}
/**
 * A pass while leader's bid of highest stands (A2).
 */
export interface MayPassBid {
  may: "PassBid";
  leader: number;
  highest: number;
}
/**
 * Give up to have, to any of seats or everybody; take grain only with a city to put it on (C1).
 */
export interface MayOfferBarter {
  may: "OfferBarter";
  seats: number[];
  have: Goods;
  columns: [[number, number], number][];
  may_take_grain: boolean;
}
/**
 * Counter maker's offer, giving up to have (C1).
 */
export interface MayCounterBarter {
  may: "CounterBarter";
  maker: number;
  have: Goods;
  columns: [[number, number], number][];
  may_take_grain: boolean;
}
/**
 * Take maker's offer: get get and pay pay, its grain from these columns (C1).
 */
export interface MayAcceptBarter {
  may: "AcceptBarter";
  maker: number;
  get: Goods;
  pay: Goods;
  columns: [[number, number], number][];
}
/**
 * Turn maker's offer down, to get get and pay pay (C1).
 */
export interface MayDeclineBarter {
  may: "DeclineBarter";
  maker: number;
  get: Goods;
  pay: Goods;
}
/**
 * Take the own offer back (C1).
 */
export interface MayWithdrawBarter {
  may: "WithdrawBarter";
}
/**
 * State a trade (C2).
 */
export interface MayTrade {
  may: "Trade";
  market: "grain" | "shields" | "elephants";
  action: "buy" | "sell";
  price: number;
  most: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  shields: [number, number, number];
  columns: [[number, number], number][];
}
/**
 * Fill seat's trade: get get and pay pay, its grain from these columns (C3).
 */
export interface MayFillTrade {
  may: "FillTrade";
  seat: number;
  get: Goods;
  pay: Goods;
  columns: [[number, number], number][];
}
/**
 * Leave seat's trade to others: to get get and pay pay (C3).
 */
export interface MayDeclineFill {
  may: "DeclineFill";
  seat: number;
  get: Goods;
  pay: Goods;
}
/**
 * Put 1 to most units on one of these cities' columns; some may fall (P4).
 */
export interface MayPlaceGrain {
  may: "PlaceGrain";
  most: number;
  cells: [number, number][];
}
/**
 * Be done trading; with open_markets there has been no trade this turn (C5).
 */
export interface MayEndCommerce {
  may: "EndCommerce";
  open_markets: ("grain" | "shields" | "elephants")[];
}
/**
 * 1 to most_stones for one of these cities' walls, each with its stones, paid from the columns (B1).
 */
export interface MayDeclareBuild {
  may: "DeclareBuild";
  most_stones: number;
  cities: [[number, number], number][];
  columns: [[number, number], number][];
  stones_a_grain: number;
}
/**
 * Report the wall at cell: 0 to stood + declared stones stand (B3).
 */
export interface MayFinishBuild {
  may: "FinishBuild";
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  stood: number;
  declared: number;
}
/**
 * One of the shields in hand on one of these tiles (B5).
 */
export interface MayDeployShield {
  may: "DeployShield";
  /**
   * @minItems 3
   * @maxItems 3
   */
  in_hand: [number, number, number];
  cells: [number, number][];
}
/**
 * Be done building.
 */
export interface MayEndBuilding {
  may: "EndBuilding";
}
/**
 * From one of these spots, with elephants in all at most (G1, G2).
 */
export interface MayDeclareSiege {
  may: "DeclareSiege";
  elephants: number;
  spots: SiegeSpot[];
}
/**
 * A tile of defender's for the marker, and the cities beside it with the most elephants for each (G2).
 */
export interface SiegeSpot {
  defender: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  marker: [number, number];
  targets: [[number, number], number][];
}
/**
 * Besiege nobody.
 */
export interface MayPassSiege {
  may: "PassSiege";
}
/**
 * Each shield, as (its tile, its value, the attacked cities in reach), may defend one of them or none (G3).
 */
export interface MayAssignShields {
  may: "AssignShields";
  shields: [[number, number], number, [number, number][]][];
  attacked: [[number, number], number][];
}
/**
 * Roll 1 to most dice in the battle for cell (G4).
 */
export interface MayRollSiegeDice {
  may: "RollSiegeDice";
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  most: number;
}
/**
 * Take take of stones stones off: 0 to the rest stand, the width no more than those (G6).
 */
export interface MayFinishRemoval {
  may: "FinishRemoval";
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  stones: number;
  take: number;
}
/**
 * Take the noble at cell (G7).
 */
export interface MayTakeNoble {
  may: "TakeNoble";
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
}
/**
 * Leave the noble at cell (G7).
 */
export interface MayLeaveNoble {
  may: "LeaveNoble";
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
}
/**
 * Name a ransom for the noble at cell; grain only with a city to put it on (G7).
 */
export interface MayDemandRansom {
  may: "DemandRansom";
  may_take_grain: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
}
/**
 * Pay the ransom, its grain from these columns (G7).
 */
export interface MayPayRansom {
  may: "PayRansom";
  ransom: Goods;
  columns: [[number, number], number][];
}
/**
 * Refuse to pay the ransom; the noble at cell is taken (G7).
 */
export interface MayRefuseRansom {
  may: "RefuseRansom";
  ransom: Goods;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
}
/**
 * Say what happened to, or what is really on, owner's Lands.
 */
export interface MayMend {
  may: "Mend";
  owner: number;
  grain: [[number, number], number][];
  pile: number;
  walls: [[number, number], number][];
  reserve: number;
  sides: [number, number][];
  shields: [[number, number], number[]][];
  bare: [number, number][];
  /**
   * @minItems 3
   * @maxItems 3
   */
  stock: [number, number, number];
  nobles: [[number, number], boolean][];
  holders: number[];
}
/**
 * The host may correct owner's hand, within these bounds.
 */
export interface MayCorrectHand {
  may: "CorrectHand";
  owner: number;
  least_cash: number;
  most_elephants: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  most_shields: [number, number, number];
}
/**
 * The host may turn another disk of this market up, from lowest to highest.
 */
export interface MayCorrectPrice {
  may: "CorrectPrice";
  market: "grain" | "shields" | "elephants";
  lowest: number;
  highest: number;
}
/**
 * What the host may correct.
 */
export interface HostLegal {
  seat: number;
  phase: "set-up" | "production" | "auction" | "commerce" | "building" | "siege" | "ended";
  active: number | null;
  waiting_for: number[];
  moves: (
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
    | MayCorrectPrice
  )[];
  mends: (MayMend | MayCorrectPrice | AnyHand)[];
}
/**
 * The host may correct that hand; its bounds would tell what is in it.
 */
export interface AnyHand {
  may: "CorrectHand";
  owner: number;
}
/**
 * Whether this viewer may undo and redo.
 */
export interface UndoOffered {
  may: boolean;
  count: number;
  redo: boolean;
  next: NextUndo | null;
  again: Message | null;
}
/**
 * What an undo would take back, and what is said before whoever taps it is asked; () where nobody is.
 */
export interface NextUndo {
  message: Message;
  moves: Message[];
  asks: Message[];
}
/**
 * Odds for whoever may attack.
 */
export interface AttackerOdds {
  role: "attacker";
  cities: CityToAttack[];
}
/**
 * A city that may be attacked.
 */
export interface CityToAttack {
  defender: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  stones: number;
  shield_points: number;
  by_elephants: ElephantChances[];
}
/**
 * With so many elephants.
 */
export interface ElephantChances {
  destroyed: number;
  stones_lost: number;
  elephants_lost: number;
  elephants: number;
}
/**
 * Odds for whoever assigns shields.
 */
export interface DefenderOdds {
  role: "defender";
  cities: CityToDefend[];
}
/**
 * A city that is attacked.
 */
export interface CityToDefend {
  defender: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  stones: number;
  elephants: number;
  by_shield_points: ShieldChances[];
}
/**
 * With so many shield points.
 */
export interface ShieldChances {
  destroyed: number;
  stones_lost: number;
  elephants_lost: number;
  shield_points: number;
}
/**
 * Odds of a declared siege, for everybody who looks on.
 */
export interface WatcherOdds {
  role: "watcher";
  cities: CityBesieged[];
}
/**
 * A city under siege before any die: without shields, and with all that may defend it.
 */
export interface CityBesieged {
  defender: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  stones: number;
  elephants: number;
  bare: Chances;
  shielded: ShieldChances;
}
/**
 * What dice will do, on average.
 */
export interface Chances {
  destroyed: number;
  stones_lost: number;
  elephants_lost: number;
}
/**
 * What a recorded evening tells.
 */
export interface RecordedState {
  version: number;
  seats: Seat[];
  board: Tile[];
  market: Market | null;
  dice: Dice;
  shaken: Shaken;
  loose: SeenCount | UnsureCount | Hidden;
  questions: Question[];
  frame: Frame | null;
  log: LogEntry[];
  score: Score[];
  result: Result | null;
  game: (SetUpView | ProductionView | AuctionView | CommerceView | BuildingView | SiegeView | EndedView) | null;
  sequence: number;
  evening: Evening;
  devices: Devices;
}
/**
 * The table at one moment of its game.
 */
export interface MomentState {
  version: number;
  seats: Seat[];
  board: Tile[];
  market: Market | null;
  dice: Dice;
  shaken: Shaken;
  loose: SeenCount | UnsureCount | Hidden;
  questions: Question[];
  frame: Frame | null;
  log: LogEntry[];
  score: Score[];
  result: Result | null;
  game: (SetUpView | ProductionView | AuctionView | CommerceView | BuildingView | SiegeView | EndedView) | null;
  devices: NoDevices;
}
/**
 * A moment looked back at has no devices.
 */
export interface NoDevices {}
/**
 * All moments of a game.
 */
export interface Moments {
  moments: GameMoment[];
}
/**
 * A moment of the game, with prices and points.
 */
export interface GameMoment {
  version: number;
  t_s: number;
  message: Message;
  tags: string[];
  turn: number;
  phase: "set-up" | "production" | "auction" | "commerce" | "building" | "siege" | "ended";
  prices: Prices;
  points: number[];
}
/**
 * What a table tells one viewer of its small game.
 */
export interface SmallState {
  sequence: number;
  kind: "raja" | "bid_war" | "suit_bidding" | "almost" | "belemmer" | "evening_vote";
  table: string;
  version: number;
  title: string;
  stage: "open" | "playing" | "ended";
  paused: boolean;
  recorded: "now" | "with_game" | "off";
  paused_by: string | null;
  seats: SmallSeat[];
  aside: SmallSeat[];
  waiting: number[];
  log: SmallLine[];
  clock: SmallClock;
  evening: SmallEvening;
  proposals: CameraProposal[];
  notes: Message[];
  you: number | null;
  host: boolean;
  view:
    | AlmostPlainView
    | AlmostShowingView
    | AlmostEndedView
    | BidWarPlainView
    | BidWarShowingView
    | BidWarAddingView
    | BidWarEndedView
    | SuitBiddingPlainView
    | SuitBiddingOfferingView
    | SuitBiddingSealingView
    | SuitBiddingShowingView
    | SuitBiddingRaisingView
    | SuitBiddingEndedView
    | BelemmerPlainView
    | BelemmerEndedView
    | EveningVoteVotingView
    | EveningVoteEndedView
    | null;
  moves: (
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
    | SuitBiddingMayWithdrawBid
    | SuitBiddingMayShowBid
    | SuitBiddingMayRaiseBid
    | SuitBiddingMayPassBid
    | AlmostMayEndDiscussion
    | AlmostMaySealBid
    | AlmostMayCloseFist
    | AlmostMayWithdrawBid
    | AlmostMayShowFist
    | BelemmerMayShufflePiles
    | BelemmerMayShowTop
    | BelemmerMayPlaceCard
    | BelemmerMayMoveStack
    | EveningVoteMaySealBallot
    | EveningVoteMayWithdrawBallot
  )[];
  host_moves:
    | (
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
        | SuitBiddingMayWithdrawBid
        | SuitBiddingMayShowBid
        | SuitBiddingMayRaiseBid
        | SuitBiddingMayPassBid
        | AlmostMayEndDiscussion
        | AlmostMaySealBid
        | AlmostMayCloseFist
        | AlmostMayWithdrawBid
        | AlmostMayShowFist
        | BelemmerMayShufflePiles
        | BelemmerMayShowTop
        | BelemmerMayPlaceCard
        | BelemmerMayMoveStack
        | EveningVoteMaySealBallot
        | EveningVoteMayWithdrawBallot
      )[]
    | null;
  undo: SmallUndo;
  last: LastEvents | null;
}
/**
 * A place at the table.
 */
export interface SmallSeat {
  seat: number;
  name: string | null;
  marker: ("chair" | "dome" | "head" | "square" | "dragon") | null;
  symbol: string;
  colour:
    "green" | "purple" | "orange" | "black" | "white" | "blue" | "brown" | "red" | "teal" | "pink" | "grey" | "yellow";
  held: boolean;
  present: boolean;
  virtual: ("random" | "sensible") | null;
}
/**
 * A line of the log.
 */
export interface SmallLine {
  version: number;
  message: Message;
}
/**
 * When a talk ends, by the wall clock.
 */
export interface SmallClock {
  ends_ns: number | null;
}
/**
 * The evening's games so far, and whether they can be voted on.
 */
export interface SmallEvening {
  games: PlayedGame[];
  totals: Total[];
  vote: boolean;
}
/**
 * A game of this evening that is over.
 */
export interface PlayedGame {
  id: string;
  kind: "raja" | "bid_war" | "suit_bidding" | "almost" | "belemmer" | "evening_vote";
  title: string;
  played: string;
  winners: string[];
  scores: PlayedScore[];
}
/**
 * Somebody's points in a game that is over.
 */
export interface PlayedScore {
  name: string;
  points: number | string | null;
}
/**
 * What somebody has won this evening.
 */
export interface Total {
  name: string;
  won: number;
  points: number;
}
/**
 * One card on the card mat.
 */
export interface CameraProposal {
  card: Card;
  owner: number | null;
  sure: boolean;
  cell: [number, number] | null;
  onto: [number, number] | null;
}
/**
 * A playing card: ranks 1 (ace) to 13 (king); a joker has rank 0 and no suit.
 */
export interface Card {
  rank: number;
  suit: ("clubs" | "diamonds" | "hearts" | "spades") | null;
}
/**
 * A phase that tells nothing of its own.
 */
export interface AlmostPlainView {
  game: "almost";
  waiting_for: number[];
  variant: "almost" | "banbury-merton-street";
  winner: "rounds" | "points";
  bids: "phones" | "fists";
  discussion_s: number;
  round: number;
  rounds: number;
  players: AlmostPlayer[];
  last: AlmostOpenedRound | null;
  phase: "discussing" | "sealing";
  step: NoStep;
}
/**
 * A seat.
 */
export interface AlmostPlayer {
  seat: number;
  name: string;
  points: number | string;
  rounds_won: number;
  bid: AlmostBid | null;
}
/**
 * A sealed number, its owner's alone.
 */
export interface AlmostBid {
  seal: string;
  salt: string | null;
  bid: number | null;
}
/**
 * The last round; texts with salts give the seals shown before.
 */
export interface AlmostOpenedRound {
  round_number: number;
  bids: number[];
  seals: string[];
  salts: string[];
  winner: number | null;
  texts: string[];
}
/**
 * A phase with nothing of its own to tell.
 */
export interface NoStep {}
/**
 * Fists are opened.
 */
export interface AlmostShowingView {
  game: "almost";
  waiting_for: number[];
  variant: "almost" | "banbury-merton-street";
  winner: "rounds" | "points";
  bids: "phones" | "fists";
  discussion_s: number;
  round: number;
  rounds: number;
  players: AlmostPlayer[];
  last: AlmostOpenedRound | null;
  phase: "showing";
  step: AlmostShowing;
}
/**
 * Fists are opened, by seat.
 */
export interface AlmostShowing {
  shown: (number | null)[];
}
/**
 * The game is over.
 */
export interface AlmostEndedView {
  game: "almost";
  waiting_for: number[];
  variant: "almost" | "banbury-merton-street";
  winner: "rounds" | "points";
  bids: "phones" | "fists";
  discussion_s: number;
  round: number;
  rounds: number;
  players: AlmostPlayer[];
  last: AlmostOpenedRound | null;
  phase: "ended";
  step: AlmostEnded;
}
/**
 * Who has won.
 */
export interface AlmostEnded {
  winners: number[];
}
/**
 * A phase that tells nothing of its own.
 */
export interface BidWarPlainView {
  game: "bid-war";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  round: number;
  drawing: number[];
  offer: Card[];
  prizes_left: number;
  players: BidWarPlayer[];
  last: BidWarLastRound | null;
  revealed: BidWarRevealed | null;
  phase: "dealing" | "preparing" | "bidding";
  step: NoStep;
}
/**
 * A seat; hand is null where whoever looks may not see it.
 */
export interface BidWarPlayer {
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
  bid: BidWarBid | null;
}
/**
 * A sealed bid; how many real cards lie face down all can see.
 */
export interface BidWarBid {
  seal: string;
  salt: string | null;
  count: number | null;
  cards: Card[] | null;
}
/**
 * How the last round ended, for the table to look at.
 */
export interface BidWarLastRound {
  offer: Card[];
  bids: Card[][];
  added: Card[][];
  totals: number[];
  winner: number | null;
}
/**
 * The last sealed bids, opened: texts with salts give the seals shown before.
 */
export interface BidWarRevealed {
  round: number;
  bids: Card[][];
  texts: string[];
  salts: string[];
  seals: string[];
}
/**
 * Real cards are turned over.
 */
export interface BidWarShowingView {
  game: "bid-war";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  round: number;
  drawing: number[];
  offer: Card[];
  prizes_left: number;
  players: BidWarPlayer[];
  last: BidWarLastRound | null;
  revealed: BidWarRevealed | null;
  phase: "showing";
  step: BidWarShowing;
}
/**
 * Real cards are turned over, by seat.
 */
export interface BidWarShowing {
  laid: number[];
  shown: (Card[] | null)[];
}
/**
 * 1s and 3s may be added.
 */
export interface BidWarAddingView {
  game: "bid-war";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  round: number;
  drawing: number[];
  offer: Card[];
  prizes_left: number;
  players: BidWarPlayer[];
  last: BidWarLastRound | null;
  revealed: BidWarRevealed | null;
  phase: "adding";
  step: BidWarAdding;
}
/**
 * Bids lie open, with what they come to.
 */
export interface BidWarAdding {
  bids: Card[][];
  added: Card[][];
  passed: boolean[];
  totals: number[];
}
/**
 * The game is over.
 */
export interface BidWarEndedView {
  game: "bid-war";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  round: number;
  drawing: number[];
  offer: Card[];
  prizes_left: number;
  players: BidWarPlayer[];
  last: BidWarLastRound | null;
  revealed: BidWarRevealed | null;
  phase: "ended";
  step: BidWarEnded;
}
/**
 * Points by seat, and who won.
 */
export interface BidWarEnded {
  points: number[];
  winners: number[];
}
/**
 * A phase that tells nothing of its own.
 */
export interface SuitBiddingPlainView {
  game: "suit-bidding";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  variant: SuitBiddingVariant;
  auction: number;
  offer: Card[];
  spare_left: number;
  out: Card[];
  players: SuitBiddingPlayer[];
  last: SuitBiddingOpenedAuction | null;
  phase: "shuffling" | "turning";
  step: NoStep;
}
/**
 * How this table plays.
 */
export interface SuitBiddingVariant {
  values: "standard" | "queen-high" | "queen-equal" | "pictures-10";
  offer: "spare" | "own";
  bidding: "sealed" | "open";
  ties: "discard" | "carry" | "next-highest";
}
/**
 * A seat; money can be followed by all.
 */
export interface SuitBiddingPlayer {
  seat: number;
  name: string;
  suit: SuitBiddingBackedSuit;
  hand: Card[];
  won: Card[];
  spent: Card[];
  points: number;
  bid: SuitBiddingBid | null;
}
/**
 * A suit of one of two decks, told apart by the colour of their backs.
 */
export interface SuitBiddingBackedSuit {
  suit: "clubs" | "diamonds" | "hearts" | "spades";
  back: "blue" | "red";
}
/**
 * A sealed card, its owner's alone.
 */
export interface SuitBiddingBid {
  seal: string;
  salt: string | null;
  card: Card | null;
}
/**
 * The last auction; texts with salts give the seals shown before.
 */
export interface SuitBiddingOpenedAuction {
  number: number;
  offer: Card[];
  bids: (Card | null)[];
  seals: string[];
  salts: string[];
  winner: number | null;
  texts: string[];
}
/**
 * A card is chosen to be offered.
 */
export interface SuitBiddingOfferingView {
  game: "suit-bidding";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  variant: SuitBiddingVariant;
  auction: number;
  offer: Card[];
  spare_left: number;
  out: Card[];
  players: SuitBiddingPlayer[];
  last: SuitBiddingOpenedAuction | null;
  phase: "offering";
  step: SuitBiddingOffering;
}
/**
 * offerer chooses a card of the own hand.
 */
export interface SuitBiddingOffering {
  offerer: number;
}
/**
 * Bids are being sealed.
 */
export interface SuitBiddingSealingView {
  game: "suit-bidding";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  variant: SuitBiddingVariant;
  auction: number;
  offer: Card[];
  spare_left: number;
  out: Card[];
  players: SuitBiddingPlayer[];
  last: SuitBiddingOpenedAuction | null;
  phase: "sealing";
  step: SuitBiddingSealing;
}
/**
 * Bids are being sealed; offerer does not bid.
 */
export interface SuitBiddingSealing {
  offerer: number | null;
}
/**
 * Real cards are turned over.
 */
export interface SuitBiddingShowingView {
  game: "suit-bidding";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  variant: SuitBiddingVariant;
  auction: number;
  offer: Card[];
  spare_left: number;
  out: Card[];
  players: SuitBiddingPlayer[];
  last: SuitBiddingOpenedAuction | null;
  phase: "showing";
  step: SuitBiddingShowing;
}
/**
 * Real cards are turned over, by seat.
 */
export interface SuitBiddingShowing {
  offerer: number | null;
  shown: (Card | null)[];
}
/**
 * The open auction.
 */
export interface SuitBiddingRaisingView {
  game: "suit-bidding";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  variant: SuitBiddingVariant;
  auction: number;
  offer: Card[];
  spare_left: number;
  out: Card[];
  players: SuitBiddingPlayer[];
  last: SuitBiddingOpenedAuction | null;
  phase: "raising";
  step: SuitBiddingRaising;
}
/**
 * The open auction: whose turn it is, the card that leads and its seat, who is out.
 */
export interface SuitBiddingRaising {
  offerer: number | null;
  active: number;
  highest: Card | null;
  leader: number | null;
  passed: boolean[];
}
/**
 * The game is over.
 */
export interface SuitBiddingEndedView {
  game: "suit-bidding";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  variant: SuitBiddingVariant;
  auction: number;
  offer: Card[];
  spare_left: number;
  out: Card[];
  players: SuitBiddingPlayer[];
  last: SuitBiddingOpenedAuction | null;
  phase: "ended";
  step: SuitBiddingEnded;
}
/**
 * Points by seat, and who won.
 */
export interface SuitBiddingEnded {
  points: number[];
  winners: number[];
}
/**
 * A phase that tells nothing of its own.
 */
export interface BelemmerPlainView {
  game: "belemmer";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  first: number;
  active: number | null;
  grid: Card[][];
  players: BelemmerPlayer[];
  phase: "shuffling" | "placing" | "moving";
  step: NoStep;
}
/**
 * A seat, with the top card of its pile.
 */
export interface BelemmerPlayer {
  seat: number;
  name: string;
  colour: "red" | "black";
  top: Card | null;
  left: number;
  total: number;
}
/**
 * The game is over.
 */
export interface BelemmerEndedView {
  game: "belemmer";
  waiting_for: number[];
  cards: "phones" | "typed" | "camera";
  first: number;
  active: number | null;
  grid: Card[][];
  players: BelemmerPlayer[];
  phase: "ended";
  step: BelemmerEnded;
}
/**
 * Who has won, and the totals where those were compared.
 */
export interface BelemmerEnded {
  winners: number[];
  totals: number[];
}
/**
 * Ballots are being sealed.
 */
export interface EveningVoteVotingView {
  game: "evening-vote";
  waiting_for: number[];
  games: string[];
  places: number;
  players: string[];
  phase: "voting";
  ballots: (EveningVoteSealedBallot | null)[];
  points: null;
  winners: null;
}
/**
 * A ballot that lies sealed; what it says is its owner's alone.
 */
export interface EveningVoteSealedBallot {
  seal: string;
  salt: string | null;
  games: number[] | null;
  text: string | null;
}
/**
 * Ballots are counted.
 */
export interface EveningVoteEndedView {
  game: "evening-vote";
  waiting_for: number[];
  games: string[];
  places: number;
  players: string[];
  phase: "ended";
  ballots: EveningVoteOpenBallot[];
  points: number[];
  winners: number[];
}
/**
 * A ballot after the vote: text with salt gives the seal.
 */
export interface EveningVoteOpenBallot {
  seal: string;
  games: number[];
  text: string;
  salt: string;
}
/**
 * Shuffle these prizes, and each seat's deck of these cards.
 */
export interface BidWarMayDeal {
  move: "MayDeal";
  prizes: Card[];
  decks: Card[][];
}
/**
 * Shuffle owner's discard pile of these cards.
 */
export interface BidWarMayShuffleDeck {
  move: "MayShuffleDeck";
  owner: number;
  cards: Card[];
}
/**
 * Say which of these prizes was turned over.
 */
export interface BidWarMayFlipPrize {
  move: "MayFlipPrize";
  cards: Card[];
}
/**
 * Play a 2 and draw two cards; with real cards, if the hand holds one.
 */
export interface BidWarMayPlayTwo {
  move: "MayPlayTwo";
  card: Card;
}
/**
 * Play a 7 and trash one of these; with real cards, those the hand holds.
 */
export interface BidWarMayPlaySeven {
  move: "MayPlaySeven";
  card: Card;
  cards: Card[];
}
/**
 * Seal 1 to most of these cards; sealed: in place of the bid that lies there.
 */
export interface BidWarMaySealBid {
  move: "MaySealBid";
  cards: Card[];
  most: number;
  sealed: boolean;
}
/**
 * Lay 1 to most real cards face down.
 */
export interface BidWarMayLayBid {
  move: "MayLayBid";
  most: number;
  laid: boolean;
}
/**
 * Take the own bid back.
 */
export interface BidWarMayWithdrawBid {
  move: "MayWithdrawBid";
}
/**
 * Say which count cards owner turned over, of these.
 */
export interface BidWarMayShowBid {
  move: "MayShowBid";
  owner: number;
  count: number;
  cards: Card[];
}
/**
 * Add up to most of these 1s and 3s.
 */
export interface BidWarMayAddCards {
  move: "MayAddCards";
  cards: Card[];
  most: number;
}
/**
 * Add nothing to what lies there now.
 */
export interface BidWarMayPassAdding {
  move: "MayPassAdding";
}
/**
 * Shuffle the spare suit.
 */
export interface SuitBiddingMayShuffleSpare {
  move: "MayShuffleSpare";
  cards: Card[];
}
/**
 * Say which of these cards was turned over.
 */
export interface SuitBiddingMayTurnPrize {
  move: "MayTurnPrize";
  cards: Card[];
}
/**
 * Put one of these up for auction.
 */
export interface SuitBiddingMayOfferCard {
  move: "MayOfferCard";
  cards: Card[];
}
/**
 * Seal one of these; sealed: in place of the bid that lies there.
 */
export interface SuitBiddingMaySealBid {
  move: "MaySealBid";
  cards: Card[];
  sealed: boolean;
}
/**
 * Lay a real card face down.
 */
export interface SuitBiddingMayLayBid {
  move: "MayLayBid";
}
/**
 * Take the own bid back.
 */
export interface SuitBiddingMayWithdrawBid {
  move: "MayWithdrawBid";
}
/**
 * Say which of these cards owner turned over.
 */
export interface SuitBiddingMayShowBid {
  move: "MayShowBid";
  owner: number;
  cards: Card[];
}
/**
 * Show one of these, which are worth more than the card that leads.
 */
export interface SuitBiddingMayRaiseBid {
  move: "MayRaiseBid";
  cards: Card[];
}
/**
 * Pass in this auction.
 */
export interface SuitBiddingMayPassBid {
  move: "MayPassBid";
}
/**
 * End the talk; the table's clock does so after after_s seconds.
 */
export interface AlmostMayEndDiscussion {
  move: "MayEndDiscussion";
  after_s: number;
}
/**
 * Seal 1 to most; sealed: in place of the bid that lies there.
 */
export interface AlmostMaySealBid {
  move: "MaySealBid";
  most: number;
  sealed: boolean;
}
/**
 * Take markers into the fist.
 */
export interface AlmostMayCloseFist {
  move: "MayCloseFist";
}
/**
 * Take the own bid back.
 */
export interface AlmostMayWithdrawBid {
  move: "MayWithdrawBid";
}
/**
 * Say how many markers, 1 to most, were in owner's fist.
 */
export interface AlmostMayShowFist {
  move: "MayShowFist";
  owner: number;
  most: number;
}
/**
 * Shuffle these.
 */
export interface BelemmerMayShufflePiles {
  move: "MayShufflePiles";
  red: Card[];
  black: Card[];
}
/**
 * Say which of these cards now lies on top of owner's pile.
 */
export interface BelemmerMayShowTop {
  move: "MayShowTop";
  owner: number;
  cards: Card[];
}
/**
 * Put card, the top of the own pile, on one of these cells.
 */
export interface BelemmerMayPlaceCard {
  move: "MayPlaceCard";
  card: Card;
  cells: [number, number][];
}
/**
 * Move the stack on cell onto one of these.
 */
export interface BelemmerMayMoveStack {
  move: "MayMoveStack";
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  onto: [number, number][];
}
/**
 * Rank so many of the games; sealed: in place of the ballot that lies there.
 */
export interface EveningVoteMaySealBallot {
  move: "MaySealBallot";
  games: string[];
  places: number;
  sealed: boolean;
}
/**
 * Take the own ballot back.
 */
export interface EveningVoteMayWithdrawBallot {
  move: "MayWithdrawBallot";
}
/**
 * Whether this viewer may undo and redo, and what an undo takes back.
 */
export interface SmallUndo {
  may: boolean;
  what: Message | null;
  redo: boolean;
}
/**
 * What happened last, as this viewer may see it.
 */
export interface LastEvents {
  version: number;
  events: (
    | BidWarGameStarted
    | BidWarDealt
    | BidWarRoundBegan
    | BidWarCardsDrawn
    | BidWarDeckReshuffled
    | BidWarPrizeFlipped
    | BidWarBiddingOpened
    | BidWarTwoPlayed
    | BidWarSevenPlayed
    | BidWarBidSealed
    | BidWarBidLaid
    | BidWarBidWithdrawn
    | BidWarAllLaid
    | BidWarBidShown
    | BidWarBidsRevealed
    | BidWarCardsAdded
    | BidWarAddingPassed
    | BidWarRoundEnded
    | BidWarGameEnded
    | Reverted
    | Restored
    | SuitBiddingGameStarted
    | SuitBiddingSpareShuffled
    | SuitBiddingAuctionBegan
    | SuitBiddingPrizeTurned
    | SuitBiddingCardOffered
    | SuitBiddingBidSealed
    | SuitBiddingBidLaid
    | SuitBiddingBidWithdrawn
    | SuitBiddingAllLaid
    | SuitBiddingBidShown
    | SuitBiddingBidsRevealed
    | SuitBiddingBidRaised
    | SuitBiddingBidPassed
    | SuitBiddingAuctionEnded
    | SuitBiddingGameEnded
    | AlmostGameStarted
    | AlmostRoundBegan
    | AlmostBiddingOpened
    | AlmostBidSealed
    | AlmostFistClosed
    | AlmostBidWithdrawn
    | AlmostAllClosed
    | AlmostFistShown
    | AlmostBidsRevealed
    | AlmostRoundEnded
    | AlmostGameEnded
    | BelemmerGameStarted
    | BelemmerPilesShuffled
    | BelemmerTopShown
    | BelemmerCardPlaced
    | BelemmerStackMoved
    | BelemmerGameEnded
    | EveningVoteVoteStarted
    | EveningVoteBallotSealed
    | EveningVoteBallotWithdrawn
    | EveningVoteBallotsRevealed
  )[];
}
/**
 * A table with these options.
 */
export interface BidWarGameStarted {
  event: "GameStarted";
  options: BidWarOptions;
}
/**
 * A table's choices; the game's first event holds them whole.
 */
export interface BidWarOptions {
  players: string[];
  suits: ("clubs" | "diamonds" | "hearts" | "spades")[];
  cards: "phones" | "typed" | "camera";
  undo_seats: number[];
}
/**
 * The decks lie shuffled; their orders, top first, are nobody's to see.
 */
export interface BidWarDealt {
  event: "Dealt";
  prizes: Card[];
  decks: Card[][];
}
/**
 * Everybody draws up to five.
 */
export interface BidWarRoundBegan {
  event: "RoundBegan";
  round_number: number;
}
/**
 * So many cards went from the owner's deck to the hand; which, the state knows.
 */
export interface BidWarCardsDrawn {
  event: "CardsDrawn";
  owner: number;
  count: number;
}
/**
 * The owner's discard pile became the deck; its order, top first, is nobody's to see, () with real cards.
 */
export interface BidWarDeckReshuffled {
  event: "DeckReshuffled";
  owner: number;
  order: Card[];
}
/**
 * One more prize is on offer.
 */
export interface BidWarPrizeFlipped {
  event: "PrizeFlipped";
  card: Card;
  said_by: Actor;
}
/**
 * Everybody may play action cards and bid.
 */
export interface BidWarBiddingOpened {
  event: "BiddingOpened";
}
/**
 * A 2 was played; its owner draws two cards.
 */
export interface BidWarTwoPlayed {
  event: "TwoPlayed";
  seat: number;
}
/**
 * A 7 was played; the trashed card is out of the game.
 */
export interface BidWarSevenPlayed {
  event: "SevenPlayed";
  seat: number;
  trashed: Card;
}
/**
 * A bid was sealed. The seal is for all; cards and salt are their owner's until the reveal.
 */
export interface BidWarBidSealed {
  event: "BidSealed";
  seat: number;
  seal: string;
  cards: Card[];
  salt: string;
}
/**
 * Real cards were laid face down.
 */
export interface BidWarBidLaid {
  event: "BidLaid";
  seat: number;
  count: number;
}
/**
 * A bid was taken up again.
 */
export interface BidWarBidWithdrawn {
  event: "BidWithdrawn";
  seat: number;
}
/**
 * Everybody's real cards lie face down: they are turned over now.
 */
export interface BidWarAllLaid {
  event: "AllLaid";
}
/**
 * The owner's real cards, turned over.
 */
export interface BidWarBidShown {
  event: "BidShown";
  owner: number;
  cards: Card[];
  said_by: Actor;
}
/**
 * All bids at once, by seat; with their salts, so that anybody can check the seals (() with real cards).
 */
export interface BidWarBidsRevealed {
  event: "BidsRevealed";
  bids: Card[][];
  salts: string[];
}
/**
 * 1s and 3s were added; everybody may answer.
 */
export interface BidWarCardsAdded {
  event: "CardsAdded";
  seat: number;
  cards: Card[];
}
/**
 * Nothing to add to what lies there now.
 */
export interface BidWarAddingPassed {
  event: "AddingPassed";
  seat: number;
}
/**
 * Totals by seat; the winner takes every prize on offer, None at a tie.
 */
export interface BidWarRoundEnded {
  event: "RoundEnded";
  totals: number[];
  winner: number | null;
}
/**
 * Points by seat; most win, a tie is shared.
 */
export interface BidWarGameEnded {
  event: "GameEnded";
  points: number[];
  winners: number[];
}
/**
 * The game is as it was after the first to_version events of the log (an undo). Nothing is deleted.
 */
export interface Reverted {
  event: "Reverted";
  seat: number;
  to_version: number;
}
/**
 * The game is as it was after the first to_version events of the log (a redo).
 */
export interface Restored {
  event: "Restored";
  seat: number;
  to_version: number;
}
/**
 * A table with these options.
 */
export interface SuitBiddingGameStarted {
  event: "GameStarted";
  options: SuitBiddingOptions;
}
/**
 * A table's choices; the game's first event holds them whole.
 */
export interface SuitBiddingOptions {
  players: string[];
  suits: SuitBiddingBackedSuit[];
  values: "standard" | "queen-high" | "queen-equal" | "pictures-10";
  offer: "spare" | "own";
  bidding: "sealed" | "open";
  ties: "discard" | "carry" | "next-highest";
  cards: "phones" | "typed" | "camera";
  undo_seats: number[];
}
/**
 * The spare suit lies shuffled; its order, top first, is nobody's to see.
 */
export interface SuitBiddingSpareShuffled {
  event: "SpareShuffled";
  order: Card[];
}
/**
 * The next auction; offerer puts up a card of the own hand, None where the spare suit is offered.
 */
export interface SuitBiddingAuctionBegan {
  event: "AuctionBegan";
  number: number;
  offerer: number | null;
  turn: number;
}
/**
 * This card of the spare suit is on offer.
 */
export interface SuitBiddingPrizeTurned {
  event: "PrizeTurned";
  card: Card;
  said_by: Actor;
}
/**
 * This card of a hand is on offer.
 */
export interface SuitBiddingCardOffered {
  event: "CardOffered";
  seat: number;
  card: Card;
}
/**
 * A bid was sealed. The seal is for all; card and salt are their owner's until the reveal.
 */
export interface SuitBiddingBidSealed {
  event: "BidSealed";
  seat: number;
  seal: string;
  card: Card | null;
  salt: string;
}
/**
 * A real card was laid face down.
 */
export interface SuitBiddingBidLaid {
  event: "BidLaid";
  seat: number;
}
/**
 * A bid was taken up again.
 */
export interface SuitBiddingBidWithdrawn {
  event: "BidWithdrawn";
  seat: number;
}
/**
 * Everybody's real card lies face down: they are turned over now.
 */
export interface SuitBiddingAllLaid {
  event: "AllLaid";
}
/**
 * The owner's real card, turned over.
 */
export interface SuitBiddingBidShown {
  event: "BidShown";
  owner: number;
  card: Card;
  said_by: Actor;
}
/**
 * All bids at once, by seat, None for the offerer; with their salts (() with real cards).
 */
export interface SuitBiddingBidsRevealed {
  event: "BidsRevealed";
  bids: (Card | null)[];
  salts: string[];
}
/**
 * This card leads in the open auction.
 */
export interface SuitBiddingBidRaised {
  event: "BidRaised";
  seat: number;
  card: Card;
}
/**
 * Out of this auction.
 */
export interface SuitBiddingBidPassed {
  event: "BidPassed";
  seat: number;
}
/**
 * The winner has the offer; without one it is out, or carried over to the next auction.
 */
export interface SuitBiddingAuctionEnded {
  event: "AuctionEnded";
  winner: number | null;
  carried: boolean;
}
/**
 * Points by seat; most win, a tie is shared.
 */
export interface SuitBiddingGameEnded {
  event: "GameEnded";
  points: number[];
  winners: number[];
}
/**
 * A table with these options.
 */
export interface AlmostGameStarted {
  event: "GameStarted";
  options: AlmostOptions;
}
/**
 * A table's choices; the game's first event holds them whole.
 */
export interface AlmostOptions {
  players: string[];
  variant: "almost" | "banbury-merton-street";
  winner: "rounds" | "points";
  bids: "phones" | "fists";
  discussion_s: number;
  undo_seats: number[];
}
/**
 * The next round; talk first, where the table has a clock for it.
 */
export interface AlmostRoundBegan {
  event: "RoundBegan";
  round_number: number;
}
/**
 * Everybody seals a bid.
 */
export interface AlmostBiddingOpened {
  event: "BiddingOpened";
}
/**
 * A bid was sealed. The seal is for all; the bid (0 for others) and the salt are its owner's until the reveal.
 */
export interface AlmostBidSealed {
  event: "BidSealed";
  seat: number;
  seal: string;
  bid: number;
  salt: string;
}
/**
 * Markers are in the fist.
 */
export interface AlmostFistClosed {
  event: "FistClosed";
  seat: number;
}
/**
 * A bid was taken back.
 */
export interface AlmostBidWithdrawn {
  event: "BidWithdrawn";
  seat: number;
}
/**
 * All fists are closed: they open now.
 */
export interface AlmostAllClosed {
  event: "AllClosed";
}
/**
 * So many markers were in the fist.
 */
export interface AlmostFistShown {
  event: "FistShown";
  owner: number;
  bid: number;
  said_by: Actor;
}
/**
 * All bids at once, by seat; with their salts, so that anybody can check the seals (() with fists).
 */
export interface AlmostBidsRevealed {
  event: "BidsRevealed";
  bids: number[];
  salts: string[];
}
/**
 * The lowest bid that nobody else made scores its own value; winner None: there was none.
 */
export interface AlmostRoundEnded {
  event: "RoundEnded";
  winner: number | null;
  scored: number;
}
/**
 * Who has won: several may, or nobody.
 */
export interface AlmostGameEnded {
  event: "GameEnded";
  winners: number[];
}
/**
 * A table with these options.
 */
export interface BelemmerGameStarted {
  event: "GameStarted";
  options: BelemmerOptions;
}
/**
 * A table's choices; the game's first event holds them whole.
 */
export interface BelemmerOptions {
  players: string[];
  first: number;
  cards: "phones" | "typed" | "camera";
  undo_seats: number[];
}
/**
 * The piles lie face up, in this order; but for the top card it is nobody's to see.
 */
export interface BelemmerPilesShuffled {
  event: "PilesShuffled";
  red: Card[];
  black: Card[];
}
/**
 * This card lies on top of the owner's real pile.
 */
export interface BelemmerTopShown {
  event: "TopShown";
  owner: number;
  card: Card;
  said_by: Actor;
}
/**
 * The top card of the seat's pile lies on the cell: placed before the first move, or filling an emptied cell.
 */
export interface BelemmerCardPlaced {
  event: "CardPlaced";
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
}
/**
 * The stack lies on the one beside it.
 */
export interface BelemmerStackMoved {
  event: "StackMoved";
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  onto: [number, number];
}
/**
 * Who has won, both at a draw; with the totals where those were compared, else ().
 */
export interface BelemmerGameEnded {
  event: "GameEnded";
  winners: number[];
  totals: number[];
}
/**
 * A vote with these options.
 */
export interface EveningVoteVoteStarted {
  event: "VoteStarted";
  options: EveningVoteOptions;
}
/**
 * A vote.
 */
export interface EveningVoteOptions {
  players: string[];
  games: string[];
  undo_seats: number[];
}
/**
 * A ballot was sealed. The seal is for all; games and salt are the voter's until the reveal.
 */
export interface EveningVoteBallotSealed {
  event: "BallotSealed";
  seat: number;
  seal: string;
  games: number[];
  salt: string;
}
/**
 * A ballot was taken back.
 */
export interface EveningVoteBallotWithdrawn {
  event: "BallotWithdrawn";
  seat: number;
}
/**
 * All ballots at once, by seat, with their salts, and what they add up to, by game.
 */
export interface EveningVoteBallotsRevealed {
  event: "BallotsRevealed";
  ballots: number[][];
  salts: string[];
  points: number[];
}
/**
 * What goes to all phones in a room; null where there is none.
 */
export interface RoomTold {
  room: Room | null;
  now_ms: number;
  sequence: number;
}
/**
 * A room as everybody may see it.
 */
export interface Room {
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
  last: RoomResult | null;
  standings: Standing[];
  winners: number[];
}
/**
 * A revealed round: how often each low number was sealed, how many lie above, and who won.
 */
export interface RoomResult {
  round: number;
  bids: number;
  counts: number[];
  above: number;
  number: number;
  winner: RoundWinner | null;
}
/**
 * Who won a round.
 */
export interface RoundWinner {
  seat: number;
  name: string;
}
/**
 * Somebody who has won a round.
 */
export interface Standing {
  seat: number;
  name: string;
  rounds_won: number;
  points: number | string;
}
/**
 * What a guest alone is told: who they are, and the number they sealed.
 */
export interface Guest {
  seat: number;
  name: string;
  first_round: number;
  sealed: OwnSeal | null;
}
/**
 * The number that a guest sealed.
 */
export interface OwnSeal {
  round: number;
  number: number;
  salt: string;
  seal: string;
}
/**
 * A game that is over, told whole.
 */
export interface Afterwards {
  seats: PlayedBy[];
  winners: number[];
  how: Message | null;
  minutes: number;
  turns: number;
  score: Score[];
  course: PointsOverTime;
  luck: LuckShare[];
  wall: WallOfTheGame | null;
  bargain: BestBargain | null;
  awards: AwardWon[];
  coach: CoachLine[];
}
/**
 * Who played, and in which colour.
 */
export interface PlayedBy {
  seat: number;
  name: string;
  symbol: string;
  colour: "green" | "purple" | "orange" | "black" | "white";
}
/**
 * How points came and went.
 */
export interface PointsOverTime {
  turns: TurnBegan[];
  steps: PointsAt[];
}
/**
 * When a turn began, as a share of the game.
 */
export interface TurnBegan {
  at: number;
  turn: number;
}
/**
 * Everybody's points from then on.
 */
export interface PointsAt {
  at: number;
  points: number[];
}
/**
 * What one player's game was made of, in dollars.
 */
export interface LuckShare {
  seat: number;
  battles: number;
  sieges: number;
  trades: number;
  dice: number;
  percent: number | null;
}
/**
 * The longest wall.
 */
export interface WallOfTheGame {
  seat: number;
  city: string;
  stones: number;
  width: number;
}
/**
 * What brought one player most over what it cost.
 */
export interface BestBargain {
  seat: number;
  gain: number;
  said: Message | null;
}
/**
 * An award, and what it is for.
 */
export interface AwardWon {
  seat: number;
  code: string;
  title: Message;
  line: Message;
}
/**
 * A choice or a throw that mattered, and what would have been better.
 */
export interface CoachLine {
  seat: number;
  kind: "choice" | "dice";
  turn: number;
  phase: "set-up" | "production" | "auction" | "commerce" | "building" | "siege" | "ended";
  dollars: number;
  version: number;
  said: Message;
  better: Message;
}
/**
 * All saved games, newest first.
 */
export interface AllGames {
  games: SavedGame[];
}
/**
 * A game in the list; stage as in lobby.stage.
 */
export interface SavedGame {
  table: string;
  kind: "raja" | "bid_war" | "suit_bidding" | "almost" | "belemmer" | "evening_vote";
  title: string;
  created: string;
  stage: string;
  players: string[];
  version: number;
  open: boolean;
}
/**
 * The record book, and whether whoever asks may have somebody forgotten.
 */
export interface BookShown {
  book: RecordBook;
  may_forget: boolean;
}
/**
 * All of it; people by wins, then by games, then by name.
 */
export interface RecordBook {
  games: number;
  evenings: number;
  people: PersonRecord[];
  rivalries: Rivalry[];
  records: TableRecord[];
}
/**
 * One person.
 */
export interface PersonRecord {
  name: string;
  games: number;
  won: number;
  evenings: number;
  first: string;
  last: string;
  streak: number;
  favourite_seat: number | null;
  played: PlayedAt[];
}
/**
 * One person at one game: how often, how often won (shared wins too), and the most points.
 */
export interface PlayedAt {
  game: string;
  games: number;
  won: number;
  best: number | null;
}
/**
 * Two people who met: how often each was ahead of the other at the end.
 */
export interface Rivalry {
  /**
   * @minItems 2
   * @maxItems 2
   */
  names: [string, string];
  games: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  ahead: [number, number];
}
/**
 * What nobody at this table has done better; the earliest of several.
 */
export interface TableRecord {
  kind: "points" | "stones" | "minutes" | "streak";
  game: string;
  value: number;
  name: string;
  created: string;
  names: string[];
}
/**
 * How recording is, for the host.
 */
export interface RecordingTold {
  on: boolean;
  file: string | null;
  size_mb: number;
  message: Message;
  failed: boolean;
}
