/** Another's turn as it is shown: what happens now in words, the bar that pauses, skips and repeats,
 * and the round that begins. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { Playback } from "../../app/playback";
import { type Position, type TableStore, toActIn } from "../../app/table";
import { say, tell } from "../../kit/actions";
import type { LogLine, Round } from "../../kit/game";
import { Button, SeatSign } from "../../kit/parts";
import { signsOf } from "./log";
import { isNarrow, PieceIcon, type Scene, type Shown } from "./scene";
import "./playbackbar.css";

/** Whether another's turn is followed: shown beat by beat, or gone on with as soon as they act. */
export function isWatching({ playback, latest, own }: TableStore): boolean {
  if (playback.isPlaying.value) return true;
  const toAct = toActIn(latest.value!);
  return playback.isFollowed.value && toAct !== null && !own.value.includes(toAct);
}

interface BarProps {
  store: TableStore;
  scene: Scene;
  names: readonly string[];
}

/** The beat that is shown, in the words of the log. */
export function Caption({ store, scene, names }: BarProps): VNode | null {
  const { playback, viewer } = store;
  const beat = playback.beat.value;
  if (!playback.isPlaying.value || !beat) return null;
  const lines = beat.events.flatMap((event) => {
    const line = scene.module.describeEvent(event, names);
    return line ? [{ line, isOwn: event.seat >= 0 && event.seat === viewer.value }] : [];
  });
  if (!lines.length) return null;
  const [first] = beat.events;
  return (
    <div class="beat-caption" role="status" data-lines={lines.length}>
      <SeatSign seat={first!.seat >= 0 ? first!.seat : beat.seat} />
      <div class="beat-lines">
        {lines.map(({ line, isOwn }, place) => (
          <CaptionLine key={place} {...{ scene, line, isOwn }} />
        ))}
      </div>
      <Dots left={playback.left.value} />
    </div>
  );
}

interface CaptionLineProps {
  scene: Scene;
  line: LogLine;
  isOwn: boolean;
}

function CaptionLine({ scene, line, isOwn }: CaptionLineProps): VNode {
  return (
    <p>
      {tell(scene.t, line, isOwn)}
      {signsOf(line)
        .slice(0, 1)
        .map((ref) => (
          <PieceIcon key={ref} scene={scene} piece={ref} />
        ))}
    </p>
  );
}

const DOTS = 6;

/** How much is still to come. */
function Dots({ left }: { left: number }): VNode {
  return (
    <span class="beat-dots" aria-hidden="true">
      <i class="now" />
      {Array.from({ length: Math.min(DOTS, left) }, (_, place) => (
        <i key={place} />
      ))}
    </span>
  );
}

/** On a phone, where the picture needs all its room, the words of the beat are here too. */
export function PlaybackBar({ store, scene, names }: BarProps): VNode {
  const { t } = scene;
  const { playback, latest } = store;
  const { isPlaying, isPaused } = playback;
  const isNext = (latest.value?.legal.length ?? 0) > 0;
  return (
    <section class="action-bar playback-bar" aria-label={t("playback-bar")}>
      {isNarrow.value && <Caption {...{ store, scene, names }} />}
      <div class="playback-buttons" role="group" aria-label={t("playback-bar")}>
        <Button
          sign={isPaused.value ? "play" : "pause"}
          data-tool="pause"
          disabled={!isPlaying.value}
          aria-keyshortcuts="Space"
          onClick={() => togglePause(playback)}
        >
          {t(isPaused.value ? "playback-resume" : "playback-pause")}
          <kbd aria-hidden="true">{t("key-name-space")}</kbd>
        </Button>
        <Button
          sign="last"
          kind={isNext ? "main" : "plain"}
          data-tool="skip"
          disabled={!isPlaying.value}
          aria-keyshortcuts="Escape"
          onClick={() => playback.skip()}
        >
          {t("playback-skip")}
          <kbd aria-hidden="true">Esc</kbd>
        </Button>
        <Button
          sign="restart"
          data-tool="again"
          aria-keyshortcuts="A"
          onClick={() => playback.again()}
        >
          {t("playback-again")}
          <kbd aria-hidden="true">A</kbd>
        </Button>
      </div>
      {isNext && <p class="playback-next">{t("playback-next")}</p>}
    </section>
  );
}

export function togglePause(playback: Playback<Position>): void {
  if (playback.isPaused.peek()) playback.resume();
  else playback.pause();
}

/** A key while another's turn is shown; what it does not mean is left to others. */
export function runPlaybackKey(event: KeyboardEvent, playback: Playback<Position>): boolean {
  const isPressed = (event.target as Element).closest?.("button, a, [role=button], summary");
  if (event.key === " " && !isPressed && playback.isPlaying.peek()) togglePause(playback);
  else if (event.key.toLowerCase() === "a" && playback.hasRun.peek()) playback.again();
  else return false;
  return true;
}

/** A click while another's turn is shown goes to now, and there to what was clicked. */
export function clickThrough(event: MouseEvent, playback: Playback<Position>): void {
  const target = event.target as Element;
  if (!playback.isPlaying.peek() || target.closest(".beat-caption")) return;
  event.stopPropagation();
  playback.skip();
  const thing = target.closest("[data-thing]");
  const { pointerType } = event as PointerEvent;
  setTimeout(() => {
    if (thing?.isConnected && thing.getAttribute("role") === "button")
      thing.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType }));
  });
}

interface BannerProps {
  scene: Scene;
  shown: Shown;
}

/** Announces a round when it begins; it lies over the board for a moment and takes no click. */
export function RoundBanner({ scene, shown }: BannerProps): VNode | null {
  const round = scene.module.round?.(shown) ?? null;
  const before = useRef(round?.id);
  const [announced, announce] = useState<Round | null>(null);
  useEffect(() => {
    if (round && before.current !== undefined && round.id !== before.current) announce(round);
    before.current = round?.id;
  }, [round?.id]);
  if (!announced) return null;
  return (
    <div
      key={announced.id}
      class={announced.note ? "round-banner last" : "round-banner"}
      role="status"
      onAnimationEnd={(event) => event.target === event.currentTarget && announce(null)}
    >
      <strong>{say(scene.t, announced.title)}</strong>
      {announced.note && <span>{say(scene.t, announced.note)}</span>}
    </div>
  );
}
