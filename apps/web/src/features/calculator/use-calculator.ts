import {
  emptyCalculator,
  pressAct,
  pressKey,
  type CalculatorAct,
  type CalculatorKey,
  type CalculatorState,
} from "@damim/domain/calculator/press-key.ts";
import { useState } from "react";
import { useDraft } from "../../data/drafts/use-draft.ts";

const MOST_STEPS_BACK = 50;

/** The state of a calculator, which outlives a lock and a reload, and each press taken back by 되돌리기. */
export function useCalculator() {
  const [kept, keep] = useDraft("calculator", "");
  const [state, setState] = useState(() => readState(kept));
  const [before, setBefore] = useState<readonly CalculatorState[]>([]);
  const show = (next: CalculatorState): void => {
    setState(next);
    keep(JSON.stringify(next));
  };
  const change = (next: CalculatorState): void => {
    if (next === state) return;
    setBefore([...before, state].slice(-MOST_STEPS_BACK));
    show(next);
  };
  const last = before.at(-1);
  return {
    state,
    press: (key: CalculatorKey) => change(pressKey(state, key)),
    operate: (key: CalculatorAct) => change(pressAct(state, key)),
    undo:
      last &&
      (() => {
        setBefore(before.slice(0, -1));
        show(last);
      }),
  };
}

function readState(kept: string): CalculatorState {
  try {
    const read: unknown = JSON.parse(kept);
    if (typeof read !== "object" || read === null) return emptyCalculator;
    const { text, tape } = { ...emptyCalculator, ...read };
    const lines = Array.isArray(tape) ? tape.filter(isLine) : [];
    return { text: String(text), tape: lines };
  } catch {
    return emptyCalculator;
  }
}

function isLine(line: unknown): boolean {
  return typeof line === "object" && line !== null && "text" in line && "shows" in line;
}
