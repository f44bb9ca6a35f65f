/** How large an element is shown. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Null till it is laid out, and where nothing is. */
export function useSize<E extends Element = HTMLDivElement>(): {
  ref: { current: E | null };
  size: Size | null;
} {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver !== "function") return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) setSize({ width, height });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
