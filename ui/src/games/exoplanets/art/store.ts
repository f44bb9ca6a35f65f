/** Pictures kept from one visit to the next, by what they show. */

const NAME = "orrery-art";
/** Another one where the painting changes: what was painted before is forgotten. */
const VERSION = 2;
const STORE = "pictures";
const MOST = 800;

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { result: base } = request;
    for (const name of base.objectStoreNames) base.deleteObjectStore(name);
    base.createObjectStore(STORE);
  };
  return settle(request);
}

/** Null where the browser keeps nothing, as in a private window. */
const opened = open().catch(() => null);

export async function recall(key: string): Promise<string | null> {
  const base = await opened;
  if (base === null) return null;
  const found = settle<unknown>(base.transaction(STORE).objectStore(STORE).get(key));
  return found.then((value) => (typeof value === "string" ? value : null)).catch(() => null);
}

export async function keep(key: string, picture: string): Promise<void> {
  const base = await opened;
  if (base === null) return;
  const store = base.transaction(STORE, "readwrite").objectStore(STORE);
  const held = await settle(store.count()).catch(() => 0);
  if (held >= MOST) store.clear();
  store.put(picture, key);
}
