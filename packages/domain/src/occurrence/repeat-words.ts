import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { weekHeads } from "../calendar-day/week.ts";
import { onClosedLabels, type OnClosed, type Repeat } from "./repeat-rule.ts";

const places: Readonly<Record<number, string>> = {
  1: "첫째",
  2: "둘째",
  3: "셋째",
  4: "넷째",
  5: "다섯째",
};

/**
 * A repeat as people say it; nothing for once.
 *
 * ```ts
 * toRepeatWords({ every: "schoolDay", step: 5 }); // 「수업일 5일마다」
 * toRepeatWords({ every: "week", weekdays: "5" }, "before"); // 「매주 금, 쉬는 날이면 앞당기기」
 * ```
 */
export function toRepeatWords(
  repeat: Repeat | null | undefined,
  onClosed?: OnClosed | null,
): string {
  if (!repeat) return "";
  const words = [
    toPatternWords(repeat),
    repeat.until ? `${toKoreanMonthDay(repeat.until)}까지` : "",
    onClosed && onClosed !== "skip" ? `쉬는 날이면 ${onClosedLabels[onClosed]}` : "",
  ];
  return words.filter((part) => part !== "").join(", ");
}

function toPatternWords(repeat: Repeat): string {
  switch (repeat.every) {
    case "day":
      return (repeat.step ?? 1) === 1 ? "매일" : `${repeat.step}일마다`;
    case "schoolDay":
      return (repeat.step ?? 1) === 1 ? "수업일마다" : `수업일 ${repeat.step}일마다`;
    case "week": {
      const letters = Array.from(repeat.weekdays, (weekday) => weekHeads[Number(weekday) - 1]);
      const often = (repeat.step ?? 1) === 1 ? "매주" : `${repeat.step}주마다`;
      return `${often} ${letters.join(", ")}`;
    }
    case "month":
      if ("date" in repeat) return `매월 ${repeat.date}일`;
      if ("nth" in repeat) {
        const [count, weekday] = repeat.nth;
        return `매월 ${toPlace(count, "째")} ${weekHeads[weekday - 1] ?? ""}요일`;
      }
      return `매월 ${toPlace(repeat.schoolDay, "번째")} 수업일`;
  }
}

function toPlace(count: number, counter: string): string {
  if (count === -1) return "마지막";
  if (count < 0) return `끝에서 ${toPlace(-count, counter)}`;
  return places[count] ?? `${count}${counter}`;
}
