/** Which page is shown, by the address. */
import { computed, signal } from "@preact/signals";

export interface Page {
  name:
    | "front"
    | "lobby"
    | "new"
    | "table"
    | "replay"
    | "rules"
    | "learn"
    | "deal"
    | "review"
    | "account"
    | "device"
    | "lost";
  id: string;
  query: URLSearchParams;
  /** The part after #. */
  anchor: string;
}

const NAMES: Readonly<Record<string, Page["name"]>> = {
  new: "new",
  t: "table",
  rules: "rules",
  learn: "learn",
  replay: "replay",
  deal: "deal",
  review: "review",
};

/** Pages that are about nothing but the reader. */
const ALONE: Readonly<Record<string, Page["name"]>> = {
  "": "front",
  lobby: "lobby",
  account: "account",
  device: "device",
};

const address = signal(location.href);

export function pageOf(href: string): Page {
  const { pathname, searchParams, hash } = new URL(href);
  const [first = "", id = ""] = pathname.split("/").slice(1);
  const rest = { id: decodeURIComponent(id), query: searchParams, anchor: hash.slice(1) };
  return { name: (id ? NAMES : ALONE)[first] ?? "lost", ...rest };
}

export const page = computed(() => pageOf(address.value));

export function go(path: string): void {
  history.pushState(null, "", path);
  address.value = location.href;
  scrollTo(0, 0);
}

/** Changes the address without a new entry in the history. */
export function settle(path: string): void {
  history.replaceState(null, "", path);
  address.value = location.href;
}

addEventListener("popstate", () => {
  address.value = location.href;
});

/** Links within the screen are followed without loading a page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
