// A counter on boardgame.io's own server, which keeps its state in memory: nothing of it outlives the process.
const { Server, Origins } = require("boardgame.io/server");
const { Counter } = require("./counter.cjs");

const port = Number(process.argv[2]);
Server({ games: [Counter], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log("open") });
