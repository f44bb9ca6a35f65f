/** A part of the screen that does not come: the server is away, or holds a newer screen without it.
 * The page is loaded again as soon as the server answers. */

/** Milliseconds between two looks for the server. */
const LOOK = 3000;
/** Milliseconds within which a page is not loaded anew twice. */
const PATIENCE = 60_000;
const KEY = "orrery-renewed";

export function reloadWhenStale(): void {
  addEventListener("vite:preloadError", () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PATIENCE) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  while (!(await isServerUp())) await new Promise((go) => setTimeout(go, LOOK));
  location.reload();
}

async function isServerUp(): Promise<boolean> {
  try {
    return (await fetch("/healthz")).ok;
  } catch {
    return false;
  }
}
