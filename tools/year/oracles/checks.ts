import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isOfClass, listOpenDays } from "./class-days.ts";
import { listMarks } from "./marks.ts";
import type { LivedAct, Oracle } from "./oracle.ts";
import { followRecords, toWord, type Told } from "./records.ts";

const ROUNDS = 3;

/**
 * Who has not handed in, of the last three rounds of every check: in the class and not absent on the day of the round, and neither
 * handed in nor let off. The rate is of all who had to, absent ones too.
 */
export const checksOracle: Oracle = {
  name: "checks",
  tell(acts, today, year) {
    const told = new Map<string, number | string>();
    for (const act of acts)
      for (const overwritten of listOverwritten(act)) told.set(overwritten, "overwritten");
    const open = listOpenDays(acts, year).filter((day) => day <= today);
    const states = followRecords(acts, "checkMark");
    const pupils = followRecords(acts, "student");
    const absent = listAbsent(acts);
    for (const [check, facts] of followRecords(acts, "check")) {
      const marked = [...states].flatMap(([id, { state, note }]) => {
        const [of, , round = ""] = id.split("~");
        return of === check && (state || note) && (round === "one" || isCalendarDay(round))
          ? round
          : [];
      });
      // What was written in a round is not lost from sight where its day was closed later.
      const rounds = new Set([...marked, ...listRounds(facts, open)]);
      for (const round of [...rounds].toSorted().slice(-ROUNDS)) {
        const day = round === "one" ? ((facts["closedOn"] as CalendarDay | null) ?? today) : round;
        let asked = 0;
        let handedIn = 0;
        for (const [pupil, about] of pupils) {
          if (!isOfClass(about, day)) continue;
          const state = toWord(states.get(`${check}~${pupil}~${round}`)?.["state"]);
          if (state !== "exempt") asked++;
          if (state === "O" || state === "late") handedIn++;
          if ((state === "" || state === "X") && !absent.has(`${day}~${pupil}`))
            told.set(`${check} ${round} ${pupil}`, "missing");
        }
        told.set(`${check} ${round} rate`, asked > 0 ? `${handedIn}/${asked}` : "-");
      }
    }
    return told;
  },
};

/** 「나머지 X」 and 「모두 O」 never write over a mark, 「낸 번호」 never over △. */
function listOverwritten({ name, said, isTakenBack }: LivedAct): readonly string[] {
  if (isTakenBack) return [];
  return ((said["rows"] ?? []) as readonly Said[]).flatMap(({ kind, id, before }) => {
    const state = toWord((before as Told | null)?.["state"]);
    const isOver =
      name === "check.fill" ? state !== "" : name === "check.handIn" && state === "late";
    return kind === "checkMark" && isOver ? toWord(id) : [];
  });
}

/** Of one that comes again: its weekdays on which there was school, from its first day to its last. */
function listRounds(check: Told, open: readonly CalendarDay[]): readonly ("one" | CalendarDay)[] {
  const weekdays = toWord(check["repeat"]);
  if (weekdays === "") return ["one"];
  const [from, until] = [toWord(check["from"]), toWord(check["until"])];
  return open.filter((day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    return weekdays.includes(String(weekday)) && day >= from && (until === "" || day <= until);
  });
}

/** `day~pupil` of 결석, and of whom nobody said yet whether they came. */
function listAbsent(acts: readonly LivedAct[]): ReadonlySet<string> {
  const marks = listMarks(acts);
  const marked = new Set(marks.map(({ day, pupil }) => `${day}~${pupil}`));
  return new Set([
    ...marks.filter(({ kind }) => kind === "absent").map(({ day, pupil }) => `${day}~${pupil}`),
    ...[...followRecords(acts, "checkIn")]
      .filter(([id, { state }]) => state === "awaited" && !marked.has(id))
      .map(([id]) => id),
  ]);
}
