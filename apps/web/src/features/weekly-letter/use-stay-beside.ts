import type { LaidLetter } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import { useEffect, useRef } from "react";

const listLeaveOut = () => [...document.querySelectorAll<HTMLElement>("[data-leave-out]")];

/** An event goes with its button, or comes back: focus goes to the one that stands in its place. */
export function useStayBeside(letter: LaidLetter): (leave: () => void) => void {
  const at = useRef<number>(undefined);
  useEffect(() => {
    if (at.current === undefined) return;
    const left = listLeaveOut();
    const next = left[at.current] ?? left.at(-1) ?? document.querySelector("[data-put-back]");
    at.current = undefined;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [letter]);
  return (leave) => {
    at.current = Math.max(
      0,
      listLeaveOut().findIndex((each) => each === document.activeElement),
    );
    leave();
  };
}
