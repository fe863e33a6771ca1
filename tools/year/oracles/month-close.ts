import { isOfClass, listOpenDays } from "./class-days.ts";
import { listMarks, type ToldMark } from "./marks.ts";
import type { Oracle } from "./oracle.ts";
import { followRecords, toWord, type Told } from "./records.ts";

const papers = ["application", "report", "evidence", "tripReport"];
/** One doctor's paper a semester is enough. */
const oncePerSemester = ["fineDust", "chronicIllness", "humidifier"];

/**
 * What still keeps a month from being closed: pupils of whom nobody said yet whether they came, days that say two things, absences
 * that lack a paper and marks that do not stand in NEIS as they are.
 */
export const monthCloseOracle: Oracle = {
  name: "month close",
  tell(acts, _today, year) {
    const told = new Map<string, number | string>();
    const add = (key: string): void => void told.set(key, Number(told.get(key) ?? 0) + 1);
    const marks = listMarks(acts);
    const byDay = Map.groupBy(marks, ({ day, pupil }) => `${day}~${pupil}`);
    const isTorn = (mark: ToldMark): boolean => {
      const kinds = (byDay.get(`${mark.day}~${mark.pupil}`) ?? []).map(({ kind }) => kind);
      return kinds.includes("absent") && kinds.length > 1;
    };
    const pupils = followRecords(acts, "student");
    for (const [id, { state }] of followRecords(acts, "checkIn")) {
      const [day = "", pupil = ""] = id.split("~");
      const facts = pupils.get(pupil);
      const isOurs = facts && isOfClass(facts, day as ToldMark["day"]);
      if (state === "awaited" && isOurs && !byDay.has(`${day}~${pupil}`))
        add(`${day.slice(0, 7)} awaited`);
    }
    for (const mark of marks)
      if (mark.kind === "absent" && isTorn(mark)) add(`${mark.day.slice(0, 7)} contradiction`);
    const rules = followRecords(acts, "attendanceRules").get("rules") ?? {};
    const doctorFrom = Number(rules["doctorFromDays"] ?? 3);
    const cameIn = followRecords(acts, "absencePaper");
    const firstEnd = toWord(followRecords(acts, "schoolTerms").get("terms")?.["firstSemesterEnd"]);
    const absences = joinDays(
      marks.filter((mark) => !isTorn(mark)),
      listOpenDays(acts, year),
    ).map((days) => ({ days, came: gather(days.map(({ id }) => cameIn.get(id) ?? {})) }));
    const toSemester = ([{ pupil, subReason, day }]: Days): string =>
      `${pupil} ${subReason} ${day <= firstEnd ? 1 : 2}`;
    const handedIn = absences.flatMap(({ days, came }) =>
      came["evidence"] ? toSemester(days) : [],
    );
    for (const { days, came } of absences) {
      const [first] = days;
      const missing = papers.filter(
        (paper) =>
          !came[paper] &&
          came["isWaived"] !== true &&
          isNeeded(paper, days, doctorFrom) &&
          !(
            paper === "evidence" &&
            oncePerSemester.includes(first.subReason) &&
            handedIn.includes(toSemester(days))
          ),
      );
      if (missing.length > 0) told.set(`${first.id} lacks`, missing.join());
      const open = days.filter(({ enteredAs, reason }) => enteredAs !== reason);
      for (const month of new Set(days.map(({ day }) => day.slice(0, 7))))
        if (missing.length > 0) add(`${month} papers`);
      for (const month of new Set(open.map(({ day }) => day.slice(0, 7)))) add(`${month} neis`);
    }
    for (const [month, { closedOn }] of followRecords(acts, "monthClose"))
      told.set(`${month} closed`, toWord(closedOn));
    return told;
  },
};

type Days = readonly [ToldMark, ...ToldMark[]];

/** 결석 of one pupil for one reason, with no school day between two of them, is one; of the rest each for itself. */
function joinDays(marks: readonly ToldMark[], open: readonly string[]): readonly Days[] {
  const joined: [ToldMark, ...ToldMark[]][] = [];
  for (const mark of marks.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const { kind, pupil, reason, subReason, day } = mark;
    const before = joined.findLast(
      ([first]) =>
        `${kind} ${pupil} ${reason} ${subReason}` ===
        `absent ${first.pupil} ${first.reason} ${first.subReason}`,
    );
    const last = before?.at(-1);
    if (
      before?.[0].kind === "absent" &&
      last &&
      !open.some((each) => each > last.day && each < day)
    )
      before.push(mark);
    else joined.push([mark]);
  }
  return joined;
}

const gather = (rows: readonly Told[]): Told =>
  Object.fromEntries(rows.flatMap((row) => Object.entries(row).filter(([, word]) => word)));

/** What the rules of records ask for beside the report; nothing where that may not be asked: 생리통, 학교폭력 피해. */
const proven = ["familyEvent", "quarantineLeave", "athlete", "event", "service", "publicDuty"];

function isNeeded(paper: string, days: Days, doctorFrom: number): boolean {
  const [{ kind, reason, subReason }] = days;
  const isTrip = subReason === "fieldStudy";
  // Also of half a day.
  if (paper === "application" || paper === "tripReport") return isTrip;
  if (kind !== "absent" || isTrip) return false;
  if (subReason === "violenceVictim" || subReason === "disaster") return false;
  if (paper === "report" || proven.includes(subReason)) return true;
  return reason === "illness" && (days.length >= doctorFrom || oncePerSemester.includes(subReason));
}
