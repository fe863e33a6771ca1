import { toSentence } from "@damim/domain/base/result.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readTerms, type DrawTerms } from "@damim/domain/draw/draw-terms.ts";
import { drawKind, toDrawId, type KeptDraw } from "@damim/domain/draw/draw.ts";
import { runDraw } from "@damim/domain/draw/run-draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { callNumber, checkTerms, drawMessages, writeDraw } from "@damim/domain/draw/write-draw.ts";
import { useEffect, useState } from "react";
import { findWorkingStore } from "../../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { newId, newSeed } from "../../../platform/random.ts";

/** Dice, or the wheel: each throw is a draw that is decided, and kept, before anything moves. */
export function useThrow(kind: "dice" | "roulette", showMs: number) {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const draws = useRows(store, drawKind);
  const [isMoving, setMoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setMoving(false), showMs);
    return () => clearTimeout(timer);
  }, [isMoving, showMs]);
  const today = toSeoulDay(data.now());
  const latest = [...draws]
    .filter(([, draw]) => draw.kind === kind)
    .reduce<KeptDraw | undefined>(
      (last, [id, draw]) => (last && last.id > id ? last : { ...draw, id }),
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
    const at = data.now();
    const id = toDrawId({ day: today, uuid: newId(at) });
    const row = writeDraw(id, { terms: checked.value, seed: newSeed() });
    const set = { number: "", revealed: Math.round(at) };
    // A throw is not taken back: it would be another one.
    void store.write(isCalled ? [row, { kind: drawKind.name, id, set }] : [row]);
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
      const called = draw && callNumber(draw, digits);
      if (!draw || !called?.ok) return;
      const opened = {
        kind: drawKind.name,
        id: draw.id,
        set: { revealed: Math.round(data.now()) },
      };
      void store.write([...called.value, opened]);
      move();
    },
  };
}
