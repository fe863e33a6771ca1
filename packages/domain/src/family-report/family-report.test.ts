import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { toCheckInId, type CheckIn } from "../attendance/check-in.ts";
import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { decideReportWrite } from "./decide-report-write.ts";
import { readReport } from "./family-report-record.ts";
import type { FamilyReport, ReportReason, ReportType } from "./family-report.ts";
import { answerReport, findNextShown, listNewReports, withdrawnReport } from "./list-reports.ts";
import { listToldAway, type KeptReport } from "./standing-reports.ts";
import { listWithdrawn, settleWithdrawn } from "./list-withdrawn.ts";
import { isToldAtOnce, listReportDays, toShownFrom } from "./report-days.ts";
import { toReportId } from "./report-parts.ts";
import { offerReport, takeReport, toReportWords } from "./take-report.ts";

const golden: {
  readonly days: readonly { readonly at: string; readonly out: string; readonly why: string }[];
  readonly shown: readonly (readonly [at: string, from: string])[];
  readonly atOnce: readonly (readonly [at: string, isTold: boolean])[];
  readonly offers: readonly (readonly [ReportType, ReportReason | null, string, string])[];
} = JSON.parse(readFileSync(new URL("./golden-family-report.json", import.meta.url), "utf8"));

const DAY = "2026-11-27";
const toMs = (minute: string): number => Date.parse(`${minute}:00+09:00`);
const NOW = toMs(`${DAY}T08:20`);

function build(more: Partial<FamilyReport> = {}): FamilyReport {
  return {
    type: "absent",
    reason: "sick",
    note: "열이 나요",
    relation: "어머니",
    at: toMs(`${DAY}T08:12`),
    state: "new",
    door: "card",
    keyHash: "a".repeat(64),
    ...more,
  };
}
const rowsOf = (...reports: readonly FamilyReport[]) =>
  new Map(
    reports.map((row, at) => [toReportId({ day: DAY, studentId: "s7", name: `u${at}` }), row]),
  );
const listOf = (...reports: readonly FamilyReport[]) => listNewReports(rowsOf(...reports), NOW);
const only = (...reports: readonly FamilyReport[]) => listOf(...reports)[0] as KeptReport;

/** 「arrived」, 「late illness」. */
function attendanceOf(words: string) {
  const [kind, reason] = words.split(" ");
  const at = { day: DAY, studentId: "s7" } as const;
  const mark = { ...at, kind, reason } as AttendanceMark;
  const checkIn = { ...at, state: kind } as CheckIn;
  return {
    marks: new Map(reason ? [[toMarkId(mark), mark]] : []),
    checkIns: new Map(kind && !reason ? [[toCheckInId(at), checkIn]] : []),
  };
}

describe("when", () => {
  it.each(golden.days)("may be told of at $at: $out ($why)", ({ at, out }) => {
    const days = listReportDays(plainCalendar, toSeoulDay(toMs(at)), "2026-12-31");
    expect(days.map((day) => day.slice(5)).join(" ")).toBe(out);
  });
  it.each(golden.shown)("what came at %s is seen from %s on", (at, from) => {
    expect(toShownFrom(toMs(at))).toBe(toMs(from));
  });
  it.each(golden.atOnce)("at %s the teacher is told at once: %s", (at, isTold) => {
    expect(isToldAtOnce(plainCalendar, toMs(at))).toBe(isTold);
  });
});

describe("which reports stand", () => {
  it("of one pupil, day and type the last, whoever told it, and of two types both", () => {
    const mother = build();
    const father = build({ note: "병원에 가요", at: NOW - 1, keyHash: "b".repeat(64) });
    const late = build({ type: "late" });
    expect(listOf(mother, father, late).map(({ type, note }) => [type, note])).toEqual([
      ["late", "열이 나요"],
      ["absent", "병원에 가요"],
    ]);
  });
  it("what came at night is not there before six, and hides nothing of before", () => {
    const rows = rowsOf(
      build({ at: toMs("2026-11-26T20:00") }),
      build({ at: toMs("2026-11-26T23:00"), note: "밤" }),
    );
    const notesAt = (at: string) => listNewReports(rows, toMs(at)).map(({ note }) => note);
    expect(notesAt("2026-11-27T05:59")).toEqual(["열이 나요"]);
    expect(notesAt("2026-11-27T06:00")).toEqual(["밤"]);
    expect(findNextShown(rows, toMs("2026-11-27T03:00"))).toBe(toMs("2026-11-27T06:00"));
    expect(findNextShown(rows, toMs("2026-11-27T06:00"))).toBeUndefined();
  });
  it("what its family took back stands no more, and the earlier of another does, whatever a device says of it later", () => {
    const father = build({ at: NOW - 1, note: "병원", keyHash: "b".repeat(64) });
    const back = { ...father, ...withdrawnReport };
    expect(listOf(build(), back).map(({ note }) => note)).toEqual(["열이 나요"]);
    expect(listOf({ ...back, state: "taken" })).toEqual([]);
  });
  it.each([
    [{}, true],
    [{ type: "late" }, true],
    [{ at: toMs(`${DAY}T05:30`) }, true],
    [{ type: "early" }, false],
    [{ type: "fieldTrip" }, false],
    [{ state: "taken" }, false],
    [{ state: "dismissed" }, false],
    [{ keyHash: null }, false],
  ] as const)("of whom %o was told is not of the rest who came: %s", (more, isLeft) => {
    expect([...listToldAway(rowsOf(build(more)), DAY)]).toEqual(isLeft ? ["s7"] : []);
    expect([...listToldAway(rowsOf(build(more)), "2026-11-28")]).toEqual([]);
  });
  it("a device whose clock is a little slow sees what came just now", () => {
    expect(listOf(build({ at: NOW + 5_000 }))).toHaveLength(1);
  });
  it("what was taken was read with what other phones told before; 「아니에요」 is of one alone, and the other comes forth", () => {
    const rows = rowsOf(build(), build({ at: NOW - 1 }), build({ type: "late" }));
    const [, last] = listNewReports(rows, NOW);
    const idsOf = (state: "taken" | "dismissed") =>
      answerReport(rows, last as KeptReport, state).map(({ id }) => id.slice(-2));
    expect(last?.earlier).toHaveLength(1);
    expect(idsOf("taken")).toEqual(["u0", "u1"]);
    expect(idsOf("dismissed")).toEqual([last?.id.slice(-2)]);
    expect(listOf(build({ at: NOW - 1 }), build({ state: "dismissed" }))).toHaveLength(1);
    expect(listOf(build({ state: "taken" }), build({ state: "dismissed", type: "late" }))).toEqual(
      [],
    );
  });
  it("nobody waits for what is older than its words", () => {
    const [id, row] = [
      toReportId({ day: "2026-10-27", studentId: "s7", name: "u" }),
      build({ at: 1 }),
    ];
    expect(listNewReports(new Map([[id, row]]), NOW)).toEqual([]);
  });
});

describe("what one press does", () => {
  it.each(golden.offers)("%s, %s, of one who is 「%s」: %s", (type, reason, words, out) => {
    const report = only(build({ type, reason }));
    const offer = offerReport(attendanceOf(words), report);
    const seen = `확인했어요${offer.type === "seen" && offer.words ? `: ${offer.words}` : ""}`;
    expect(offer.type === "mark" ? offer.label : seen).toBe(out);
  });
  it("writes the mark with the family's words and that it was seen, and an earlier mark goes", () => {
    const rows = { ...attendanceOf("late unexcused"), reports: rowsOf(build()) };
    expect(takeReport(rows, only(build()))).toEqual([
      { kind: "attendanceMark", id: `${DAY}~s7~late`, set: { "~dead": true } },
      {
        kind: "attendanceMark",
        id: `${DAY}~s7~absent`,
        set: {
          "~dead": false,
          day: DAY,
          studentId: "s7",
          kind: "absent",
          reason: "illness",
          note: "열이 나요",
        },
      },
      { kind: "familyReport", id: `${DAY}~s7~u0`, set: { state: "taken" } },
    ]);
  });
  it.each([
    ["sick", null, "아파요"],
    ["family", null, "집안일"],
    ["other", null, undefined],
    ["family", "할머니 간병", "할머니 간병"],
  ] as const)("%s with 「%s」 has the 사유 %s", (reason, note, out) => {
    const report = build({ reason, note });
    const [mark] = takeReport({ ...attendanceOf(""), reports: rowsOf(report) }, only(report));
    expect(mark?.set["note"]).toBe(out);
  });
  it("a question writes no mark, whatever stands there", () => {
    fc.assert(
      fc.property(fc.constantFrom("", "arrived", "awaited", "absent illness"), (words) => {
        const rows = {
          ...attendanceOf(words),
          reports: rowsOf(build({ type: "fieldTrip", reason: null })),
        };
        const report = only(...rows.reports.values());
        const kinds = takeReport(rows, report).map(({ kind }) => kind);
        expect(kinds).toEqual(["familyReport"]);
      }),
    );
  });
});

describe("a report that its family took back after a teacher took it", () => {
  const back = build({ state: "taken", ...withdrawnReport });
  const listed = (words: string, ...reports: readonly FamilyReport[]) => {
    const rows = { ...attendanceOf(words), reports: rowsOf(...reports) };
    return { rows, found: listWithdrawn(rows, NOW) };
  };

  it.each([
    ["the mark stands", "absent illness", [back], true],
    ["the mark went meanwhile", "", [back], false],
    ["the mark is another by now", "late illness", [back], false],
    ["the reason is another by now", "absent unexcused", [back], false],
    ["no teacher had taken it", "absent illness", [{ ...back, state: "new" }], false],
    ["she said that it stays", "absent illness", [{ ...back, state: "dismissed" }], false],
    ["its family did not take it back", "absent illness", [build({ state: "taken" })], false],
    ["it was told anew", "absent illness", [back, build()], false],
    ["the father still tells it", "absent illness", [back, build({ state: "taken" })], false],
    ["his was dismissed", "absent illness", [back, build({ state: "dismissed" })], true],
    [
      "it was told anew, and another device dismissed that",
      "absent illness",
      [back, build({ state: "dismissed", at: back.at + 1 })],
      false,
    ],
    ["another type is told now", "absent illness", [back, build({ type: "late" })], true],
    ["it was a question", "absent illness", [{ ...back, type: "fieldTrip" }], false],
  ] as const)("%s: %s", (_what, words, reports, isAsked) => {
    expect(listed(words, ...(reports as readonly FamilyReport[])).found).toHaveLength(
      isAsked ? 1 : 0,
    );
  });

  it("of another type now, says at the new one what is marked", () => {
    const { rows, found } = listed("absent illness", back, build({ type: "late" }));
    const [late] = listNewReports(rows.reports, NOW);
    expect(found.map(({ mark }) => mark.kind)).toEqual(["absent"]);
    expect(late && offerReport(rows, late).words).toBe("지금은 질병 결석으로 적혀 있어요");
  });

  it("is asked about for as long as words of reports are kept, so that emptying them asks nobody", () => {
    const { rows } = listed("absent illness", back);
    const days = (count: number) => listWithdrawn(rows, NOW + count * 86_400_000).length;
    expect([days(30), days(31)]).toEqual([1, 0]);
  });

  it.each([
    ["lift", ["attendanceMark", "familyReport"]],
    ["leave", ["familyReport"]],
  ] as const)("%s settles it with %o", (kept, kinds) => {
    const { rows, found } = listed("absent illness", back);
    const changes = found.flatMap((one) => settleWithdrawn(rows.reports, one, kept));
    expect(changes.map(({ kind }) => kind)).toEqual(kinds);
    expect(changes.at(-1)?.set).toEqual({ state: "dismissed" });
  });
});

it.each([
  [{}, "아파요 · 열이 나요 (어머니, 08:12)"],
  [{ note: null, relation: null }, "아파요 (08:12)"],
  [{ type: "fieldTrip", reason: null, note: null }, "체험학습을 물어볼게요 (어머니, 08:12)"],
  [{ at: toMs("2026-11-26T20:05") }, "아파요 · 열이 나요 (어머니, 11월 26일 20:05)"],
] as const)("%o is said: %s", (more, words) => {
  expect(toReportWords(only(build(more)), NOW)).toBe(words);
});

it("a report of another day says that day", () => {
  const report = { ...only(build()), day: "2026-12-01" } as const;
  expect(toReportWords(report, NOW)).toBe("12월 1일 화요일 · 아파요 · 열이 나요 (어머니, 08:12)");
});

it("a teacher's device writes the state of a report, and nothing that a family said", () => {
  expect(decideReportWrite({ state: "taken" })).toBe("write");
  for (const sets of [{ note: "" }, { state: "new", at: 1 }, { "~dead": true }])
    expect(decideReportWrite(sets)).toBe("report-fixed");
});

it("a family gives a reason, except where it asks", () => {
  const draft = { type: "absent", reason: "", note: "", relation: "" } as const;
  const read = readReport(draft);
  expect(read.ok ? {} : read.refusal.sentences).toEqual({ reason: "왜 그런지 골라 주세요." });
  expect(readReport({ ...draft, type: "fieldTrip" }).ok).toBe(true);
  expect(readReport({ ...draft, reason: "sick", note: "가".repeat(101) }).ok).toBe(false);
});
