import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { countDraws } from "@damim/domain/draw/draw-log.ts";
import {
  isWeighed,
  readWeights,
  weightsMessages,
  type DrawWeights,
} from "@damim/domain/draw/draw-weights.ts";
import { drawKind, drawTurnKind, type DrawItem, type KeptDraw } from "@damim/domain/draw/draw.ts";
import { writeTerms } from "@damim/domain/draw/draw-terms.ts";
import { isSealed } from "@damim/domain/draw/sealed-draw.ts";
import { listOpened, listRound } from "@damim/domain/draw/turns.ts";
import { useState } from "react";
import { findClassStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createDrawCommands } from "./draw-commands.ts";
import { useSource } from "./use-source.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { usePreset } from "./use-preset.ts";

/** 돌아가며: each once until all were. 매번 모두: anybody each time. */
export type DrawMode = "turns" | "any";

/** The draw that goes on for the class or the list in use: on any device of the teacher, and after a reload. */
export function useRound() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createDrawCommands, store);
  const source = useSource();
  const { members, all, here, canBeDrawn } = source;
  const draws = useRows(store, drawKind);
  const turns = useRows(store, drawTurnKind);
  const [chosen, setMode] = useState<DrawMode>();
  const today = toSeoulDay(data.now());

  const ofNames = [...draws.values()].filter(({ kind }) => kind === "turns" || kind === "any");
  const own = ofNames.filter(source.isOwn).toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const mode = chosen ?? (own[0]?.kind === "any" ? "any" : "turns");
  const weights = useWeights(all.map(({ item }) => item));
  const ownWeights =
    weights.weights.size > 0 ? here.map(({ item }) => weights.weights.get(item) ?? 1) : undefined;
  const draw = own.find(
    // Of all who are here: another day has others. With other weights it is another draw.
    ({ id, kind, terms }) =>
      kind === mode &&
      (mode === "turns" || (id.startsWith(today) && isWeighed(terms, weights.weights))),
  );
  const opened = draw ? listOpened(draw, turns) : [];
  const last = opened.at(-1)?.at;
  const isToday = last !== undefined && toSeoulDay(last) === today;
  const closed = draw ? listRound(draw, turns).filter(({ at }) => at === undefined) : [];
  const isOver =
    draw !== undefined && mode === "turns" && !(isSealed(draw) && closed.some(canBeDrawn));
  const isWaiting = draw !== undefined && (draw.number ?? undefined) === undefined;
  const thrownAway = new Set(own.flatMap(({ again }) => again ?? []));

  /** A new draw, sealed; without `isCalled` a child calls a number first. */
  const begin = (of: DrawMode | "order", isCalled: boolean): KeptDraw | undefined => {
    const drawn = of === "any" ? here : all;
    const who = drawn.map(({ item }) => item);
    if (who.length === 0) return undefined;
    const before = of === "turns" ? opened.at(-1)?.item : undefined;
    const isCutShort = draw?.kind === of && of === "turns" && !isOver;
    const terms = writeTerms({
      kind: of,
      who,
      ...(before !== undefined && who.includes(before) && { before }),
      ...(of === "any" && ownWeights && { weights: ownWeights }),
    });
    return commands.begin(
      {
        terms,
        ...(!source.isList && { members: drawn.flatMap(({ member }) => member ?? []) }),
        ...(isCutShort && { again: draw.id }),
      },
      isCalled ? "called" : "sealed",
    );
  };

  return {
    source,
    mode,
    draw,
    /** A child has to call a number before anything of it is known. */
    isWaiting,
    /** What the last press opened, of today. */
    shown: isToday ? opened.filter(({ at }) => at === last) : [],
    left: draw && mode === "turns" ? (isOver ? 0 : closed.filter(canBeDrawn).length) : here.length,
    /** How many of this round were. */
    opened: opened.length,
    isOver,
    counted: countDraws(own, today),
    /** What the class may ask about: the draw that goes on, and today's that were thrown away for another. */
    receipts: [
      // Who knew the seed before the number would choose the names by it.
      ...(draw ? [{ draw, canBeOpened: !isWaiting && (isOver || mode === "any") }] : []),
      ...own
        .filter(({ id }) => id !== draw?.id && id.startsWith(today))
        .filter((each) => thrownAway.has(each.id) || !isSealed(each))
        .map((each) => ({ draw: each, canBeOpened: true })),
    ],
    setMode,
    weights,
    /** Opens the next ones; the result stands before anything moves. */
    pick: (count: number): void => {
      // Of an opened one everybody can reckon who comes next.
      const round = draw && isSealed(draw) ? draw : begin(mode, true);
      if (!round) return;
      if (!source.isList) commands.join(round, members);
      commands.open(round, count, canBeDrawn);
    },
    /** 되돌리기: shuts what the last press opened. */
    back: (): void => {
      if (draw)
        commands.shut(
          draw,
          opened.filter(({ at }) => at === last),
        );
    },
    reveal: commands.reveal,
    /** A sealed order of everybody, for 모둠 나누기: who is away today belongs to a group too. */
    order: (): KeptDraw | undefined => begin("order", true),
    shuffle: (): void => void begin(mode, true),
    seal: (): void => void begin(mode, false),
    /** The number that a child called, or none. */
    call: (digits: string): void => {
      if (draw) commands.call(draw, digits);
    },
  };
}

const none: DrawWeights = new Map();

/** 무게: who comes more often in 매번 모두, as it was typed last. What is not clear counts for nobody. */
function useWeights(items: readonly DrawItem[]) {
  const { value, save } = usePreset("randomPick~weights", "뽑기 무게");
  const typed = typeof value === "string" ? value : "";
  const read = readWeights(typed, items);
  return {
    typed,
    weights: read.ok ? read.value : none,
    problem: read.ok ? undefined : toSentence(weightsMessages, read.refusal),
    save,
  };
}
