import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import * as v from "valibot";
import { failure, tooOften } from "../http/http-failure.ts";
import { createGuesses } from "../session/guesses.ts";
import type { Asker } from "../session/limits.ts";

/** In ten minutes, of an address for one number: so many are looked up, and after so many it is told to wait. */
const WRONG_NAMES = { burst: 15, told: 5, seconds: 600 };
/** Of all addresses together; then each has so many. */
const WRONG_NAMES_OF_ALL = { many: 60, few: 5 };

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
 * who types names for a number waits after five of them. The right one is let in all the same.
 */
export function createPupilCheck(now: () => number) {
  const names = createGuesses({
    ...WRONG_NAMES,
    ...WRONG_NAMES_OF_ALL,
    now,
    refuse: tooManyMisses,
  });
  return async (
    guest: { readonly by: Asker; readonly codeHash: string },
    students: readonly RosterStudent[],
    { number, name }: { readonly number: number; readonly name: string },
    /** The day that it is about: who is not in the class then is nobody. */
    day: CalendarDay = toSeoulDay(now()),
  ): Promise<RosterStudent> => {
    const said = toPlainName(name);
    const found = await names.look(
      { by: guest.by, place: `${guest.codeHash} ${number}`, said },
      () => {
        const fitting = listMembers(students, day).filter(
          (student) => student.number === number && toPlainName(student.name) === said,
        );
        return fitting.length === 1 ? fitting[0] : undefined;
      },
    );
    if (!found) throw whoUnknown();
    return found;
  };
}

/** As people type a name on a phone: blanks do not count. */
function toPlainName(name: string): string {
  return name.normalize("NFC").replaceAll(/\s/gu, "").toLowerCase();
}
