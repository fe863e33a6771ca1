import type { BoardDay } from "@damim/domain/lesson-board/board-day.ts";
import { readBoardMoment } from "@damim/domain/lesson-board/board-moment.ts";
import { toSmallWords } from "@damim/domain/lesson-board/small-words.ts";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import { openSmallWindow } from "../../../platform/board/small-window.ts";

type SmallWords = ReturnType<typeof toSmallWords>;

/** By its parts, in hundredths of its window. */
const looks = {
  now: "font-weight:800;font-size:min(22vh,16vw);line-height:1.15",
  left: "font-weight:700;font-size:min(17vh,12vw);line-height:1.2",
  next: "font-weight:600;font-size:min(11vh,7.5vw);opacity:0.8",
} as const;

/**
 * 「작은 창」: now, left and next, beside any slides. Of plain elements, for the app and the board without an account are the
 * same here. Goes with the page that opened it.
 *
 * @returns false where the browser opened none
 */
export async function openSmallBoard(
  clock: RunningClock,
  read: () => BoardDay | undefined,
): Promise<boolean> {
  const opened = await openSmallWindow("칠판 · 작은 창");
  if (!opened) return false;
  const { document: paper } = opened;
  const style = getComputedStyle(document.body);
  const [paint, ink, font] = ["--board-bg", "--board-fg", "--font"].map((name) =>
    style.getPropertyValue(name),
  );
  paper.documentElement.lang = "ko";
  paper.body.style.cssText = `margin:0;height:100vh;box-sizing:border-box;padding:4vh 5vw;display:flex;flex-direction:column;justify-content:center;background:${paint};color:${ink};font-family:${font};overflow:hidden;white-space:nowrap`;
  const parts = Object.entries(looks).map(([name, look]) => {
    const line = paper.createElement("p");
    line.style.cssText = `margin:0;overflow:hidden;text-overflow:ellipsis;${look}`;
    return [name as keyof SmallWords, line] as const;
  });
  paper.body.replaceChildren(...parts.map(([, line]) => line));
  const draw = (): void => {
    const day = read();
    const words = day && toSmallWords(day, readBoardMoment(day, clock.state().shown));
    for (const [name, line] of parts) {
      const said = words?.[name] ?? "";
      if (line.textContent !== said) line.textContent = said;
    }
  };
  draw();
  const stop = clock.subscribe(draw);
  opened.addEventListener("pagehide", stop);
  addEventListener("pagehide", () => opened.close(), { once: true });
  return true;
}
