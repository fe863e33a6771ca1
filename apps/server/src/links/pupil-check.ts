import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import * as v from "valibot";
import { failure, tooOften } from "../http/http-failure.ts";
import { createAccountLimit } from "../session/account-limit.ts";

const MISSES = 5;
const MISS_SECONDS = 600;

/** Whom a guest of a class names. */
export const pupilParts = {
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  name: v.pipe(v.string(), v.maxLength(60)),
};

/** Of all that do not fit: which of the two was wrong is nobody's business. */
const whoUnknown = failure(422, "who", "번호와 이름을 다시 봐 주세요.");
const tooManyMisses = tooOften(
  "too-many-misses",
  "번호와 이름이 여러 번 맞지 않았어요. 10분쯤 뒤에 다시 하거나 선생님께 말씀해 주세요.",
);

/**
 * Finds the one pupil of a class whose number and name were typed behind a link; whatever does not fit has one answer, and
 * five of them in ten minutes for a number are enough.
 */
export function createPupilCheck(now: () => number) {
  const misses = createAccountLimit({ burst: MISSES, perSecond: MISSES / MISS_SECONDS, now });
  return (
    codeHash: string,
    students: readonly RosterStudent[],
    { number, name }: { readonly number: number; readonly name: string },
    /** The day that it is about: who is not in the class then is nobody. */
    day: CalendarDay = toSeoulDay(now()),
  ): RosterStudent => {
    const key = `${codeHash} ${number}`;
    // Taken before it is looked, and given back to who knows the name: many tries at once are many tries.
    const waitMs = misses.take(key, 1);
    if (waitMs > 0) throw tooManyMisses(waitMs);
    const fitting = listMembers(students, day).filter(
      (student) => student.number === number && toPlainName(student.name) === toPlainName(name),
    );
    const [found] = fitting;
    if (!found || fitting.length > 1) throw whoUnknown();
    misses.giveBack(key, 1);
    return found;
  };
}

/** As people type a name on a phone: blanks do not count. */
function toPlainName(name: string): string {
  return name.normalize("NFC").replaceAll(/\s/gu, "").toLowerCase();
}
