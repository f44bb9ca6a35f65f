/** Fingers: they cannot point at a thing before they press it, and leave it when they are lifted. */

let pointer = "";

// Not every browser says of a click what made it; the press before it is known everywhere.
if (typeof addEventListener === "function") {
  const pressed = (event: Event): void => {
    pointer = (event as PointerEvent).pointerType;
  };
  addEventListener("pointerdown", pressed, { capture: true });
}

export function isFinger(event: Event): boolean {
  return (event as Partial<PointerEvent>).pointerType === "touch";
}

/** Whether a click comes of a finger: one that a drag, a key or a program makes counts no press. */
export function isTap(event: UIEvent): boolean {
  return event.detail > 0 && pointer === "touch";
}

const still = typeof matchMedia === "function" ? matchMedia("(hover: none)") : null;

/** Whether there is nothing to point with but fingers. */
export const hasFingers = (): boolean => still?.matches ?? false;
