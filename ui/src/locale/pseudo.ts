/** A language for finding layouts that break: accented, and about 40 % longer. */
const LETTERS: Readonly<Record<string, string>> = {
  a: "á",
  e: "ë",
  i: "ï",
  o: "ô",
  u: "ü",
  c: "ç",
  n: "ñ",
  y: "ý",
  A: "Á",
  E: "Ë",
  I: "Ï",
  O: "Ô",
  U: "Ü",
  C: "Ç",
  N: "Ñ",
  Y: "Ý",
};

export function pseudo(text: string): string {
  let owed = 0;
  let longer = "";
  for (const letter of text) {
    const accented = LETTERS[letter] ?? letter;
    longer += accented;
    owed += 0.4;
    if (accented !== letter && owed >= 1) {
      const times = Math.floor(owed);
      longer += accented.repeat(times);
      owed -= times;
    }
  }
  return longer + "~".repeat(Math.round(owed));
}
