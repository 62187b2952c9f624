// Sixty clients of one match, five of them players: measures how long after a move the last one knows. The last line is JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Counter } = require("./counter.cjs");

const [server, screens, moves, everyMs, warmUp] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const PLAYERS = 5;
const MATCH = "bench";
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function main() {
  const clients = [];
  const counts = new Array(screens).fill(-1);
  let wanted = 0;
  let known = () => {};
  for (let number = 0; number < screens; number += 1) {
    const client = Client({
      game: Counter,
      numPlayers: PLAYERS,
      matchID: MATCH,
      playerID: number < PLAYERS ? String(number) : null,
      multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }),
      debug: false,
    });
    client.subscribe((state) => {
      counts[number] = state === null ? -1 : state.G.count;
      if (counts.every((count) => count === wanted)) known();
    });
    client.start();
    clients.push(client);
    if (number === 0) await sleep(500); // the first one makes the match
  }
  while (!counts.every((count) => count === 0)) await sleep(50);
  console.log("ready");
  const last = [];
  for (let move = 0; move < moves; move += 1) {
    await sleep(everyMs);
    wanted += 1;
    const all = new Promise((resolve) => {
      known = resolve;
    });
    const sent = performance.now();
    clients[move % PLAYERS].moves.count();
    await all;
    if (move >= warmUp) last.push(performance.now() - sent);
  }
  console.log(JSON.stringify(last));
  process.exit(0);
}

main();
