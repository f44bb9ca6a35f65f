/** A part of the screen that is loaded when it is needed. */
import { signal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";

import { Loading } from "./parts";

/** A screen of its own chunk, shown as soon as it is there; a dialog has nothing in its place. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: VNode | null = <Loading />,
): (props: P) => VNode | null {
  const found = signal<ComponentType<P> | null>(null);
  return (props) => {
    useEffect(() => {
      void load().then((screen) => {
        found.value = screen;
      });
    }, []);
    const Found = found.value;
    return Found ? <Found {...props} /> : place;
  };
}
