import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { CaptureEntry } from "@damim/domain/capture/capture-reading.ts";

const MOST_NAMES = 4;

/** 「3번 김가온, 5번 김하린」; many pupils as the first ones and a count; nothing where the act says everyone itself. */
export function describeStudents({ students, isOfEveryone }: CaptureEntry): string {
  if (isOfEveryone) return "";
  const names = students.map(toStudentWords);
  if (names.length <= MOST_NAMES) return names.join(", ");
  return `${names.slice(0, MOST_NAMES - 1).join(", ")} 외 ${names.length - MOST_NAMES + 1}명`;
}

/** 「11월 19일 목요일」, 「3월 4일~3월 6일 (3일)」; nothing for today alone. */
export function describeDays({ days }: CaptureEntry, today: CalendarDay): string | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || (first === today && last === today)) return undefined;
  if (first === last) return toKoreanDay(first);
  return `${toKoreanMonthDay(first)}~${toKoreanMonthDay(last)} (${days.length}일)`;
}

/** In one sentence, for the undo step: 「3번 김가온 질병 지각」, of several 「출결 2건을 적었어요 (오시우, 최민서)」. */
export function describeEntries(entries: readonly CaptureEntry[], today: CalendarDay): string {
  const [first, ...others] = entries;
  if (!first) return "";
  if (others.length === 0) return describeEntry(first, today);
  const names = [...new Set(entries.flatMap(({ students }) => students.map(({ name }) => name)))];
  const shown = names.slice(0, MOST_NAMES).join(", ");
  const more = names.length > MOST_NAMES ? ` 외 ${names.length - MOST_NAMES}명` : "";
  const what = entries.every(({ act }) => act.sign) ? "출결 " : "";
  return `${what}${entries.length}건을 적었어요 (${shown}${more})`;
}

function describeEntry(entry: CaptureEntry, today: CalendarDay): string {
  const [first] = entry.students;
  const others = entry.students.length - 1;
  const who = first && !entry.isOfEveryone ? toStudentWords(first) : "";
  return [
    describeDays(entry, today),
    others > 0 && who ? `${who} 외 ${others}명` : who,
    entry.act.label,
  ]
    .filter(Boolean)
    .join(" ");
}
