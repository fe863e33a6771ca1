import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isOfClass } from "./class-days.ts";
import type { LivedAct } from "./oracle.ts";
import { followRecords, toWord, type Told } from "./records.ts";

/** What was said of a pupil's day: one kind, and the reason that stands for it. */
export interface ToldMark {
  readonly id: string;
  readonly day: CalendarDay;
  readonly pupil: string;
  readonly kind: string;
  readonly reason: string;
  readonly subReason: string;
  /** 출석인정, of a 결과 one of its lessons at least. */
  readonly isExcused: boolean;
  readonly enteredAs: string;
}

/** All that counts: of pupils who are in the class on that day. */
export function listMarks(acts: readonly LivedAct[]): readonly ToldMark[] {
  const pupils = followRecords(acts, "student");
  return [...followRecords(acts, "attendanceMark")].flatMap(([id, mark]) => {
    const [day = "", pupil = "", kind = ""] = id.split("~");
    const reasons = kind === "classMissed" ? listReasons(mark) : [toWord(mark["reason"])];
    const [reason] = reasons;
    const facts = pupils.get(pupil);
    if (!reason || !facts || !isCalendarDay(day) || !isOfClass(facts, day)) return [];
    return [
      {
        id,
        day,
        pupil,
        kind,
        reason,
        subReason: toWord(mark["subReason"] ?? ""),
        isExcused: reasons.includes("excused"),
        enteredAs: toWord(mark["enteredAs"]),
      },
    ];
  });
}

/**
 * However many lessons: one 결과. What is counted goes before 출석인정, then the teacher's last word, then the order of the day;
 * none where every lesson was taken back.
 */
function listReasons(mark: Told): readonly string[] {
  const word = toWord(mark["reason"]);
  const old = (mark["periods"] ?? []) as readonly number[];
  const lessons = Array.from({ length: 12 }, (_, at) => {
    const reason = mark[`lesson${at + 1}`] ?? (old.includes(at + 1) && word);
    return reason === false ? [] : [toWord(reason)];
  }).flat();
  if (lessons.length === 0) return mark["isTakenBack"] === true ? [] : [word];
  const sorted = lessons.toSorted((a, b) => Number(b === word) - Number(a === word));
  return sorted.toSorted((a, b) => Number(a === "excused") - Number(b === "excused"));
}
