import { toSentence } from "@damim/domain/base/result.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readTerms, type DrawTerms } from "@damim/domain/draw/draw-terms.ts";
import { drawKind, type KeptDraw } from "@damim/domain/draw/draw.ts";
import { runDraw } from "@damim/domain/draw/run-draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { checkTerms, drawMessages } from "@damim/domain/draw/write-draw.ts";
import { useEffect, useState } from "react";
import { findClassStore } from "../../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createDrawCommands } from "../draw-commands.ts";

/** Dice, or the wheel: each throw is a draw that is decided, and kept, before anything moves. */
export function useThrow(kind: "dice" | "roulette", showMs: number) {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createDrawCommands, store);
  const draws = useRows(store, drawKind);
  const [isMoving, setMoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setMoving(false), showMs);
    return () => clearTimeout(timer);
  }, [isMoving, showMs]);
  const today = toSeoulDay(data.now());
  const latest = [...draws.values()]
    .filter((draw) => draw.kind === kind)
    .reduce<KeptDraw | undefined>(
      (last, draw) => (last && last.id > draw.id ? last : draw),
      undefined,
    );
  const terms = latest && readTerms(latest.terms);
  const draw = latest?.id.startsWith(today) ? latest : undefined;
  const isWaiting = draw !== undefined && (draw.number ?? undefined) === undefined;
  const move = (): void => setMoving(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  const write = (next: DrawTerms, isCalled: boolean): boolean => {
    const checked = checkTerms(next);
    setProblem(checked.ok ? undefined : toSentence(drawMessages, checked.refusal));
    if (!checked.ok) return false;
    commands.begin({ terms: checked.value }, isCalled ? "thrown" : "sealed");
    return true;
  };
  return {
    draw,
    /** Sealed: a child has to call a number before anything of it is known. */
    isWaiting,
    /** Of the last throw, also of another day. */
    terms,
    result:
      draw && terms && !isWaiting ? runDraw(terms, toDrawKey(draw.seed, draw.number ?? "")) : [],
    isMoving,
    problem,
    throwNow: (next: DrawTerms): boolean => {
      const isThrown = write(next, true);
      if (isThrown) move();
      return isThrown;
    },
    /** 봉인하기, on wish: decided before the class says its number. */
    seal: (next: DrawTerms): void => void write(next, false),
    /** The number that a child called, or none: it is thrown, and from then on everybody can check it. */
    call: (digits: string): void => {
      if (draw && commands.call(draw, digits, true)) move();
    },
  };
}
