/** Tells that it is one's turn: by the title of the tab, by a notification. */
import { notices } from "./settings";

const NAME = "Orrery";

export function setTitle(text: string | null, isTurn: boolean): void {
  document.title = `${isTurn ? "● " : ""}${text ? `${text} – ` : ""}${NAME}`;
}

export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(text: string): void {
  const isWanted = notices.peek() === "on" && document.hidden;
  if (!isWanted || typeof Notification === "undefined") return;
  if (Notification.permission === "granted") new Notification(NAME, { body: text, tag: "turn" });
}
