import type { BellMoment } from "../bells/bell-moment.ts";
import { toLeftWords, toTimeWords } from "../bells/bells-words.ts";
import type { BoardDay } from "./board-day.ts";

/** The small window beside slides: what is now, how long, and what comes. */
export function toSmallWords(
  day: BoardDay,
  { state, next, left }: BellMoment,
): { readonly now: string; readonly left: string; readonly next: string } {
  const titleOf = (id: string) => day.lines.find((line) => line.id === id)?.title;
  const nextLine = next && `다음 ${titleOf(next.id) ?? next.label} · ${toTimeWords(next.from)}`;
  if (state.phase === "after")
    return { now: day.closing ?? "오늘 수업이 끝났어요", left: "", next: "" };
  const { amount, unit } = toLeftWords(left);
  const isLesson = state.phase === "lesson";
  const pause = state.phase === "row" ? state.label : "쉬는 시간";
  const now = isLesson ? (titleOf(state.row.id) ?? state.label) : pause;
  return {
    now: state.phase === "before" ? "수업 전" : now,
    left: `${amount}${unit} ${isLesson || !next ? "남았어요" : "뒤에 시작해요"}`,
    next: nextLine ?? "",
  };
}
