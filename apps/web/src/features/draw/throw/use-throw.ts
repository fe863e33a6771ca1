import { toSentence } from "@damim/domain/base/result.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readTerms, type DrawTerms } from "@damim/domain/draw/draw-terms.ts";
import { drawKind, toDrawId, type KeptDraw } from "@damim/domain/draw/draw.ts";
import { runDraw } from "@damim/domain/draw/run-draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { checkTerms, drawMessages, writeDraw } from "@damim/domain/draw/write-draw.ts";
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
  const isToday = latest?.id.startsWith(today) ?? false;
  return {
    draw: isToday ? latest : undefined,
    /** Of the last throw, also of another day. */
    terms,
    result:
      latest && terms && isToday ? runDraw(terms, toDrawKey(latest.seed, latest.number ?? "")) : [],
    isMoving,
    problem,
    throwNow: (next: DrawTerms): boolean => {
      const checked = checkTerms(next);
      setProblem(checked.ok ? undefined : toSentence(drawMessages, checked.refusal));
      if (!checked.ok) return false;
      const at = data.now();
      const id = toDrawId({ day: today, uuid: newId(at) });
      const row = writeDraw(id, { terms: checked.value, seed: newSeed() });
      const set = { number: "", revealed: Math.round(at) };
      // A throw is not taken back: it would be another one.
      void store.write([row, { kind: drawKind.name, id, set }]);
      setMoving(!matchMedia("(prefers-reduced-motion: reduce)").matches);
      return true;
    },
  };
}
