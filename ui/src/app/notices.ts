/** Tells that it is one's turn: by the title of the tab, by a sound, by a notification. */
import { notices, sound } from "./settings";

const NAME = "Orrery";
let context: AudioContext | null = null;

export function setTitle(text: string | null, isTurn: boolean): void {
  document.title = `${isTurn ? "● " : ""}${text ? `${text} – ` : ""}${NAME}`;
}

/** Two soft notes. */
export function chime(): void {
  if (sound.peek() !== "on" || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime;
  note(523.25, start);
  note(783.99, start + 0.14);
}

function note(frequency: number, start: number): void {
  const tone = context!.createOscillator();
  const loudness = context!.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
  tone.connect(loudness).connect(context!.destination);
  tone.start(start);
  tone.stop(start + 0.75);
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
