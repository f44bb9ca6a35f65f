/** A first game that teaches: the learner makes the moves of a scripted opening on the board, can
 * leave at any time and resumes where they were. A button shows where to click; it does not play. */
import { signal, useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { tutorialOf } from "../app/games";
import { pace, recall, store } from "../app/settings";
import { describe, say } from "../kit/actions";
import type { Tutorial, TutorialFrame, TutorialStep } from "../kit/game";
import { Button, Loading, Sign } from "../kit/parts";
import { moveFocus } from "../kit/spatial";
import { Told } from "./play/headline";
import { Board, type Commands, isNarrow, type Scene, Tabs, tabFor, useScene } from "./play/scene";
import { useRules } from "./rules";

const selection = signal<string | null>(null);
const highlight = signal<ReadonlySet<string>>(new Set());
const tab = signal("");

export function isExpected(step: TutorialStep, action: string): boolean {
  if (step.expect === undefined) return false;
  return typeof step.expect === "string" ? step.expect === action : step.expect.test(action);
}

/** The position of a step: its own, or the latest one before it. */
export function frameOf(tutorial: Pick<Tutorial, "steps">, at: number): number {
  const step = tutorial.steps.slice(0, at + 1).findLast(({ frame }) => frame !== undefined);
  return step?.frame ?? 0;
}

export function LearnPage({ game }: { game: string }): VNode {
  const scene = useScene(game);
  const tutorial = useSignal<Tutorial | null>(null);
  const frames = useSignal<readonly TutorialFrame[] | null>(null);
  useEffect(() => {
    void tutorialOf(game).then(async (found) => {
      tutorial.value = found;
      frames.value = (await found?.frames()) ?? [];
    });
  }, [game]);
  if (!scene || !tutorial.value || !frames.value?.length) return <Loading />;
  return <Lesson {...{ scene, tutorial: tutorial.value, frames: frames.value }} />;
}

const MARKED = ".board [data-mark]:not([data-mark=chosen]), .board [data-action]";

/** Whether nothing on the board stands for what may be done: then a button of the bar does, as in a
 * game. */
function useUnmarked(legal: readonly string[], shownTab: string): boolean {
  const isUnmarked = useSignal(false);
  useEffect(() => {
    const check = (): void => {
      isUnmarked.value = legal.length > 0 && document.querySelector(MARKED) === null;
    };
    const frame = requestAnimationFrame(check);
    return () => cancelAnimationFrame(frame);
  }, [legal.join(), shownTab, selection.value]);
  return isUnmarked.value;
}

/** Leads the eye and the keyboard to what is marked. */
function showMark(): void {
  const marked = document.querySelector<HTMLElement | SVGElement>(
    `${MARKED}, .lesson-bar [data-action]`,
  );
  marked?.scrollIntoView({ block: "center", inline: "center" });
  marked?.focus();
}

interface LessonProps {
  scene: Scene;
  tutorial: Tutorial;
  frames: readonly TutorialFrame[];
}

function Lesson({ scene, tutorial, frames }: LessonProps): VNode {
  const { t, module } = scene;
  const mark = `lesson-${scene.game}`;
  const last = tutorial.steps.length - 1;
  const at = useSignal(Math.min(Number(recall(mark)) || 0, last));
  const isWrong = useSignal(false);
  const rules = useRules(scene.game);
  const step = tutorial.steps[at.value]!;
  const frame = frames[Math.min(frameOf(tutorial, at.value), frames.length - 1)]!;
  const legal = frame.legal.filter((action) => isExpected(step, action));
  const move = (to: number): void => {
    isWrong.value = false;
    isShown.value = false;
    selection.value = null;
    at.value = Math.max(0, Math.min(to, last));
    store(mark, String(at.value));
  };
  useSignalEffect(() => {
    highlight.value = new Set(tutorial.steps[at.value]!.refs ?? []);
  });
  useEffect(() => {
    tab.value = tabFor(module.tabs, legal, tab.peek());
  }, [at.value]);
  const isShown = useSignal(false);
  const isElsewhere = useUnmarked(legal, tab.value);
  const commands: Commands = {
    act: (text) => {
      if (isExpected(step, text)) move(at.peek() + 1);
      else isWrong.value = true;
    },
    explain: rules.explain,
    selection,
    highlight,
    pace: pace.value,
  };
  const { names, seat } = tutorial;
  const shown = { view: frame.view, facts: frame.facts, seat, legal, events: frame.events, names };
  return (
    <div class={isShown.value ? "table lesson showing" : "table lesson"}>
      <header class={legal.length ? "table-head mine" : "table-head"}>
        <a class="button tool" href="/" aria-label={t("home")} title={t("home")}>
          <Sign name="home" />
        </a>
        <h1 class="hidden">{t("learn-title", { game: t("game-name") })}</h1>
        <Told scene={scene} seen={frame}>
          <p class="status">{say(t, module.status(frame, seat, names, scene.content))}</p>
        </Told>
        <a class="button quiet" href="/">
          {t("learn-leave")}
        </a>
      </header>
      {isNarrow.value && <Tabs {...{ scene, tab }} hasSide={false} />}
      <main
        class="board"
        tabIndex={isNarrow.value ? 0 : undefined}
        onKeyDown={(event) => {
          if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
        }}
      >
        <Board {...{ scene, shown, commands, tab: tab.value }} />
      </main>
      <footer class="action-bar lesson-bar">
        <div class="lesson-text" role="status" aria-live="polite">
          <span class="badge">{t("learn-step", { at: at.value + 1, all: last + 1 })}</span>
          <p>{t(step.text)}</p>
          {isWrong.value && <p class="warn">{t("learn-other")}</p>}
        </div>
        <div class="buttons">
          <Button kind="quiet" disabled={at.value === 0} onClick={() => move(at.value - 1)}>
            {t("learn-back")}
          </Button>
          {step.expect === undefined && at.value < last && (
            <Button kind="main" onClick={() => move(at.value + 1)}>
              {t("learn-next")}
            </Button>
          )}
          {legal.length > 0 && (
            <Button
              class="show-me"
              sign="hint"
              aria-pressed={isShown.value}
              onClick={() => {
                isShown.value = true;
                showMark();
              }}
            >
              {t("learn-show")}
            </Button>
          )}
          {isElsewhere &&
            legal.map((action) => (
              <Button
                key={action}
                kind="main"
                data-action={action}
                onClick={() => commands.act(action)}
              >
                {describe(module, t, action)}
              </Button>
            ))}
          {at.value === last && (
            <>
              <Button onClick={() => move(0)}>{t("learn-again")}</Button>
              <a class="button main" href={`/new/${scene.game}`}>
                {t("learn-play")}
              </a>
            </>
          )}
        </div>
      </footer>
      {rules.dialog}
    </div>
  );
}
