/** Small parts all screens are made of. */
import type { ComponentChildren, JSX, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { texts } from "../locale/texts";

const SIGNS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  redo: "m15 7 5 5-5 5m5-5H10a6 6 0 0 0-6 6",
  restart: "M4 4v6h6M5 15a8 8 0 1 0 1-8L4 10",
  hint: "M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c1 1 1 2 1 2.5h6c0-.5 0-1.5 1-2.5A6 6 0 0 0 12 3Z",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
  rules: "M12 6c-2-2-6-2-8-1v14c2-1 6-1 8 1 2-2 6-2 8-1V5c-2-1-6-1-8 1Zm0 0v14",
  settings:
    "M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0Z",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  picture: "M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4",
  home: "m4 11 8-7 8 7v9h-6v-6h-4v6H4Z",
  play: "M7 5v14l11-7Z",
  pause: "M8 5v14M16 5v14",
  previous: "M18 5v14L8 12ZM6 5v14",
  next: "M6 5v14l10-7Zm12 0v14",
  first: "M19 5v14l-7-7ZM11 5v14l-7-7Z",
  last: "M5 5v14l7-7Zm8 0v14l7-7Z",
  whole: "M10 14 4 20m0-5v5h5m5-10 6-6m-5 0h5v5",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  download: "M12 4v11m-5-4 5 5 5-5M4 20h16",
  chat: "M4 5h16v11H9l-5 4Z",
  close: "m6 6 12 12M18 6 6 18",
  people:
    "M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-4 3-6 6-6s6 2 6 6m2-9.5a3 3 0 1 0-1-5.8M17 14c3 0 5 2 5 6",
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 7v5.2l3.5 2",
  back: "M11 5 4 12l7 7M4 12h16",
  analyse: "M4 20V10m5 10V4m5 16v-7m5 7V8",
  flag: "M5 21V4h12l-2.5 4.5L17 13H5",
  keys: "M3 7h18v10H3ZM7 11h.01M11 11h.01M15 11h.01M8 14h8",
} as const;

export type SignName = keyof typeof SIGNS;

export function Sign({ name }: { name: SignName }): VNode {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[name]} />
    </svg>
  );
}

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "ref"> & {
  sign?: SignName;
  kind?: "plain" | "main" | "quiet" | "tool";
  label?: string;
};

/** A button; with only a sign it still has a name. Why it cannot be pressed is its title. */
export function Button({ sign, kind = "plain", label, children, ...rest }: ButtonProps): VNode {
  return (
    <button
      type="button"
      {...rest}
      class={`button ${kind} ${rest.class ?? ""}`}
      aria-label={children ? undefined : label}
      title={rest.title ?? (children ? undefined : label)}
    >
      {sign && <Sign name={sign} />}
      {children}
    </button>
  );
}

interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  wide?: boolean;
}

export function Dialog({ title, onClose, children, wide }: DialogProps): VNode {
  const element = useRef<HTMLDialogElement>(null);
  const t = texts();
  useEffect(() => {
    const dialog = element.current!;
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute("open", "");
    return () => dialog.close?.();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that closes a dialog is Escape, see onCancel.
    <dialog
      ref={element}
      class={wide ? "dialog wide" : "dialog"}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <Button sign="close" kind="tool" label={t("close")} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  help?: string | undefined;
  value: T;
  values: readonly T[];
  name(value: T): string;
  onChange(value: T): void;
}

/** One setting with its line of help. */
export function Choice<T extends string>(props: ChoiceProps<T>): VNode {
  const { label, help, value, values, name, onChange } = props;
  return (
    <label class="choice">
      <span class="choice-label">{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {values.map((each) => (
          <option key={each} value={each} selected={each === value}>
            {name(each)}
          </option>
        ))}
      </select>
      {help && <span class="help">{help}</span>}
    </label>
  );
}

/** The sign of a seat: its letter on its colour and pattern. */
export function SeatSign({ seat }: { seat: number }): VNode {
  return (
    <span class="seat-sign" data-seat={seat} aria-hidden="true">
      {String.fromCharCode(65 + seat)}
    </span>
  );
}

export function Loading(): VNode {
  return (
    <div class="loading" role="status">
      <span class="orbit" aria-hidden="true" />
      <span>{texts()("loading")}</span>
    </div>
  );
}
