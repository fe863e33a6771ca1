import { DEAD, type Change } from "@damim/sync/change.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { attendanceCodes } from "../attendance/code/attendance-code.ts";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { defaultRules, toAttendanceRules } from "../attendance/attendance-rules.ts";
import { toUnsettledWords } from "../attendance/contradiction.ts";
import { countByStudent, countOfKind, noTotals } from "../attendance/count/attendance-counts.ts";
import { buildMark } from "../attendance/build-mark.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { buildSchoolCalendar, plainCalendar } from "../school-calendar/school-calendar.ts";
import { listAbsences } from "./absence.ts";
import { listAbsenceCases, type CaseRows } from "./absence-case.ts";
import { type AbsencePaper } from "./absence-paper.ts";
import { absencePaper as absencePaperRecord } from "./absence-paper-record.ts";
import { toSchema } from "../record/to-schema.ts";
import { enterMarks, writePaper } from "./write-paper.ts";

const absent = (day: CalendarDay, part: Partial<AttendanceMark> = {}) =>
  buildMark({ day, kind: "absent", reason: "illness", ...part });

const list = (marks: readonly AttendanceMark[], part: Partial<CaseRows> = {}) =>
  listAbsenceCases({
    marks,
    papers: new Map(),
    calendar: plainCalendar,
    rules: defaultRules,
    ...part,
  });

it("every 결석 that a sum counts is a day of an absence, or is said to be settled nowhere yet", () => {
  const anyMark = fc.record({
    day: fc.nat(11).map((at) => addDays("2026-11-02", at)),
    kind: fc.constantFrom("absent", "late", "earlyLeave", "classMissed"),
    reason: fc.constantFrom("illness", "excused", "other"),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyMark, { selector: ({ day, kind }) => day + kind }), (parts) => {
      const marks = parts.map((part) => buildMark(part));
      const range = { from: "2026-11-01", to: "2026-11-30" } as const;
      const [totals = noTotals] = countByStudent(marks, range).values();
      const inLists = list(marks)
        .flatMap(({ absence }) => absence.marks)
        .filter(({ kind }) => kind === "absent").length;
      const [, said = "0"] = /함께 적힌 (\d+)일은/.exec(toUnsettledWords(marks)) ?? [];

      expect(inLists + Number(said)).toBe(countOfKind(totals, "absent"));
    }),
  );
});

describe("days of 결석 are one absence", () => {
  const spans = (marks: readonly AttendanceMark[], calendar = plainCalendar) =>
    listAbsences(marks, calendar).map(({ from, to, marks: own }) => `${from} ${to} ${own.length}`);

  it("over a weekend and 한글날, and not over a school day", () => {
    expect(spans([absent("2026-10-08"), absent("2026-10-12"), absent("2026-10-14")])).toEqual([
      "2026-10-08 2026-10-12 2",
      "2026-10-14 2026-10-14 1",
    ]);
  });

  it("over the school's own closing days", () => {
    const closed = buildSchoolCalendar([
      { day: "2026-10-13", type: "closed", label: "재량휴업일" },
    ]);
    expect(spans([absent("2026-10-12"), absent("2026-10-14")], closed)).toEqual([
      "2026-10-12 2026-10-14 2",
    ]);
  });

  it("of one reason and one sub-reason only; 지각 is one each day", () => {
    const trip = { reason: "excused", subReason: "fieldStudy" } as const;
    expect(
      spans([
        absent("2026-11-16"),
        absent("2026-11-17", trip),
        absent("2026-11-18", trip),
        buildMark({ day: "2026-11-19" }),
        buildMark({ day: "2026-11-20" }),
      ]),
    ).toEqual([
      "2026-11-16 2026-11-16 1",
      "2026-11-17 2026-11-18 2",
      "2026-11-19 2026-11-19 1",
      "2026-11-20 2026-11-20 1",
    ]);
  });

  it("and no mark is lost or counted twice, whatever was marked", () => {
    const anyMark = fc
      .tuple(
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom("s1", "s2"),
        fc.constantFrom(...attendanceCodes),
      )
      .map(([n, studentId, code]) =>
        buildMark({ day: addDays("2026-09-25", n), studentId, ...code }),
      );
    fc.assert(
      fc.property(fc.uniqueArray(anyMark, { selector: toMarkId, maxLength: 60 }), (marks) => {
        const absences = listAbsences(marks, plainCalendar);

        const ids = absences.flatMap(({ marks: own }) => own.map(toMarkId));
        expect(ids.toSorted()).toEqual(marks.map(toMarkId).toSorted());
        for (const { marks: own, studentId, kind, reason } of absences) {
          expect(own.every((mark) => mark.studentId === studentId && mark.kind === kind)).toBe(
            true,
          );
          expect(own.every((mark) => mark.reason === reason)).toBe(true);
        }
      }),
    );
  });
});

describe("the papers of an absence", () => {
  const days = (count: number, part: Partial<AttendanceMark> = {}) =>
    ["2026-11-16", "2026-11-17", "2026-11-18"]
      .slice(0, count)
      .map((day) => absent(day as CalendarDay, part));
  const labels = (marks: readonly AttendanceMark[], rules = defaultRules) =>
    list(marks, { rules }).map(({ papers }) => papers.map(({ label }) => label).join(", "));
  const excused = (subReason: string | null) => ({ reason: "excused", subReason }) as const;

  it.each([
    ["two days ill", days(2), "결석신고서"],
    ["three days ill", days(3), "결석신고서, 진단서"],
    ["fine dust, one day", days(1, { subReason: "fineDust" }), "결석신고서, 진단서"],
    ["미인정", days(1, { reason: "unexcused" }), "결석신고서"],
    ["기타", days(3, { reason: "other" }), "결석신고서"],
    ["체험학습", days(1, excused("fieldStudy")), "체험학습 신청서, 체험학습 보고서"],
    ["경조사", days(1, excused("familyEvent")), "결석신고서, 청첩장·부고 등"],
    ["생리통", days(1, excused("menstrualLeave")), "결석신고서"],
    ["등교중지", days(3, excused("quarantineLeave")), "결석신고서, 진료확인서"],
    ["a victim of school violence", days(1, excused("violenceVictim")), ""],
    ["an excused day without more", days(1, excused(null)), "결석신고서"],
    ["a sub-reason of a newer version", days(1, excused("toString")), "결석신고서"],
    ["지각", [buildMark({ kind: "late" })], ""],
    [
      "half a day of 체험학습",
      [buildMark({ kind: "earlyLeave", ...excused("fieldStudy") })],
      "체험학습 신청서, 체험학습 보고서",
    ],
  ] as const)("%s", (_what, marks, asked) => {
    expect(labels(marks)).toEqual([asked]);
  });

  it("follow what the school decides", () => {
    const rules = toAttendanceRules({ doctorFromDays: 2, partialNeedsReport: true });
    expect(labels(days(2), rules)).toEqual(["결석신고서, 진단서"]);
    expect(labels([buildMark({ kind: "late" })], rules)).toEqual(["결석신고서"]);
  });

  it("are due five days on, the first day being day 1, or on school days", () => {
    const due = (day: CalendarDay, rules = defaultRules) =>
      list([absent(day)], { rules })[0]?.papers[0]?.due;
    expect(due("2026-11-16")).toBe("2026-11-20");
    expect(due("2026-11-19")).toBe("2026-11-23");
    expect(due("2026-11-19", toAttendanceRules({ reportDaysAre: "school" }))).toBe("2026-11-25");
  });

  it("of 체험학습 are due on school days before and calendar days after", () => {
    const [trip] = list([absent("2026-11-23", excused("fieldStudy"))]);
    expect(trip?.papers.map(({ due }) => due)).toEqual(["2026-11-18", "2026-11-30"]);
  });

  it("one doctor's paper a semester is enough for a chronic illness", () => {
    const chronic = { subReason: "chronicIllness" } as const;
    const marks = [
      absent("2026-05-11", chronic),
      absent("2026-09-14", chronic),
      absent("2026-11-16", chronic),
    ];
    const papers = new Map([
      [
        toMarkId(marks[1] ?? absent("2026-09-14")),
        paperOf("2026-09-14", { evidence: "2026-09-16" }),
      ],
    ]);
    const missing = list(marks, { papers }).map((each) => each.missing.map(({ type }) => type));
    expect(missing).toEqual([["report", "evidence"], ["report"], ["report"]]);
  });

  it("asks for another one in 2학기, which begins on the day after the school's 1학기 ends", () => {
    const chronic = { subReason: "chronicIllness" } as const;
    const marks = [absent("2026-05-11", chronic), absent("2026-08-26", chronic)];
    const papers = new Map([
      [
        toMarkId(marks[0] ?? absent("2026-05-11")),
        paperOf("2026-05-11", { evidence: "2026-05-12" }),
      ],
    ]);
    const calendar = buildSchoolCalendar([], [], "2026-08-17");
    const missing = list(marks, { papers, calendar }).map((each) =>
      each.missing.map(({ type }) => type),
    );
    expect(missing).toEqual([["report"], ["report", "evidence"]]);
    const unknown = list(marks, { papers }).at(-1);
    expect(unknown?.missing.map(({ type }) => type)).toEqual(["report"]);
  });
});

describe("what came in", () => {
  it("stays with an absence that grows at its beginning, and is one when two grow together", () => {
    const first = absent("2026-11-17");
    const [alone] = list([first]);
    if (!alone) throw new Error("one absence");
    const papers = applyTo(new Map(), writePaper(alone, new Map(), { report: "2026-11-18" }));

    const [grown] = list([absent("2026-11-16"), first, absent("2026-11-18")], { papers });
    expect(grown?.missing.map(({ label }) => label)).toEqual(["진단서"]);
    expect(grown?.paperId).toBe(toMarkId(first));

    const both = new Map([
      ...papers,
      ["2026-11-16~s1~absent", paperOf("2026-11-16", { report: "2026-11-16" })],
    ]);
    const [joined] = list([absent("2026-11-16"), first], { papers: both });
    if (!joined) throw new Error("one absence");
    const emptied = applyTo(both, writePaper(joined, both, { report: null }));
    expect(list([absent("2026-11-16"), first], { papers: emptied })[0]?.missing).toHaveLength(1);
  });

  it("needs nothing where the school asks for nothing", () => {
    const papers = new Map([["2026-11-16~s1~absent", paperOf("2026-11-16", { isWaived: true })]]);
    expect(list([absent("2026-11-16")], { papers })[0]?.missing).toEqual([]);
  });

  it("stands in NEIS only as it was entered", () => {
    const mark = absent("2026-11-16");
    const [change] = enterMarks([mark], true);
    expect(change?.set).toEqual({ enteredAs: "illness" });
    const entered: AttendanceMark = { ...mark, enteredAs: "illness" };

    expect(enterMarks([entered], true)).toEqual([]);
    expect(list([entered])[0]?.notEntered).toEqual([]);
    expect(list([{ ...entered, reason: "other" }])[0]?.notEntered).toHaveLength(1);
    expect(enterMarks([entered], false)[0]?.set).toEqual({ enteredAs: null });
  });
});

function paperOf(day: CalendarDay, part: Partial<AbsencePaper>): AbsencePaper {
  return { day, studentId: "s1", kind: "absent", ...part };
}

function applyTo(
  papers: ReadonlyMap<string, AbsencePaper>,
  changes: readonly Change[],
): ReadonlyMap<string, AbsencePaper> {
  const after = new Map(papers);
  for (const { id, set } of changes) {
    const { [DEAD]: _dead, ...fields } = set;
    after.set(id, v.parse(toSchema(absencePaperRecord), { ...after.get(id), ...fields }));
  }
  return after;
}
