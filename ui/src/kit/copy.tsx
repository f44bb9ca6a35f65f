/** A button that copies a link. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";

import type { Translate } from "./game";
import { Button } from "./parts";

/** Browsers keep the clipboard from pages that came over plain HTTP; the old way serves there. */
function copyByHand(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  Object.assign(field.style, { position: "fixed", opacity: "0" });
  document.body.append(field);
  field.focus();
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return isDone;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

interface Props {
  t: Translate;
  link: string;
  label: string;
  kind?: "plain" | "main";
}

export function CopyButton({ t, link, label, kind }: Props): VNode {
  const isCopied = useSignal(false);
  return (
    <Button
      sign="copy"
      {...(kind && { kind })}
      onClick={async () => {
        isCopied.value = await copyText(link);
      }}
    >
      {isCopied.value ? t("invite-copied") : label}
    </Button>
  );
}
