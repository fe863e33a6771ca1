import type { BellMoment } from "../bells/bell-moment.ts";
import { toLeftWords, toTimeWords } from "../bells/bells-words.ts";
import type { BoardDay } from "./board-day.ts";
import { toPauseWords } from "./board-words.ts";

/** The small window beside slides: what is now, how long, and what comes. */
export function toSmallWords(
  day: BoardDay,
  moment: BellMoment,
): { readonly now: string; readonly left: string; readonly next: string } {
  const { state, next, left } = moment;
  const titleOf = (id: string) => day.lines.find((line) => line.id === id)?.title;
  const nextLine = next && `다음 ${titleOf(next.id) ?? next.label} · ${toTimeWords(next.from)}`;
  if (state.phase === "after")
    return { now: day.closing ?? "오늘 수업이 끝났어요", left: "", next: "" };
  const { amount, unit } = toLeftWords(left);
  const isLesson = state.phase === "lesson";
  return {
    now: isLesson ? (titleOf(state.row.id) ?? state.label) : toPauseWords(day, moment),
    left: `${amount}${unit} ${isLesson || !next ? "남았어요" : "뒤에 시작해요"}`,
    next: nextLine ?? "",
  };
}
