/** Paints one picture after another beside the page, and remembers them. */
import { paintPlanet } from "./planet";
import { paintSky } from "./sky";
import { paintStar } from "./star";
import { keep, recall } from "./store";
import type { Painted, Wish, Wished } from "./wish";

const queue: Wished[] = [];
let isPainting = false;

function paint(wish: Wish): ImageData {
  switch (wish.kind) {
    case "planet":
      return new ImageData(paintPlanet(wish), wish.side);
    case "star":
      return new ImageData(paintStar(wish), wish.side);
    case "sky":
      return new ImageData(paintSky(wish), wish.width);
  }
}

async function encode(image: ImageData): Promise<string> {
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d")!.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.92 });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

function hand(key: string, picture: string): void {
  postMessage({ key, picture } satisfies Painted);
}

async function paintAll(): Promise<void> {
  if (isPainting) return;
  isPainting = true;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const picture = await encode(paint(next.wish));
    hand(next.key, picture);
    void keep(next.key, picture);
  }
  isPainting = false;
}

/** The latest wishes come first: of earlier ones many are out of sight by now. */
addEventListener("message", async ({ data }: MessageEvent<readonly Wished[]>) => {
  const known = await Promise.all(data.map(({ key }) => recall(key)));
  queue.unshift(...data.filter((_, place) => known[place] === null));
  data.forEach(({ key }, place) => {
    const picture = known[place];
    if (picture) hand(key, picture);
  });
  void paintAll();
});
