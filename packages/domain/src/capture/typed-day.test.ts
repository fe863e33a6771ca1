import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar-day/calendar-day.ts";
import { toKoreanDate, toKoreanDay, toKoreanLetterDay } from "../calendar-day/korean-day.ts";
import { readTypedDay } from "./typed-day.ts";

const TODAY = "2026-11-26"; // a Thursday

describe("a typed day", () => {
  it.each([
    ["2026-11-27", "2026-11-27"],
    ["2026. 11. 27.", "2026-11-27"],
    ["2026년 11월 27일 금요일", "2026-11-27"],
    ["20170427", "2017-04-27"],
    ["170427", "2017-04-27"],
    ["991231", "1999-12-31"],
    ["26.12.4", "2026-12-04"],
    ["27-2-3", "2027-02-03"],
    ["17년 4월 27일", "2017-04-27"],
    ["3일 뒤", "2026-11-29"],
    ["10일 후", "2026-12-06"],
    ["2일 전", "2026-11-24"],
    ["12/4", "2026-12-04"],
    ["1204", "2026-12-04"],
    ["0203", "2027-02-03"],
    ["１２／４", "2026-12-04"],
    ["１２０４", "2026-12-04"],
    ["１２월　４일", "2026-12-04"],
    ["12.4", "2026-12-04"],
    ["12-4", "2026-12-04"],
    ["12월 4일", "2026-12-04"],
    ["11월 27일 금", "2026-11-27"],
    ["11.27(금)", "2026-11-27"],
    ["2/3", "2027-02-03"],
    ["6/3", "2026-06-03"],
    ["3/2", "2026-03-02"],
    ["4월 10일", "2026-04-10"],
    ["0302", "2026-03-02"],
    ["내일", "2026-11-27"],
    ["모레", "2026-11-28"],
    ["어제", "2026-11-25"],
    ["금", "2026-11-27"],
    ["월요일", "2026-11-30"],
    ["목", "2026-11-26"],
    ["다음 주 화", "2026-12-01"],
    ["지난주 금", "2026-11-20"],
    ["26일", "2026-11-26"],
    ["30일", "2026-11-30"],
  ])("%s is %s", (text, day) => {
    expect(readTypedDay(text, TODAY)).toBe(day);
  });

  it.each([
    "",
    "곧",
    "13/1",
    "2/30",
    "2026-02-30",
    "11",
    "1301",
    "0230",
    "124",
    "내일이나 모레",
    "12/4 12/5",
    "99999999",
    "12/4/26",
    "26.13.4",
  ])("%s is none", (text) => {
    expect(readTypedDay(text, TODAY)).toBeUndefined();
  });

  it.each([
    ["월", "2026-11-23"],
    ["목", "2026-11-26"],
    ["금요일", "2026-11-20"],
    ["30일", "2026-10-30"],
    ["12/4", "2026-12-04"],
    ["3/2", "2026-03-02"],
  ])("%s is %s of what has been", (text, day) => {
    expect(readTypedDay(text, TODAY, true)).toBe(day);
  });

  it.each([
    ["2027-02-20", "3/15", "2027-03-15"],
    ["2027-02-20", "5/4", "2026-05-04"],
    ["2027-03-05", "2/20", "2027-02-20"],
    ["2027-03-05", "12/24", "2027-12-24"],
    ["2027-11-26", "2/29", "2028-02-29"],
  ] as const)("on %s, %s is %s", (today, text, day) => {
    expect(readTypedDay(text, today)).toBe(day);
  });

  it("reads back what the field shows, for every day of the school year", () => {
    fc.assert(
      fc.property(fc.integer({ min: -270, max: 94 }), (away) => {
        const day = addDays(TODAY, away);
        for (const shown of [toKoreanDay(day), toKoreanLetterDay(day), toKoreanDate(day)])
          expect(readTypedDay(shown, TODAY)).toBe(day);
      }),
    );
  });
});
