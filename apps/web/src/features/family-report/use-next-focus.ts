import { useEffect, useRef, type MouseEvent } from "react";

/**
 * Where a press takes its own line away, focus goes to the line that comes into its place, else to the heading of what is
 * around the list. The main button of a line has `data-answer`.
 *
 * @param ids of the lines, in their order
 */
export function useNextFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ readonly at: number; readonly around: Element | null }>(undefined);
  const key = ids.join();
  useEffect(() => {
    const from = pressed.current;
    pressed.current = undefined;
    if (!from || document.activeElement !== document.body) return;
    const answers = list.current?.querySelectorAll<HTMLElement>("[data-answer]") ?? [];
    const next = answers[Math.min(from.at, answers.length - 1)];
    if (next) return next.focus();
    const heading = from.around?.querySelector<HTMLElement>("h2, h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [key]);
  return {
    ref: list,
    onClickCapture({ target, currentTarget }: MouseEvent<HTMLUListElement>): void {
      const at = [...currentTarget.children].findIndex((line) => line.contains(target as Node));
      const around = currentTarget.closest("section")?.parentElement?.closest("section, main");
      pressed.current = { at, around: around ?? document.body };
    },
  };
}
