/** The rules reference: searchable, in the reader's language, opened at the right paragraph. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { figuresOf, tutorialOf } from "../app/games";
import type { Figure, Figures, Translate, TutorialFrame } from "../kit/game";
import { Dialog, Loading } from "../kit/parts";
import { hasText, hasTexts, keysOf, rulesOf, texts, wantTexts } from "../locale/texts";
import { Page } from "./page";
import { PieceIcon, type Scene, useScene } from "./play/scene";

export interface Section {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Ids and topics that lead here. */
  see: readonly string[];
}

const TITLE = /^rules-(.+)-title$/;

export function sectionsOf(keys: readonly string[], t: Translate): readonly Section[] {
  return keys.flatMap((key) => {
    const id = TITLE.exec(key)?.[1];
    if (!id) return [];
    const see = hasText(t, `rules-${id}-see`) ? t(`rules-${id}-see`).split(/[\s,]+/) : [];
    const paragraphs = t(`rules-${id}-text`).split(/\n+/).filter(Boolean);
    return [{ id, title: t(key), paragraphs, see }];
  });
}

/** The section a reference such as "power/quasar" leads to, the most particular first. */
export function sectionFor(sections: readonly Section[], ref: string): Section | undefined {
  const parts = ref.split("/").filter(Boolean);
  const wanted = [parts.join("-"), ...[...parts].reverse()];
  for (const name of wanted) {
    const found = sections.find(
      ({ id, see }) => id === name || see.includes(name) || see.includes(ref),
    );
    if (found) return found;
  }
  return undefined;
}

const foldAccents = (text: string): string =>
  text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

export function searchSections(sections: readonly Section[], query: string): readonly Section[] {
  const words = foldAccents(query).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, paragraphs }) => {
    const text = foldAccents([title, ...paragraphs].join(" "));
    return words.every((word) => text.includes(word));
  });
}

interface RulesProps {
  game: string;
  at: string;
  isPage?: boolean;
}

export function Rules({ game, at, isPage = false }: RulesProps): VNode {
  const scene = useScene(game);
  wantTexts(game, rulesOf(game));
  if (!scene || !hasTexts(rulesOf(game))) return <Loading />;
  if (!keysOf(rulesOf(game)).length) return <p class="help">{scene.t("rules-none")}</p>;
  return <Reference {...{ scene, at, isPage }} />;
}

interface ReferenceProps {
  scene: Scene;
  at: string;
  /** On a page of its own, a section stands right below the title. */
  isPage: boolean;
}

function Reference({ scene, at, isPage }: ReferenceProps): VNode {
  const t = texts(rulesOf(scene.game), scene.game);
  const drawings = useDrawings(scene.game);
  const query = useSignal("");
  const body = useRef<HTMLElement>(null);
  const sections = sectionsOf(keysOf(rulesOf(scene.game)), t);
  const found = searchSections(sections, query.value);
  const target = sectionFor(sections, at)?.id;
  useEffect(() => {
    const section = target && body.current?.querySelector(`[data-section="${CSS.escape(target)}"]`);
    if (section) section.scrollIntoView({ block: "start" });
  }, [target]);
  const jump = (id: string): void =>
    body.current
      ?.querySelector(`[data-section="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: "start" });
  return (
    <div class="rules">
      <div class="rules-index">
        <input
          type="search"
          aria-label={t("rules-search")}
          placeholder={t("rules-search")}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
        <p class="help" role="status">
          {t("rules-found", { count: found.length })}
        </p>
        <ul>
          {found.map(({ id, title }) => (
            <li key={id}>
              <button type="button" class="link" onClick={() => jump(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <section class="rules-body" ref={body} tabIndex={0} aria-label={t("rules")}>
        {found.map((section) => (
          <Paragraphs
            key={section.id}
            {...{ section, scene, drawings, isPage, isTarget: section.id === target }}
          />
        ))}
      </section>
    </div>
  );
}

interface ParagraphsProps {
  section: Section;
  scene: Scene;
  drawings: Drawings | null;
  isTarget: boolean;
  isPage: boolean;
}

/** References that name a piece, each piece once; other words only lead to the section. */
export function piecesIn(see: readonly string[], t: Translate): readonly string[] {
  const pieces = new Map<string, string>();
  for (const ref of see) {
    const id = ref.split("/").at(-1)!;
    const isPiece = ref.includes("/") || /[A-Z0-9]/.test(id) || hasText(t, `word-${id}`);
    if (isPiece && !pieces.has(id)) pieces.set(id, ref);
  }
  return [...pieces.values()];
}

function Icons({ section, scene }: { section: Section; scene: Scene }): VNode | null {
  const pieces = piecesIn(section.see, scene.t).slice(0, 6);
  if (pieces.length === 0) return null;
  return (
    <p class="rules-icons" aria-hidden="true">
      {pieces.map((ref) => (
        <PieceIcon key={ref} scene={scene} piece={ref} />
      ))}
    </p>
  );
}

interface Drawings {
  figures: Figures<unknown, unknown>;
  frames: readonly TutorialFrame[];
  names: readonly string[];
}

/** What the figures are drawn from, or null while it is on its way. */
function useDrawings(game: string): Drawings | null {
  const drawings = useSignal<Drawings | null>(null);
  useEffect(() => {
    void Promise.all([figuresOf(game), tutorialOf(game)]).then(async ([figures, tutorial]) => {
      if (!figures || !tutorial) return;
      drawings.value = { figures, frames: await tutorial.frames(), names: tutorial.names };
    });
  }, [game]);
  return drawings.value;
}

/** Whether what is scrolled through has come near to something, from then on for good. */
function useNear(place: { current: HTMLElement | null }): boolean {
  const isNear = useSignal(typeof IntersectionObserver !== "function");
  useEffect(() => {
    if (isNear.peek() || !place.current) return;
    const root = place.current.closest<HTMLElement>(".rules-body");
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        isNear.value = true;
        watch.disconnect();
      },
      { root, rootMargin: "500px 0px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return isNear.value;
}

const nothing = (): void => undefined;

/** A part of the table as it stands in the lesson; for the eye alone, the text says the same. */
function FigureBox({
  figure,
  scene,
  drawings,
}: {
  figure: Figure<unknown, unknown>;
  scene: Scene;
  drawings: Drawings;
}): VNode {
  const { Part, frame = drawings.frames.length - 1, look = [], shown } = figure;
  const highlight = useSignal<ReadonlySet<string>>(new Set(look));
  const selection = useSignal<string | null>(null);
  const seen = drawings.frames[frame]!;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div class="rules-figure" aria-hidden="true" inert ref={place}>
      {isNear && (
        <Part
          {...{ highlight, selection, t: scene.t, content: scene.content, names: drawings.names }}
          {...(shown ? shown(seen) : { view: seen.view, facts: seen.facts })}
          seat={0}
          legal={[]}
          events={[]}
          act={nothing}
          explain={nothing}
          pace="off"
        />
      )}
    </div>
  );
}

function Paragraphs({ section, scene, drawings, isTarget, isPage }: ParagraphsProps): VNode {
  const Heading = isPage ? "h2" : "h3";
  const about = section.see.join(" ");
  const figure = useMemo(
    () => drawings?.figures(section.see, scene.content) ?? null,
    [drawings, about, scene.content],
  );
  return (
    <section data-section={section.id} class={isTarget ? "target" : undefined}>
      <Heading>{section.title}</Heading>
      {drawings && figure ? (
        <FigureBox {...{ figure, scene, drawings }} />
      ) : (
        <Icons {...{ section, scene }} />
      )}
      {section.paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </section>
  );
}

interface RulesDialogProps {
  game: string;
  at: string;
  onClose(): void;
}

export function RulesDialog({ game, at, onClose }: RulesDialogProps): VNode {
  return (
    <Dialog
      title={texts(game)("rules-of", { name: texts(game)("game-name") })}
      onClose={onClose}
      wide
    >
      <Rules game={game} at={at} />
    </Dialog>
  );
}

interface RulesOpener {
  explain(ref: string): void;
  dialog: VNode | null;
}

/** The rules over a table, opened where something is to be explained. */
export function useRules(game: string): RulesOpener {
  const at = useSignal<string | null>(null);
  const open = (ref: string | null): void => {
    at.value = ref;
  };
  const dialog =
    at.value === null ? null : (
      <RulesDialog {...{ game, at: at.value }} onClose={() => open(null)} />
    );
  return { explain: open, dialog };
}

export function RulesPage({ game, at }: { game: string; at: string }): VNode {
  wantTexts(game);
  const t = texts(game);
  return (
    <Page title={t("rules-of", { name: t("game-name") })}>
      <Rules {...{ game, at }} isPage />
    </Page>
  );
}
