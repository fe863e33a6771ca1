import type { CalculatorAct, CalculatorKey } from "@damim/domain/calculator/press-key.ts";
import { useEffect, useEffectEvent } from "react";

const signs: Readonly<Record<string, CalculatorKey>> = {
  ".": ".",
  "+": "+",
  "-": "-",
  "*": "×",
  x: "×",
  "/": "÷",
  "(": "(",
  ")": ")",
};
const acts: Readonly<Record<string, CalculatorAct>> = {
  "=": "equals",
  Enter: "equals",
  Backspace: "erase",
  Delete: "clear",
};

/** The same by keys. Heard before the frame of the board, whose `.` covers the screen. */
export function useCalculatorKeys(
  onKey: (key: CalculatorKey) => void,
  onAct: (act: CalculatorAct) => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, code, target } = event;
    const isOnButton = target instanceof Element && target.closest("button") !== null;
    if (key === "Enter" && isOnButton) return;
    const sign = /^\d$/.test(key) ? (key as CalculatorKey) : signs[key]; // a digit
    const act = code === "KeyR" ? "rest" : acts[key];
    if (sign !== undefined) onKey(sign);
    else if (act !== undefined) onAct(act);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    // A button that was clicked would take Enter and the space bar for itself; one that Tab reached may.
    const letGo = ({ detail, target }: MouseEvent): void => {
      if (detail > 0 && target instanceof Element) target.closest("button")?.blur();
    };
    addEventListener("keydown", listen, { capture: true });
    addEventListener("click", letGo);
    return () => {
      removeEventListener("keydown", listen, { capture: true });
      removeEventListener("click", letGo);
    };
  }, []);
}
