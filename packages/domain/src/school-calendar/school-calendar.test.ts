import { describe, expect, it } from "vitest";
import {
  buildSchoolCalendar,
  findClosing,
  isSchoolOpen,
  listClosingSpans,
  listNewlyClosed,
  listOpenDays,
  listOpenDaysBetween,
  plainCalendar,
} from "./school-calendar.ts";

describe("a school's calendar", () => {
  const calendar = buildSchoolCalendar([
    { day: "2026-10-08", type: "closed", label: "재량휴업일" },
    { day: "2026-10-09", type: "open", label: "" },
    { day: "2026-10-10", type: "open", label: "체육대회" },
    { day: "2026-12-25", type: "vacation", label: "겨울방학" },
  ]);

  it("is closed at weekends and on public holidays, by their names", () => {
    expect(findClosing(plainCalendar, "2026-10-10")).toEqual({ reason: "weekend", name: "" });
    expect(findClosing(plainCalendar, "2026-10-09")).toEqual({ reason: "holiday", name: "한글날" });
  });

  it("is closed on the teacher's own days, where a built-in holiday keeps its name", () => {
    expect(findClosing(calendar, "2026-10-08")).toEqual({ reason: "closed", name: "재량휴업일" });
    expect(findClosing(calendar, "2026-12-25")?.reason).toBe("holiday");
  });

  it("is open on a holiday or weekend that the teacher calls open", () => {
    expect(isSchoolOpen(calendar, "2026-10-09")).toBe(true);
    expect(isSchoolOpen(calendar, "2026-10-10")).toBe(true);
  });

  it("lists its open days of a month and of a span", () => {
    expect(listOpenDays(plainCalendar, "2026-10")).toHaveLength(20);
    expect(listOpenDays(calendar, "2026-10")).toHaveLength(21);
    expect(listOpenDaysBetween(calendar, "2026-10-07", "2026-10-12")).toEqual([
      "2026-10-07",
      "2026-10-09",
      "2026-10-10",
      "2026-10-12",
    ]);
  });

  it("lists the days that another one would close, without those that are closed already", () => {
    const span = { from: "2026-10-07", to: "2026-10-13" } as const;
    const more = buildSchoolCalendar(
      [{ day: "2026-10-12", type: "closed", label: "임시휴업일" }],
      [{ name: "단기방학", from: "2026-10-08", to: "2026-10-11" }],
    );

    expect(listNewlyClosed(plainCalendar, more, span)).toEqual(["2026-10-08", "2026-10-12"]);
    expect(listNewlyClosed(calendar, more, span)).toEqual([
      "2026-10-09",
      "2026-10-10",
      "2026-10-12",
    ]);
  });

  it("tells a vacation over weekends as one span, and another reason as its own", () => {
    const winter = buildSchoolCalendar(
      (["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", "2027-01-04"] as const).map(
        (day) => ({ day, type: "vacation", label: "겨울방학" }),
      ),
    );

    expect(
      listClosingSpans(winter, "2026-12-21", "2027-01-08").map(({ from, to, name }) => [
        from,
        to,
        name,
      ]),
    ).toEqual([
      ["2026-12-25", "2026-12-25", "성탄절"],
      ["2026-12-28", "2026-12-31", "겨울방학"],
      ["2027-01-01", "2027-01-01", "신정"],
      ["2027-01-04", "2027-01-04", "겨울방학"],
    ]);
  });
});
