import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import { isOfClass, listOpenDays, listYearDays } from "./class-days.ts";
import { listMarks, type ToldMark } from "./marks.ts";
import type { Oracle } from "./oracle.ts";
import { followRecords, toWord, type Told } from "./records.ts";

/** Of two or more on one day the first of these is kept. */
const keptFirst = ["absent", "earlyLeave", "late", "classMissed"];
const reasons = ["illness", "unexcused", "other", "excused"];

/**
 * The table at the end of the year: 수업일수 and sums by kind and reason of everybody who was in the class on one day at least,
 * for the days in the class alone; 출석인정 is attendance, and what another school counted is added.
 */
export const attendanceOracle: Oracle = {
  name: "attendance",
  tell(acts, _today, year) {
    const told = new Map<string, number>();
    // 「나머지 모두 왔어요」 never writes over a mark, nor over what a family told.
    for (const { name, said } of acts)
      if (name.endsWith(".arriveRest") || said["isRest"] === true) {
        const away = listAway((said["heard"] ?? []) as readonly Said[]);
        for (const { kind, id } of (said["rows"] ?? []) as readonly Said[])
          if (kind === "attendanceMark" || away.has(toWord(id)))
            told.set(`${toWord(id)} overwritten`, 1);
      }
    const marks = Map.groupBy(listMarks(acts), ({ day, pupil }) => `${day}~${pupil}`);
    const open = listOpenDays(acts, year).filter((day) => day >= `${year}-03-01`);
    const terms = followRecords(acts, "schoolTerms").get("terms") ?? {};
    // Said nowhere, the first semester lasts to the middle of August.
    const firstEnd = toWord(terms["firstSemesterEnd"]) || `${year}-08-15`;
    const firstUse = followRecords(acts, "schoolYear").get(String(year))?.["firstUseOn"] ?? "";
    for (const [id, pupil] of followRecords(acts, "student")) {
      const inClass = listYearDays(year).filter((day) => isOfClass(pupil, day));
      if (inClass.length === 0) continue;
      const add = (what: string, count: number): void =>
        void told.set(`${id} ${what}`, (told.get(`${id} ${what}`) ?? 0) + count);
      const former = pupil["formerSchool"] as Told | null | undefined;
      const formerDays = Number(former?.["schoolDays"] ?? 0);
      const days = open.filter((day) => isOfClass(pupil, day));
      add("days", formerDays + days.filter((day) => day >= toWord(firstUse)).length);
      for (const day of inClass) {
        const semester = day <= firstEnd ? "first" : "second";
        for (const { kind, reason } of keep(marks.get(`${day}~${id}`) ?? [])) {
          add(`${kind} ${reason}`, 1);
          add(`${kind} ${reason} ${semester}`, 1);
          add(`${kind} ${reason} ${day.slice(0, 7)}`, 1);
        }
      }
      // 4 × 3 numbers as the record has them, kind by kind.
      const counts = (former?.["counts"] ?? []) as readonly number[];
      counts.forEach((count, at) => add(`${kinds[Math.floor(at / 3)]} ${reasons[at % 3]}`, count));
      const counted = (kind: string): number =>
        reasons
          .filter((reason) => reason !== "excused")
          .reduce((sum, reason) => sum + (told.get(`${id} ${kind} ${reason}`) ?? 0), 0);
      add("개근", kinds.every((kind) => counted(kind) === 0) ? 1 : 0);
      // Two thirds of the days have to be attended.
      add("absences left", Math.floor((formerDays + days.length) / 3) - counted("absent"));
    }
    return told;
  },
};

/** 「2026-05-04~s3」 of whom 결석 or 지각 was told, where nobody has answered. */
function listAway(heard: readonly Said[]): ReadonlySet<string> {
  const places = Map.groupBy(
    heard.filter(({ type }) => type === "absent" || type === "late"),
    ({ report, type }) => `${toWord(report).split("~", 2).join("~")} ${toWord(type)}`,
  );
  return new Set(
    [...places].flatMap(([place, all]) =>
      all.every(({ state }) => state === "new") ? [place.split(" ")[0] ?? ""] : [],
    ),
  );
}

const kinds = ["absent", "late", "earlyLeave", "classMissed"];

/** 결석 is the whole day. Else one of what is counted, and beside it one 출석인정, which is attendance. */
function keep(marks: readonly ToldMark[]): readonly Pick<ToldMark, "kind" | "reason">[] {
  const sorted = marks.toSorted((a, b) => keptFirst.indexOf(a.kind) - keptFirst.indexOf(b.kind));
  const absent = sorted.find(({ kind }) => kind === "absent");
  if (absent) return [absent];
  const counted = sorted.find(({ reason }) => reason !== "excused");
  const excused = sorted.find(({ isExcused }) => isExcused);
  return [
    ...(counted ? [counted] : []),
    ...(excused ? [{ kind: excused.kind, reason: "excused" }] : []),
  ];
}
