import { DEAD } from "@damim/sync/change.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { listSentences } from "../record/testing/list-sentences.ts";
import { toSchoolYearSpan } from "../school-year/school-year.ts";
import { listDaysOff, toDayOffName } from "./list-days-off.ts";
import { planOwnDays, readOwnDays, type OwnDayDraft } from "./own-day-record.ts";
import type { OwnDay } from "./own-day.ts";
import { buildSchoolCalendar, isSchoolOpen, plainCalendar } from "./school-calendar.ts";

const context = { calendar: plainCalendar, year: 2026 };

function buildDraft(part: Partial<OwnDayDraft>): OwnDayDraft {
  return { from: "2026-10-07", to: "", type: "closed", label: "재량휴업일", ...part };
}

describe("the form of own days", () => {
  it("reads a span, leaving out weekends and public holidays", () => {
    const parsed = readOwnDays(buildDraft({ from: "2026-10-07", to: "2026-10-12" }), context);

    expect(parsed.ok && parsed.value.map(({ day }) => day)).toEqual([
      "2026-10-07",
      "2026-10-08",
      "2026-10-12",
    ]);
  });

  it.each([
    [{ from: "2026-10-08", to: "" }, "closed"],
    [{ from: "2026-10-05", to: "2026-10-16" }, "vacation"],
    [{ from: "2026-10-08", to: "" }, "open"],
  ] as const)("writes over no day that is said already: %o as %s", (days, type) => {
    const own = { day: "2026-10-08", type: "closed", label: "개교기념일" } as const;
    const calendar = buildSchoolCalendar([own]);

    expect(readOwnDays({ ...days, type, label: "재량휴업일" }, { ...context, calendar })).toEqual({
      ok: false,
      refusal: {
        type: "DraftUnread",
        sentences: {
          from: "10월 8일에는 이미 「개교기념일」이 있어요. 그날을 먼저 고치거나 지워 주세요.",
        },
      },
    });
  });

  it("opens only what is closed otherwise", () => {
    const draft = buildDraft({ from: "2026-10-08", to: "2026-10-10", type: "open", label: "" });
    const parsed = readOwnDays(draft, context);

    expect(parsed.ok && parsed.value.map(({ day }) => day)).toEqual(["2026-10-09", "2026-10-10"]);
  });

  it.each([
    [{ from: "" }, { from: "날짜를 골라 주세요." }],
    [{ to: "2026-02-30" }, { to: "날짜를 골라 주세요." }],
    [{ to: "2026-10-06" }, { to: "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요." }],
    [{ from: "2026-02-20" }, { from: "2026학년도의 날짜를 골라 주세요." }],
    [{ to: "2027-03-01" }, { from: "2026학년도의 날짜를 골라 주세요." }],
    [{ label: " " }, { label: "이름을 적어 주세요. 「재량휴업일」처럼 적어요." }],
    [{ label: "가".repeat(41) }, { label: "이름은 40자까지 적을 수 있어요." }],
    [{ from: "2026-10-09", to: "2026-10-11" }, { from: "주말이나 공휴일이라 이미 쉬는 날이에요." }],
    [{ type: "open" }, { from: "이미 학교에 가는 날이에요." }],
  ] as const)("%o is refused: %o", (part, sentences) => {
    expect(listSentences(readOwnDays(buildDraft(part), context))).toEqual(sentences);
  });
});

describe("the changes of own days", () => {
  const winter: OwnDay = { day: "2026-12-31", type: "vacation", label: "겨울방학" };

  it("writes what is new, takes away what is gone, and leaves alone what stays", () => {
    const existing = new Map([
      ["2026-12-30", { ...winter, day: "2026-12-30" }],
      ["2026-12-31", winter],
    ] as const);
    const days = [winter, { ...winter, day: "2027-01-04" } as const];

    const changes = planOwnDays(existing, { removed: ["2026-12-30", "2026-12-31"], days });

    expect(changes.map(({ id, set }) => [id, set[DEAD]])).toEqual([
      ["2026-12-30", true],
      ["2027-01-04", false],
    ]);
  });
});

const dayOf2026 = fc
  .integer({ min: 0, max: 364 })
  .map((after): CalendarDay => addDays("2026-03-01", after));

test("after a span is written the school is open on none of its days, and elsewhere as before", () => {
  fc.assert(
    fc.property(dayOf2026, fc.integer({ min: 0, max: 80 }), (from, length) => {
      const { to: yearEnd } = toSchoolYearSpan(2026);
      const wanted = addDays(from, length);
      const to = wanted > yearEnd ? yearEnd : wanted;
      const parsed = readOwnDays(buildDraft({ from, to }), context);
      const calendar = buildSchoolCalendar(parsed.ok ? parsed.value : []);

      for (let day: CalendarDay = "2026-03-01"; day <= yearEnd; day = addDays(day, 1)) {
        const isInside = day >= from && day <= to;
        expect(isSchoolOpen(calendar, day)).toBe(!isInside && isSchoolOpen(plainCalendar, day));
      }
    }),
    { numRuns: 40 },
  );
});

describe("the list of days off", () => {
  it("has a line for a span over weekends and holidays, and none for a closing day on a holiday", () => {
    const parsed = readOwnDays(
      buildDraft({ from: "2026-12-24", to: "2027-01-05", type: "vacation", label: "겨울방학" }),
      context,
    );
    const calendar = buildSchoolCalendar([
      ...(parsed.ok ? parsed.value : []),
      { day: "2026-10-09", type: "closed", label: "재량휴업일" },
      { day: "2026-10-03", type: "open", label: "" },
    ]);

    const lines = listDaysOff(calendar, 2026).filter(({ from }) => from >= "2026-10-01");

    expect(lines.map((line) => [line.from, line.to, toDayOffName(line)])).toEqual([
      ["2026-10-03", "2026-10-03", "개천절"],
      ["2026-10-05", "2026-10-05", "대체공휴일(개천절)"],
      ["2026-10-09", "2026-10-09", "한글날"],
      ["2026-12-24", "2027-01-05", "겨울방학"],
      ["2026-12-25", "2026-12-25", "성탄절"],
      ["2027-01-01", "2027-01-01", "신정"],
      ["2027-02-06", "2027-02-06", "설날 전날"],
      ["2027-02-07", "2027-02-07", "설날"],
      ["2027-02-08", "2027-02-08", "설날 다음 날"],
      ["2027-02-09", "2027-02-09", "대체공휴일(설날)"],
    ]);
    expect(lines[0]).toMatchObject({ isOpen: true });
  });
});
