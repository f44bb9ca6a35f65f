/** Paints beside the screen, in a worker: takes the name of a picture, answers with the picture. */
import { paint, paintingOf } from "./painting";

interface Painter {
  onmessage: ((message: MessageEvent<string>) => void) | null;
  postMessage(message: readonly [string, Blob]): void;
}

const worker = self as unknown as Painter;
let last: Promise<void> = Promise.resolve();

/** One after another: a picture is handed out before the next one is begun. */
worker.onmessage = ({ data: name }) => {
  last = last.then(() => deliver(name));
};

async function deliver(name: string): Promise<void> {
  const image = paint(paintingOf(name));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d")!.putImageData(image, 0, 0);
  worker.postMessage([name, await canvas.convertToBlob({ type: "image/webp", quality: 0.9 })]);
}
