// Prints how much JavaScript the first page of each game loads, gzipped, without language files,
// and fails where that is more than it may be.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 80_000;
const manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8"));
const parts = Object.keys(manifest);

function withImports(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of manifest[key].imports ?? []) withImports(other, found);
  return found;
}

function bytes(keys) {
  const files = new Set([...keys].map((key) => manifest[key].file));
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const shell = ["index.html", "src/screens/table.tsx"];
const games = parts.filter((key) => /^src\/games\/[^/]+\/picture\.tsx$/.test(key));
let isTooMuch = games.length === 0;
for (const game of games) {
  const size = bytes(new Set([...shell, game].flatMap((key) => [...withImports(key)])));
  const name = game.split("/")[2];
  console.log(`   first page of ${name}: ${(size / 1000).toFixed(1)} of ${MOST / 1000} kB gzipped`);
  isTooMuch ||= size > MOST;
}
process.exit(isTooMuch ? 1 : 0);
