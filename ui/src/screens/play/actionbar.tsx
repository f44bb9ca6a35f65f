/** The bar that never moves: what can be done, taking back, hints. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { isOver, type Position, type TableStore } from "../../app/table";
import {
  type ActionGroup,
  describe,
  groupActions,
  groupName,
  isEnding,
  openUp,
  refsOf,
} from "../../kit/actions";
import { Button, Sign } from "../../kit/parts";
import { moveFocus } from "../../kit/spatial";
import type { Commands, Scene } from "./scene";

/** The group whose choices are open, by its key. */
export const openGroup = signal<string | null>(null);

interface Props {
  scene: Scene;
  commands: Commands;
  position: Position | null;
  store: TableStore;
  onHint(): void;
}

/** What a button needs beside its letters, in letters, and what one row takes. */
const [BUTTON, ROW] = [12, 96];

/** What may be done, in groups, what is suggested first; the few answers to one question singly. */
export function barGroups(scene: Scene, position: Position | null): readonly ActionGroup[] {
  if (position === null) return [];
  const { module, t } = scene;
  const groups = groupActions(module, position.legal, module.suggestions?.(position));
  return openUp(groups, (action) => BUTTON + describe(module, t, action).length, ROW);
}

export function ActionBar({ scene, commands, position, store, onHint }: Props): VNode {
  const { t } = scene;
  const groups = barGroups(scene, position);
  const draw = (group: ActionGroup): VNode => (
    <Group
      key={group.key}
      {...{ scene, commands, group, position, store }}
      index={groups.indexOf(group)}
    />
  );
  const isEnd = ({ actions }: ActionGroup): boolean => actions.every(isEnding);
  const acts = groups.filter((group) => !isEnd(group));
  return (
    <section class="action-bar" aria-label={t("actions")}>
      <div
        class={isMuch(scene, acts) ? "action-groups many" : "action-groups"}
        role="group"
        aria-label={t("actions-legal")}
        onKeyDown={(event) => {
          if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
        }}
      >
        {groups.length === 0 && <p class="help">{t("actions-none")}</p>}
        <div class="acts">{acts.map(draw)}</div>
        {groups.filter(isEnd).map(draw)}
      </div>
      <TurnTools {...{ scene, position, store, onHint }} />
    </section>
  );
}

/** Whether what may be done needs two rows of small buttons. */
function isMuch({ module, t }: Scene, groups: readonly ActionGroup[]): boolean {
  const length = groups.map((group) => BUTTON + groupName(module, t, group).length);
  return length.reduce((sum, letters) => sum + letters, 0) > ROW;
}

interface GroupProps {
  scene: Scene;
  commands: Commands;
  group: ActionGroup;
  index: number;
  position: Position | null;
  store: TableStore;
}

/** The most points that one of several actions brings at once. */
function gainOf({ module, content }: Scene, group: ActionGroup, position: Position | null): number {
  if (!module.gain || position === null) return 0;
  return Math.max(...group.actions.map((action) => module.gain!(position, action, content)));
}

function Group({ scene, commands, group, index, position, store }: GroupProps): VNode {
  const { t, module } = scene;
  const [only] = group.actions;
  const isSingle = group.actions.length === 1;
  const isOpen = openGroup.value === group.key && !isSingle;
  const points = gainOf(scene, group, position);
  const kind = group.actions.every(isEnding) ? "main" : "plain";
  const press = (): void => {
    if (isSingle) commands.act(only!);
    else openGroup.value = isOpen ? null : group.key;
  };
  return (
    <div class="action-group">
      <Button
        kind={kind}
        class="action"
        aria-expanded={isSingle ? undefined : isOpen}
        aria-haspopup={isSingle ? undefined : "true"}
        data-action={isSingle ? only : undefined}
        data-suggested={group.isSuggested ? "yes" : undefined}
        aria-disabled={store.isBusy.value}
        onClick={press}
        onMouseEnter={() => isSingle && flash(commands, only!)}
        onMouseLeave={() => clearFlash(commands)}
      >
        <kbd aria-hidden="true">{index + 1}</kbd>
        <span class="action-text">{groupName(module, t, group)}</span>
        {points > 0 && (
          <span class="gain" title={t("points", { points })}>
            +{points}
          </span>
        )}
        {!isSingle && <span class="count">{group.actions.length}</span>}
      </Button>
      {isOpen && <Choices {...{ scene, commands, group }} />}
    </div>
  );
}

export function flash(commands: Commands, action: string): void {
  commands.highlight.value = refsOf(action);
}

export function clearFlash(commands: Commands): void {
  if (commands.highlight.peek().size) commands.highlight.value = new Set();
}

function Choices({
  scene,
  commands,
  group,
}: Pick<GroupProps, "scene" | "commands" | "group">): VNode {
  const { t, module } = scene;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("button")?.focus();
  }, []);
  return (
    <ol class="action-choices" ref={list} aria-label={groupName(module, t, group)}>
      {group.actions.map((action, index) => (
        <li key={action}>
          <Button
            kind="quiet"
            data-action={action}
            data-suggested={group.suggested.includes(action) ? "yes" : undefined}
            onClick={() => {
              openGroup.value = null;
              clearFlash(commands);
              commands.act(action);
            }}
            onMouseEnter={() => flash(commands, action)}
            onFocus={() => flash(commands, action)}
            onMouseLeave={() => clearFlash(commands)}
          >
            <kbd aria-hidden="true">{index + 1}</kbd>
            <span class="action-text">
              {describe(module, t, action)}
              {group.suggested.includes(action) && (
                <span class="badge suggested">{t("mark-suggested")}</span>
              )}
            </span>
          </Button>
        </li>
      ))}
    </ol>
  );
}

type ToolsProps = Omit<Props, "commands">;

function TurnTools({ scene, position, store, onHint }: ToolsProps): VNode | null {
  const { t } = scene;
  if (!store.own.value.length || !position || isOver(position)) return null;
  const stop = position.undo_stop;
  const why = stop === null ? undefined : t(`undo-stop-${stop}`);
  const isMine = position.legal.length > 0;
  return (
    <div class="turn-tools" role="group" aria-label={t("turn-tools")}>
      {store.playback.hasRun.value && (
        <Tool
          sign="play"
          label={t("playback-others")}
          why={undefined}
          run={() => store.playback.again()}
        />
      )}
      <Tool sign="undo" label={t("undo")} why={why} run={() => void store.revise("undo")} />
      <Tool
        sign="redo"
        label={t("redo")}
        why={position.can_redo ? undefined : t("redo-none")}
        run={() => void store.revise("redo")}
      />
      <Tool
        sign="restart"
        label={t("restart")}
        why={why}
        run={() => void store.revise("restart")}
      />
      <Tool
        sign="hint"
        label={t("hint")}
        why={isMine ? undefined : t("hint-not-now")}
        run={onHint}
      />
    </div>
  );
}

interface ToolProps {
  sign: "play" | "undo" | "redo" | "restart" | "hint";
  label: string;
  why: string | undefined;
  run(): void;
}

/** A tool that says why it stops: it stays reachable, so that the reason can be read. */
function Tool({ sign, label, why, run }: ToolProps): VNode {
  return (
    <button
      type="button"
      class="button tool with-tip"
      aria-disabled={why !== undefined}
      aria-label={why ? `${label}: ${why}` : label}
      data-tip={why ? `${label}: ${why}` : label}
      data-tool={sign}
      onClick={() => why === undefined && run()}
    >
      <Sign name={sign} />
    </button>
  );
}
