// A bot of a page in JavaScript, for Node 20 without any package: it answers over standard input and
// output. The protocol is in docs/bot-protocol.md.
//
// orrery check-bot node examples/stdio_bot.mjs
// orrery arena exoplanets --bots "greedy,cmd:node examples/stdio_bot.mjs" --games 10

import { createInterface } from "node:readline";

/** Random numbers from a seed, so that the same game can be played again. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Put your own thoughts here: `view` is all your seat may know, `legal` all it may do. */
function choose(view, legal, random) {
  return legal[Math.floor(random() * legal.length)];
}

let view = {};
let random = generator(0);

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  if (word === "orrery") console.log("bot page-js 1.0");
  else if (word === "game") random = generator(JSON.parse(rest).seed);
  else if (word === "view") view = JSON.parse(rest);
  else if (word === "legal") console.log(`move ${choose(view, JSON.parse(rest), random)}`);
  else if (word === "quit") break;
  // A later version may say more: what you do not know you may pass over.
}
process.exit(0);
