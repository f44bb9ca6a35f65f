/** What the table looks like while an update is told: as before, but for what has been told. */
import type { GameEvent } from "./game";

/** A place an event is about, as a path: of the view, the facts, or the points by source. At its
 * end may be an id in a list of ids. A count says by how much it changes, and so shares its place
 * with other events. */
export interface Place {
  readonly path: string;
  readonly by?: number;
}

/** What an update leads to. */
export interface Update<V = unknown> {
  readonly view: V;
  readonly events: readonly GameEvent[];
}

type Node = Readonly<Record<string, unknown>> | readonly unknown[];

/** What has been told of `now` looks as it is now, the rest as before. */
export function toldSoFar<T extends object>(
  before: T,
  now: T,
  events: readonly GameEvent[],
  told: number,
  placesOf: (event: GameEvent) => readonly Place[],
): T {
  const all = countsOf(events.flatMap(placesOf));
  const shown = countsOf(events.slice(0, told).flatMap(placesOf));
  let table: unknown = before;
  for (const [path, count] of shown) {
    const keys = path.split(".");
    const [was, is] = [valueAt(before, keys), valueAt(now, keys)];
    const sum = all.get(path);
    // Where something else changes it as well, it is counted until that is told.
    const isCounted =
      count !== null && (sum === null || sum === Number(is ?? 0) - Number(was ?? 0));
    table = changed(table, now, keys, isCounted ? Number(was ?? 0) + count : is);
  }
  return table as T;
}

/** By how much each place changes, or null where it is not counted. */
function countsOf(places: readonly Place[]): ReadonlyMap<string, number | null> {
  const counts = new Map<string, number | null>();
  for (const { path, by } of places) {
    const sum = counts.get(path) ?? 0;
    const isPlain = by === undefined || counts.get(path) === null;
    counts.set(path, isPlain ? null : sum + by);
  }
  return counts;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Ids stand in a list, or do not. */
const isId = (node: Node, key: string): node is readonly string[] =>
  Array.isArray(node) && !/^\d+$/.test(key) && node.every((each) => typeof each === "string");

function valueAt(from: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((node, key) => {
    if (!isNode(node)) return undefined;
    return isId(node, key) ? node.includes(key) : (node as Record<string, unknown>)[key];
  }, from);
}

/** A copy in which a place has a value; what is on the way to it and was not there is as it is now. */
function changed(node: unknown, now: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (!isNode(node) || !isNode(now)) return now;
  if (isId(node, key) || isId(now, key)) {
    const others = (node as readonly string[]).filter((each) => each !== key);
    return value === true ? [...others, key] : others;
  }
  const there = (node as Record<string, unknown>)[key];
  const next = changed(there, (now as Record<string, unknown>)[key], rest, value);
  if (Array.isArray(node)) {
    const list = Object.assign([...node], { [key]: next });
    return list.length > node.length + 1 ? node : list;
  }
  const { [key]: _, ...others } = node as Record<string, unknown>;
  return next === undefined ? others : { ...others, [key]: next };
}
