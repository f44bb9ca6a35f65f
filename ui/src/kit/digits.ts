/** Digits typed one after another choose from a list; a number that could still grow waits. */
const PATIENCE = 900;

export class Digits {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly count: () => number,
    private readonly choose: (index: number) => void,
  ) {}

  /** Takes a key; says whether it was for the list. */
  press(key: string): boolean {
    if (!/^[0-9]$/.test(key)) return false;
    if (this.typed === "" && key === "0") return true;
    this.clearTimer();
    this.typed += key;
    if (Number(this.typed) * 10 > this.count()) this.settle();
    else this.timer = setTimeout(() => this.settle(), PATIENCE);
    return true;
  }

  clear(): void {
    this.clearTimer();
    this.typed = "";
  }

  private settle(): void {
    const number = Number(this.typed);
    this.clear();
    if (number >= 1 && number <= this.count()) this.choose(number - 1);
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
