// The smallest possible game: anybody may count up at any time.
exports.Counter = {
  name: "counter",
  minPlayers: 1,
  maxPlayers: 5,
  setup: () => ({ count: 0 }),
  moves: { count: ({ G }) => ({ count: G.count + 1 }) },
  turn: { activePlayers: { all: "counting" }, stages: { counting: {} } },
};
