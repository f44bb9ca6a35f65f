/** Two charts cross over: the one in front goes small, the other one comes forward. */
import { canMove } from "../../kit/motion/layer";

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const TIME = 720;

export function crossCharts(frame: HTMLElement): void {
  if (!canMove(frame)) return;
  const others = frame.closest(".cosmos")?.querySelector(".others .other");
  const [large, small] = [frame.getBoundingClientRect(), others?.getBoundingClientRect()];
  if (!small?.width) {
    frame.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME / 2, easing: EASE });
    return;
  }
  frame.animate(from(small, large), { duration: TIME, easing: EASE });
  others!.querySelector(".galaxy")?.animate(from(large, small), { duration: TIME, easing: EASE });
}

/** From where one box is to where the other is, seen from there. */
function from(start: DOMRect, end: DOMRect): Keyframe[] {
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const size = Math.min(start.width / end.width, start.height / end.height);
  return [
    { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.2 },
    { transform: "none", opacity: 1 },
  ];
}
