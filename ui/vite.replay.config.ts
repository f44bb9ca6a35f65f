/** Builds the page that replays one record by itself: one script and one style, with the fonts, the
 * languages, both games and their painters in them. `orrery export` writes them into a page. */
import { defineConfig, type Plugin } from "vite";

const WORKER = /new Worker\(new URL\("(\.\/[^"]+)", import\.meta\.url\), \{ type: "module" \}\)/g;

/** A page of one file has no other file to start a worker from. */
function inlineWorkers(): Plugin {
  return {
    name: "inline-workers",
    enforce: "pre",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("new Worker(")) return null;
      const imports: string[] = [];
      const inlined = code.replace(WORKER, (_, path: string) => {
        const name = `InlineWorker${imports.length}`;
        imports.push(`import ${name} from "${path}?worker&inline";`);
        return `new ${name}()`;
      });
      return { code: `${imports.join("\n")}\n${inlined}`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [inlineWorkers()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  publicDir: false,
  // It warns that a script within a page has no address of its own, which is meant.
  logLevel: "error",
  worker: { format: "iife" },
  build: {
    target: "es2022",
    outDir: "dist/replay",
    modulePreload: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    rollupOptions: {
      input: "src/embedded.tsx",
      output: {
        format: "iife",
        entryFileNames: "replay.js",
        assetFileNames: "replay[extname]",
      },
    },
  },
});
