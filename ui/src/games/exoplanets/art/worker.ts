/** Paints one picture after another beside the page, and remembers them. */
import { paintPlanet } from "./planet";
import { paintSky } from "./sky";
import { paintStar } from "./star";
import { keep, recall } from "./store";
import type { Painted, Wish } from "./wish";

const queue: { key: string; wish: Wish }[] = [];
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

addEventListener("message", async ({ data }: MessageEvent<{ key: string; wish: Wish }>) => {
  const known = await recall(data.key);
  if (known !== null) hand(data.key, known);
  else {
    queue.push(data);
    void paintAll();
  }
});
