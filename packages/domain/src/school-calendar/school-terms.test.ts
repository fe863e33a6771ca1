import { describe, expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import { countSchoolDays, LEAST_SCHOOL_DAYS } from "./count-school-days.ts";
import {
  parseSchoolTermsDraft,
  schoolTermsMessages,
  toSchoolTermsDraft,
  type SchoolTermsDraft,
} from "./school-terms-draft.ts";
import { listVacations, type SchoolTerms } from "./school-terms.ts";
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
  const draft = toSchoolTermsDraft(terms);

  it("comes back as it was saved, with null for what is empty", () => {
    expect(parseSchoolTermsDraft(draft, 2025)).toEqual({
      ok: true,
      value: { ...terms, winterStart: null, winterReturn: null },
    });
    expect(parseSchoolTermsDraft(toSchoolTermsDraft(undefined), 2025).ok).toBe(true);
  });

  it.each([
    [{ firstDay: "2025-02-28" }, "TermOutsideYear", "firstDay"],
    [{ secondDay: "2025-8-18" }, "TermUnreadable", "secondDay"],
    [{ secondDay: "2025-07-26" }, "TermsOutOfOrder", "secondDay"],
    [{ firstSemesterEnd: "2025-03-04" }, "TermsOutOfOrder", "firstSemesterEnd"],
    [{ winterStart: "2025-12-20" }, "WinterReturnMissing", "winterReturn"],
    [{ winterStart: "2025-12-20", winterReturn: "2025-12-15" }, "TermsOutOfOrder", "winterReturn"],
    [{ winterStart: "2025-12-20", winterReturn: "2026-01-05" }, "TermsOutOfOrder", "lastDay"],
  ] satisfies readonly (readonly [Partial<SchoolTermsDraft>, string, string])[])(
    "%o is refused as %s at %s, with a sentence",
    (part, type, field) => {
      const parsed = parseSchoolTermsDraft({ ...draft, ...part }, 2025);
      if (parsed.ok) throw new Error("refused");
      const [refusal] = parsed.refusal.refusals;

      expect(refusal).toMatchObject({ type, field });
      expect(refusal && toSentence(schoolTermsMessages, refusal)).toMatch(/요\.$/);
    },
  );
});
