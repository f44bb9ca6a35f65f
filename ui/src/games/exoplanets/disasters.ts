/** Collision, black hole and storm as events of the whole board. */
import type { Spot, Stage } from "../../kit/motion/stage";
import "./disasters.css";

/** The star, and the board around it. */
function boardOf(stage: Stage): { star: Spot; board: DOMRect } | null {
  const star = stage.spot(".exo-star .number");
  const board = stage.find(".exo-system")?.getBoundingClientRect();
  return star && board ? { star, board } : null;
}

/** So large that it covers the board from the star. */
const reachOf = ({ width, height }: DOMRect): number => Math.hypot(width, height) * 1.1;

const FLASH = [{ opacity: 0 }, { opacity: 0.9, offset: 0.35 }, { opacity: 0 }];

function shake(stage: Stage, delay: number): void {
  const system = stage.find(".exo-system");
  if (!system || stage.isStill) return;
  const frames = [0, -7, 6, -5, 4, -2, 0].map((x, place) => ({
    transform: `translate(${x}px, ${place % 2 ? 3 : -2}px)`,
  }));
  stage.animate(system, frames, { delay, duration: 0.9 });
}

/** Beams run towards each other and meet in a flash; sparks fly. */
export function collide(stage: Stage): void {
  const found = boardOf(stage);
  if (!found) return;
  const { star, board } = found;
  const half = board.width / 2;
  const ends = [star.x - half, star.x + half].map((x) => ({ x, y: star.y, size: 0 }));
  stage.beam(ends[0]!, star, "#ffd79a");
  stage.beam(ends[1]!, star, "#8ff0d0");
  const light = stage.show("exo-flash collision", { ...star, size: reachOf(board) });
  const still = [{ opacity: 0 }, { opacity: 0.45 }];
  stage.animate(light, stage.isStill ? still : FLASH, { delay: 0.6, duration: 1.6, fill: "both" });
  for (const delay of [0.7, 1, 1.3])
    stage.wave({ ...star, size: board.height }, "#8fdc9c", delay, 1.3);
  for (let spark = 0; spark < 14; spark += 1) sparkOf(stage, star, board, spark);
  shake(stage, 0.7);
}

function sparkOf(stage: Stage, star: Spot, board: DOMRect, spark: number): void {
  if (stage.isStill) return;
  const angle = (spark / 14) * Math.PI * 2 + 0.2;
  const far = board.height * (0.5 + ((spark * 7) % 5) / 8);
  const node = stage.show("exo-spark", { ...star, size: 8 });
  const end = `translate(${Math.cos(angle) * far * 1.5}px, ${Math.sin(angle) * far}px) scale(.2)`;
  const frames = [
    { transform: "none", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.02 },
    { transform: end, opacity: 0 },
  ];
  stage.animate(node, frames, { delay: 0.7, duration: 1.8, fill: "both", easing: "ease-out" });
}

/** The horizon swells over the star; the light around it bends and sinks in. */
export function open(stage: Stage): void {
  const found = boardOf(stage);
  if (!found) return;
  const { star, board } = found;
  const dark = stage.show("exo-dark", { ...star, size: reachOf(board) });
  const hole = stage.show("exo-horizon", { ...star, size: board.height * 0.62 });
  const [there, gone] = [
    { opacity: 1, transform: "scale(1) rotate(200deg)" },
    { opacity: 0, transform: "scale(.1) rotate(300deg)" },
  ];
  const still = [{ opacity: 0 }, { opacity: 1 }];
  const swell = [
    { opacity: 0, transform: "scale(.05) rotate(0deg)" },
    { ...there, offset: 0.3 },
    { ...there, transform: "scale(1.06) rotate(260deg)", offset: 0.85 },
    gone,
  ];
  const fade = [
    { opacity: 0 },
    { opacity: 1, offset: 0.25 },
    { opacity: 1, offset: 0.85 },
    { opacity: 0 },
  ];
  const time = { duration: 4, fill: "both", easing: "ease-in-out" } as const;
  stage.animate(hole, stage.isStill ? still : swell, time);
  stage.animate(dark, stage.isStill ? still : fade, time);
  for (let dust = 0; dust < 16; dust += 1) {
    const angle = (dust / 16) * Math.PI * 2;
    const far = board.height * (0.7 + (dust % 3) * 0.25);
    const node = stage.show("exo-spark dust", { ...star, size: 6 });
    fallIn(stage, node, angle, far, 0.4 + (dust % 5) * 0.3);
  }
}

/** A grain of dust circles in. */
function fallIn(stage: Stage, node: HTMLElement, angle: number, far: number, delay: number): void {
  if (stage.isStill) {
    node.remove();
    return;
  }
  const frames = Array.from({ length: 13 }, (_, step) => {
    const share = step / 12;
    const [turn, radius] = [angle + share * 5, far * (1 - share) ** 0.8];
    const move = `translate(${Math.cos(turn) * radius}px, ${Math.sin(turn) * radius * 0.55}px)`;
    return { transform: move, opacity: share < 0.1 ? share * 10 : 1 - share ** 4 };
  });
  stage.animate(node, frames, { delay, duration: 2, fill: "both", easing: "ease-in" });
}

/** A front of fire runs from the star over the whole board. */
export function storm(stage: Stage): void {
  const found = boardOf(stage);
  if (!found) return;
  const { star, board } = found;
  const size = reachOf(board);
  const front = stage.show("exo-front", { ...star, size });
  const rays = stage.show("exo-rays", { ...star, size });
  const still = [{ opacity: 0 }, { opacity: 0.6 }];
  const run = [
    { opacity: 0, transform: "scale(.08)" },
    { opacity: 1, transform: "scale(.2)", offset: 0.15 },
    { opacity: 0.95, transform: "scale(.85)", offset: 0.7 },
    { opacity: 0, transform: "scale(1.25)" },
  ];
  const stream = [
    { opacity: 0, transform: "scale(.4) rotate(0deg)" },
    { opacity: 0.85, transform: "scale(.8) rotate(5deg)", offset: 0.4 },
    { opacity: 0, transform: "scale(1.2) rotate(12deg)" },
  ];
  stage.animate(front, stage.isStill ? still : run, { duration: 2.6, fill: "both" });
  stage.animate(rays, stage.isStill ? still : stream, { delay: 0.2, duration: 2.8, fill: "both" });
  stage.flare({ ...star, size: board.height * 0.5 }, "#ff9b6b", 0, 1.8);
  shake(stage, 0.5);
}
