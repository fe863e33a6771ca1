import { expect, it } from "vitest";
import { countHalfWritten } from "./count-half-written.ts";
import { findTurningYear, listYearTurnSteps, type YearTurnFacts } from "./year-turn-steps.ts";

const nothing: YearTurnFacts = {
  year: 2026,
  today: "2027-01-04",
  leftCount: 3,
  handedCount: 0,
  hasSetting: false,
  studentCount: 0,
  isDestroyed: false,
};

it.each<[string, Partial<YearTurnFacts>, string]>([
  ["in January", {}, "close:open keep:free handOver:waits newYear:waits tidy:waits"],
  [
    "the day before the new one",
    { today: "2027-02-14" },
    "close:open keep:free handOver:waits newYear:waits tidy:waits",
  ],
  [
    "before its rows are here",
    { leftCount: undefined },
    "close:open keep:free handOver:waits newYear:waits tidy:waits",
  ],
  [
    "once the new one is written in",
    { today: "2027-02-15" },
    "close:open keep:free handOver:open newYear:open tidy:waits",
  ],
  [
    "nothing left",
    { today: "2027-02-28", leftCount: 0 },
    "close:done keep:free handOver:open newYear:open tidy:waits",
  ],
  [
    "over",
    { today: "2027-03-01", leftCount: 0 },
    "close:done keep:free handOver:open newYear:open tidy:open",
  ],
  [
    "handed over",
    { today: "2027-03-02", handedCount: 2 },
    "close:open keep:free handOver:done newYear:open tidy:open",
  ],
  [
    "without the server",
    { today: "2027-03-02", handedCount: undefined },
    "close:open keep:free handOver:open newYear:open tidy:open",
  ],
  [
    "a class without pupils",
    { today: "2027-03-02", hasSetting: true },
    "close:open keep:free handOver:open newYear:open tidy:open",
  ],
  [
    "pupils without a class",
    { today: "2027-03-02", studentCount: 24 },
    "close:open keep:free handOver:open newYear:open tidy:open",
  ],
  [
    "a class with pupils",
    { today: "2027-03-02", hasSetting: true, studentCount: 24 },
    "close:open keep:free handOver:open newYear:done tidy:open",
  ],
  [
    "destroyed",
    { today: "2027-06-02", isDestroyed: true, leftCount: 0 },
    "close:done keep:free handOver:open newYear:open tidy:done",
  ],
])("%s", (_, facts, steps) => {
  const listed = listYearTurnSteps({ ...nothing, ...facts });

  expect(listed.map(({ step, state }) => `${step}:${state}`).join(" ")).toBe(steps);
});

it.each([
  ["2026-12-31", 2025],
  ["2027-01-01", 2026],
  ["2027-03-01", 2026],
  ["2027-12-31", 2026],
] as const)("on %s the year of %i is wound up", (today, year) => {
  expect(findTurningYear(today)).toBe(year);
});

it("counts a half-written record of several pupils once, and no finished one", () => {
  const talk = {
    day: "2026-11-20",
    studentIds: ["s1", "s2"],
    who: "student",
    way: "phone",
  } as const;
  const note = { day: "2026-11-20", studentId: "s1", area: "생활", text: "도움" } as const;
  const counted = countHalfWritten({
    consults: [talk, { ...talk, isDraft: true }],
    notes: [
      { ...note, id: "n1", isDraft: true, groupId: "g" },
      { ...note, id: "n2", isDraft: true, groupId: "g", studentId: "s2" },
      { ...note, id: "n3", isDraft: true },
      { ...note, id: "n4" },
    ],
  });

  expect(counted).toEqual({ consults: 1, notes: 2 });
});
