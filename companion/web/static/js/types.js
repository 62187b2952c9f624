/**
 * What the server tells, as docs/table-state.md has it. Types only.
 *
 * @typedef {{state: "seen", value: number | boolean}} Seen
 * @typedef {{state: "unsure", best: number | boolean, low: number | boolean, high: number | boolean, why: string, german: string}} Unsure
 * @typedef {{state: "hidden", why: string, german: string}} Hidden
 * @typedef {Seen | Unsure | Hidden} Reading
 * @typedef {{text: string, german: string}} Told a sentence in the languages of the pages
 *
 * @typedef {{noble: Reading, stones: Reading, width: Reading, grain: Reading}} CityReading
 * @typedef {{noble: boolean, stones: number, width: number, grain: number, reading: CityReading | null,
 *   crop: string | null, differs: Told | null, counting: {placed: number, declared: number} | null}} City
 * @typedef {{seat: number, row: number, col: number, side: "red" | "blue", on_camera: boolean,
 *   city: City | null, shields: number[], differs: Told | null}} Tile
 *
 * @typedef {{seat: number, name: string, symbol: string, colour: string, marker: string}} Seat
 * @typedef {{price: number, reading: Reading | null, stock: number, differs: Told | null}} MarketRow
 * @typedef {"grain" | "shields" | "elephants"} MarketName
 * @typedef {{well: number, state: string, face: number | null}} Well
 * @typedef {{number: number, well: number, face: number, margin: number, seat: number | null,
 *   side: "attacker" | "defender" | null, t_s: number}} Roll
 * @typedef {{attacker: number, defender: number, attacker_dice: number[], attacker_wanted: number,
 *   defender_dice: number[], defender_wanted: number, explained: string | null}} Siege
 * @typedef {{id: string, seat: number, text: string, german: string, crop: string | null, pad: boolean,
 *   answers: (number | {value: number, text: string, german: string})[],
 *   pictures: {n: number, after_s: number, picture: string}[],
 *   seen: {tiles?: {row: number, col: number, side: "red" | "blue"}[], nobles?: {row: number, col: number}[]} | null,
 *   compared: Compared | null}} Question
 * @typedef {{about: "price", table: number, game: number}
 *   | {about: "side", table: "red" | "blue", game: "red" | "blue"}
 *   | {about: "shields", table: number[], game: number[]}} Compared what table and game have of the thing asked about
 * @typedef {{state: "on" | "off" | "recording" | "fault", sentence: string,
 *   german?: string | null, virtual: boolean}} Device
 * @typedef {{version: number, t_s: number, text: string, german?: string | null, tags: string[]}} LogEntry
 * @typedef {{seat: number, points: number, nobles_home: number, captured: number, great_walls: number}} Score
 * @typedef {{title: string, mode: "recording" | "live", t_s: number, end_s: number, playing: boolean, speed: number,
 *   finished: boolean, notes: {text: string, german: string | null}[]}} Evening
 * @typedef {{n: number, t_s: number, picture: string, overlay: string, width: number, height: number}} Frame
 *
 * @typedef {{sequence: number, version: number, evening: Evening, devices: {camera: Device, arduino: Device},
 *   game: Record<string, any>, seats: Seat[], board: Tile[], market: Record<MarketName, MarketRow>,
 *   dice: {wells: Well[], rolls: Roll[], siege: Siege | null}, loose: Reading | null, questions: Question[],
 *   frame: Frame | null, log: LogEntry[], score: Score[],
 *   result: {winners: number[], sentence: string} | null} & Live} TableState
 *
 * What a live table tells beside that, as docs/api.md has it.
 * @typedef {{seat: number, symbol: string, colour: string, name: string | null, marker: string | null, taken: boolean,
 *   held: boolean, connected: boolean, virtual: null | "random" | "sensible"}} LobbySeat
 * @typedef {{rulebook: string, open_hands: boolean, undo: "host" | "all", hints: boolean, companion_dice: boolean,
 *   starting_seat: number | null, rulings: import("./rulings.js").Rulings | null}} Options
 * @typedef {{table: string, kind: string, title: string, created: string, stage: "open" | "playing" | "ended", paused: boolean,
 *   address: string, name_address: string | null, secure_address: string | null, fingerprint: string | null, seats: LobbySeat[],
 *   requests: {id: number, seat: number, name: string}[], rulebook: string, options: Options}} Lobby
 * @typedef {Record<string, any> & {may: string}} Move
 * @typedef {{seat: number, phase: string, active: number | null, waiting_for: number[], moves: Move[], mends: Move[]}} Legal
 * @typedef {{you: {role: "spectator" | "seat", seat: number | null, host: boolean, local: boolean, pin: string | null},
 *   legal: Legal | null, host_legal: Legal | null, undo: {may: boolean, count: number, redo: boolean,
 *     next: (Told & {moves: Told[], asks: Told | null}) | null, again: Told | null},
 *   odds: {role: "attacker" | "defender", cities: Record<string, any>[]} | null,
 *   clock: {seconds: number | null, ends_at_ms: number | null}, lobby: Lobby}} Live
 */

export {};
