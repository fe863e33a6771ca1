import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { comingDay, findComingDay } from "../capture/coming-day.ts";
import { weekdays } from "../capture/named-days.ts";
import type { Repeat } from "../occurrence/repeat-rule.ts";

/** What a line for a new task says. */
export interface TaskLine {
  readonly title: string;
  readonly dueOn?: CalendarDay | undefined;
  readonly repeat?: Repeat | undefined;
}

type Part =
  | { readonly dueOn: CalendarDay }
  | { readonly from: CalendarDay }
  | { readonly repeat: Repeat };

interface Phrase {
  readonly pattern: string;
  /** Nothing where the words mean no day or no rule. */
  readonly read: (found: readonly string[], today: CalendarDay) => Part | undefined;
}

const letter = `[${weekdays}]`;
const weekday = `${letter}(?:요일|욜)?`;
const places: Readonly<Record<string, number>> = {
  첫: 1,
  첫째: 1,
  둘째: 2,
  셋째: 3,
  넷째: 4,
  다섯째: 5,
  마지막: -1,
};
const place = Object.keys(places)
  .toSorted((a, b) => b.length - a.length)
  .join("|");

const phrases: readonly Phrase[] = [
  {
    pattern: "수업일\\s*(?:(\\d{1,2})일\\s*)?마다",
    read: ([step = "1"]) => ({ repeat: { every: "schoolDay", ...toStep(step) } }),
  },
  { pattern: "매일", read: () => ({ repeat: { every: "day" } }) },
  {
    pattern: "(\\d{1,2})일마다",
    read: ([step = "1"]) => ({ repeat: { every: "day", ...toStep(step) } }),
  },
  {
    pattern: `(?:매주|(\\d{1,2})주마다)\\s*(${letter}+(?:요일|욜)?(?:\\s*[,·]\\s*${weekday})*)`,
    read: ([step = "1", days = ""]) => ({
      repeat: { every: "week", weekdays: toIsoWeekdays(days), ...toStep(step) },
    }),
  },
  {
    pattern: `(${letter}+)(?:요일|욜)?마다`,
    read: ([days = ""]) => ({ repeat: { every: "week", weekdays: toIsoWeekdays(days) } }),
  },
  {
    pattern: "매[월달]\\s*(\\d{1,2})일",
    read: ([date]) => ({ repeat: { every: "month", date: Number(date) } }),
  },
  {
    pattern: `매[월달]\\s*(${place})\\s*(${letter})(?:요일|욜)`,
    read: ([count = "", name = ""]) => ({
      repeat: { every: "month", nth: [places[count] ?? 1, weekdays.indexOf(name) + 1] },
    }),
  },
  {
    pattern: `매[월달]\\s*(${place})\\s*수업일`,
    read: ([count = ""]) => ({ repeat: { every: "month", schoolDay: places[count] ?? 1 } }),
  },
  {
    pattern: `(${comingDay})\\s*(까지|부터)`,
    read([words = "", end], today) {
      const found = findComingDay(words, today);
      return found && (end === "까지" ? { dueOn: found } : { from: found });
    },
  },
  {
    pattern: "(오늘|내일|모레)",
    read([words = ""], today) {
      const found = findComingDay(words, today);
      return found && { dueOn: found };
    },
  },
];

/**
 * What a line for a new task says: words of time at its beginning, then the task. What is not understood stays in the task.
 *
 * ```ts
 * readTaskLine("금요일까지 가정통신문", "2026-11-18"); // { title: "가정통신문", dueOn: "2026-11-20" }
 * readTaskLine("수업일 5일마다 자리 바꾸기", today); // { title: "자리 바꾸기", repeat: { every: "schoolDay", step: 5 } }
 * ```
 */
export function readTaskLine(typed: string, today: CalendarDay): TaskLine {
  let rest = typed.normalize("NFC").trim();
  let [dueOn, from, repeat]: [CalendarDay?, CalendarDay?, Repeat?] = [];
  for (let next = readPhrase(rest, today); next; next = readPhrase(rest, today)) {
    const { part } = next;
    if ("repeat" in part ? repeat : "from" in part ? from : dueOn) break;
    if ("repeat" in part) repeat = part.repeat;
    else if ("from" in part) from = part.from;
    else dueOn = part.dueOn;
    rest = next.rest;
  }
  // 「24일부터 준비」: a beginning alone is said of the task itself.
  if (!repeat) return from ? { title: typed.normalize("NFC").trim() } : { title: rest, dueOn };
  const isEnd = dueOn !== undefined && dueOn >= (from ?? today);
  return {
    title: rest,
    dueOn: from,
    repeat: { ...repeat, ...(isEnd && { until: dueOn }) },
  };
}

function readPhrase(
  text: string,
  today: CalendarDay,
): { readonly part: Part; readonly rest: string } | undefined {
  for (const { pattern, read } of phrases) {
    // Something has to be left to do.
    const found = new RegExp(`^(?:${pattern})\\s+(?=\\S)`, "u").exec(text);
    const part = found && read(found.slice(1), today);
    if (found && part) return { part, rest: text.slice(found[0].length) };
  }
  return undefined;
}

function toIsoWeekdays(text: string): string {
  const letters = text.replaceAll(/요일|욜/gu, "");
  return Array.from(weekdays)
    .flatMap((name, at) => (letters.includes(name) ? String(at + 1) : []))
    .join("");
}

function toStep(step: string): { readonly step?: number } {
  return Number(step) > 1 ? { step: Number(step) } : {};
}
