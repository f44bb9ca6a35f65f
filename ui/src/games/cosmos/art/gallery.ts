/** The pictures of the table: painted once by a worker after the first paint, kept in the browser
 * for the next visit, shared by everything that shows them. */
import { batch, type Signal, signal } from "@preact/signals";

/** Rises when pictures of the same name are painted differently. */
const EDITION = 2;
const STORE = "pictures";

const pictures = new Map<string, Signal<string | null>>();
let wanted: string[] = [];
let studio: Promise<Studio> | null = null;

/** The address of a picture, null until it is painted. */
export function pictureOf(name: string): Signal<string | null> {
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const fresh = signal<string | null>(null);
  pictures.set(name, fresh);
  if (canPaint()) {
    if (wanted.length === 0) setTimeout(() => requestAnimationFrame(() => void order()), 0);
    wanted.push(name);
  }
  return fresh;
}

const canPaint = (): boolean =>
  typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

interface Studio {
  /** What earlier visits have painted. */
  readonly kept: ReadonlyMap<string, string>;
  paint(name: string): void;
}

async function order(): Promise<void> {
  studio ??= openStudio();
  const { kept, paint } = await studio;
  const names = wanted;
  wanted = [];
  batch(() => {
    for (const name of names) {
      const found = kept.get(name);
      if (found === undefined) paint(name);
      else pictures.get(name)!.value = found;
    }
  });
}

async function openStudio(): Promise<Studio> {
  const shelf = await openShelf();
  const kept = shelf === null ? new Map<string, string>() : await readAll(shelf);
  let painter: Worker | null = null;
  const paint = (name: string): void => {
    painter ??= hire(shelf);
    painter.postMessage(name);
  };
  return { kept, paint };
}

function hire(shelf: IDBDatabase | null): Worker {
  const painter = new Worker(new URL("./painter.ts", import.meta.url), { type: "module" });
  painter.onmessage = async ({ data }: MessageEvent<readonly [string, Blob]>) => {
    const [name, blob] = data;
    const address = await addressOf(blob);
    pictures.get(name)!.value = address;
    shelf?.transaction(STORE, "readwrite").objectStore(STORE).put(address, name);
  };
  return painter;
}

/** As a data address, which the policy of the page allows and which can be kept. */
function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });
}

/** Null where the browser keeps nothing, as in some private windows. */
function openShelf(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (typeof indexedDB === "undefined") return resolve(null);
    const request = indexedDB.open("orrery-cosmos-art", EDITION);
    request.onupgradeneeded = () => {
      const shelf = request.result;
      if (shelf.objectStoreNames.contains(STORE)) shelf.deleteObjectStore(STORE);
      shelf.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
    request.onblocked = () => resolve(null);
  });
}

function readAll(shelf: IDBDatabase): Promise<ReadonlyMap<string, string>> {
  return new Promise((resolve) => {
    const kept = new Map<string, string>();
    const cursor = shelf.transaction(STORE).objectStore(STORE).openCursor();
    cursor.onsuccess = () => {
      const at = cursor.result;
      if (at === null) return resolve(kept);
      kept.set(String(at.key), String(at.value));
      at.continue();
    };
    cursor.onerror = () => resolve(kept);
  });
}
