// A counter on boardgame.io's own server, which keeps its state only in memory, so it is lost when the process ends.
const { Server, Origins } = require("boardgame.io/server");
const { Counter } = require("./counter.cjs");

const port = Number(process.argv[2]);
Server({ games: [Counter], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log("open") });
