import { describe, expect, it } from "vitest";
import { showDraft } from "../record/record.ts";
import { listSentences } from "../record/testing/list-sentences.ts";
import { countSchoolDays, LEAST_SCHOOL_DAYS } from "./count-school-days.ts";
import { readTerms, schoolTerms } from "./school-terms-record.ts";
import { listVacations, termDateNames, type SchoolTerms } from "./school-terms.ts";
import { buildSchoolCalendar, findClosing, isSchoolOpen } from "./school-calendar.ts";

/** The elementary school of domain 2.1 in 2025: 99 + 91 = 190 days. */
const terms: SchoolTerms = {
  firstDay: "2025-03-04",
  firstSemesterEnd: "2025-07-25",
  summerStart: "2025-07-26",
  secondDay: "2025-08-18",
  lastDay: "2025-12-31",
};
const calendar = buildSchoolCalendar(
  [
    { day: "2025-05-01", type: "closed", label: "개교기념일" },
    { day: "2025-05-02", type: "closed", label: "재량휴업일" },
    { day: "2025-10-10", type: "closed", label: "재량휴업일" },
    // Its plan was made before this election was called.
    { day: "2025-06-03", type: "open", label: "" },
  ],
  listVacations(terms, 2025),
);

describe("the dates of the terms", () => {
  it("close the school before 개학, in the summer and after 종업식", () => {
    expect(listVacations(terms, 2025)).toEqual([
      { from: "2025-03-01", to: "2025-03-03", name: "개학 전" },
      { from: "2025-07-26", to: "2025-08-17", name: "여름방학" },
      { from: "2026-01-01", to: "2026-02-28", name: "학년말방학" },
    ]);
    expect(findClosing(calendar, "2025-08-13")).toEqual({ reason: "vacation", name: "여름방학" });
    expect(findClosing(calendar, "2025-08-15")?.name).toBe("광복절");
    expect(isSchoolOpen(calendar, "2025-08-18")).toBe(true);
  });

  it("let a short return in February stand between two vacations", () => {
    const winter = { winterStart: "2027-01-08", winterReturn: "2027-02-08" } as const;

    expect(listVacations({ ...winter, lastDay: "2027-02-12" }, 2026)).toEqual([
      { from: "2027-01-08", to: "2027-02-07", name: "겨울방학" },
      { from: "2027-02-13", to: "2027-02-28", name: "학년말방학" },
    ]);
  });

  it("give 수업일수 of the year and of both semesters, as the school itself counts them", () => {
    expect(countSchoolDays(calendar, terms, 2025)).toEqual({
      year: LEAST_SCHOOL_DAYS,
      semesters: [99, 91],
      isWhole: true,
    });
  });

  it("are not whole while no vacation is told", () => {
    expect(countSchoolDays(buildSchoolCalendar([]), {}, 2025)).toMatchObject({
      semesters: undefined,
      isWhole: false,
    });
  });
});

describe("the form of the term dates", () => {
  const draft = showDraft(schoolTerms, termDateNames, terms);

  it("comes back as it was saved, with null for what is empty", () => {
    expect(readTerms(draft, 2025)).toEqual({
      ok: true,
      value: { ...terms, winterStart: null, winterReturn: null },
    });
    expect(readTerms(showDraft(schoolTerms, termDateNames, {}), 2025).ok).toBe(true);
  });

  it.each<[Partial<typeof draft>, Readonly<Record<string, string>>]>([
    [{ firstDay: "2025-02-28" }, { firstDay: "2025학년도의 날짜를 골라 주세요." }],
    [{ secondDay: "2025-8-18" }, { secondDay: "없는 날짜예요. 다시 골라 주세요." }],
    [
      { secondDay: "2025-07-26" },
      { secondDay: "여름방학 시작과 같거나 그보다 빨라요. 더 늦은 날을 골라 주세요." },
    ],
    [
      { firstSemesterEnd: "2025-03-04" },
      { firstSemesterEnd: "개학·입학과 같거나 그보다 빨라요. 더 늦은 날을 골라 주세요." },
    ],
    [
      { winterStart: "2025-12-20" },
      { winterReturn: "종업식이 겨울방학보다 늦으니 방학 뒤 개학 날을 적어 주세요." },
    ],
    [
      { winterStart: "2025-12-20", winterReturn: "2025-12-15" },
      { winterReturn: "겨울방학 시작과 같거나 그보다 빨라요. 더 늦은 날을 골라 주세요." },
    ],
    [
      { winterStart: "2025-12-20", winterReturn: "2026-01-05" },
      { lastDay: "겨울방학 뒤 개학과 같거나 그보다 빨라요. 더 늦은 날을 골라 주세요." },
    ],
    [
      { firstDay: "2025-02-28", secondDay: "2025-8-18" },
      {
        firstDay: "2025학년도의 날짜를 골라 주세요.",
        secondDay: "없는 날짜예요. 다시 골라 주세요.",
      },
    ],
  ])("%o is refused: %o", (part, sentences) => {
    expect(listSentences(readTerms({ ...draft, ...part }, 2025))).toEqual(sentences);
  });
});
