import { describe, expect, it } from "vitest";
import { ok, toSentence } from "../../base/result.ts";
import {
  parseBirthday,
  parseSex,
  parseStudentName,
  parseStudentNumber,
  toPhoneText,
} from "./parse-cell.ts";
import { rowRefusalMessages } from "./row-refusal.ts";

it("a name is read without signs that nobody sees", () => {
  expect(parseStudentName("\u202e권\u200f아인\u0000\u00ad")).toEqual(ok("권아인"));
});

describe("a number", () => {
  it.each([
    ["7", 7],
    ["07", 7],
    ["007", 7],
    [" 7번 ", 7],
    ["7 번", 7],
    ["７", 7],
    ["１２번", 12],
    ["7.", 7],
    ["7)", 7],
    ["7.0", 7],
    ["No.7", 7],
    ["no 7", 7],
    ["999", 999],
  ])("%s is read as %i", (cell, number) => {
    expect(parseStudentNumber(cell)).toEqual({ ok: true, value: number });
  });

  it.each(["열", "0", "1000", "-3", "7.5", "7-1", "1,2", "일곱번", "#REF!"])(
    "%s is refused",
    (cell) => {
      expect(parseStudentNumber(cell)).toMatchObject({ refusal: { type: "NumberUnreadable" } });
    },
  );

  it.each(["", "  ", "　"])("an empty cell (%j) says so", (cell) => {
    expect(parseStudentNumber(cell)).toMatchObject({ refusal: { type: "NumberEmpty" } });
  });
});

describe("a name", () => {
  it.each([
    ["권아인", "권아인"],
    [" 권아인 ", "권아인"],
    ["이 솔", "이솔"],
    ["이　솔", "이솔"],
    ["홍 길 동", "홍길동"],
    ["응우옌 티 란", "응우옌 티 란"],
    ["Nguyễn Thị  Lan", "Nguyễn Thị Lan"],
    ["O'Neil-Kim", "O'Neil-Kim"],
    ["김민준A", "김민준A"],
    ["김민준(2)", "김민준(2)"],
    ["\u1100\u1175\u11b7", "김"],
  ])("%s is read as %s", (cell, name) => {
    expect(parseStudentName(cell)).toEqual({ ok: true, value: name });
  });

  it.each([
    ["", "NameEmpty"],
    ["12", "NameUnreadable"],
    ["#N/A", "NameUnreadable"],
    ["가".repeat(41), "NameTooLong"],
    ["김가람(전출)", "StudentLeft"],
    ["김가람 （５.２. 전출）", "StudentLeft"],
    ["김가람(해오름초 전학)", "StudentLeft"],
    ["[유예] 김가람", "StudentLeft"],
    ["김가람 전출", "StudentLeft"],
  ])("%s is refused: %s", (cell, type) => {
    expect(parseStudentName(cell)).toMatchObject({ refusal: { type } });
  });
});

it.each(["김가람(전입)", "김가람(전학 옴)", "김가람(A)", "전유예", "Kim 전학온"])(
  "%s is in the class",
  (cell) => {
    expect(parseStudentName(cell)).toEqual(ok(cell));
  },
);

describe("a sex code", () => {
  it.each([
    ["남", "male"],
    ["여", "female"],
    ["남자", "male"],
    ["(여)", "female"],
    ["M", "male"],
    ["f", "female"],
    ["女", "female"],
    ["3", "male"],
    ["４", "female"],
    ["", undefined],
  ])("%s is read as %s", (cell, sex) => {
    expect(parseSex(cell)).toEqual({ ok: true, value: sex });
  });

  it.each(["모름", "5", "constructor"])("%s is refused", (cell) => {
    expect(parseSex(cell)).toMatchObject({ refusal: { type: "SexUnreadable" } });
  });
});

describe("a birthday", () => {
  it.each([
    ["2017-05-24", "2017-05-24"],
    ["2017.5.24", "2017-05-24"],
    ["2017. 5. 24.", "2017-05-24"],
    ["2017/05/24", "2017-05-24"],
    ["2017년 5월 24일", "2017-05-24"],
    ["2017년5월4일", "2017-05-04"],
    ["２０１７．５．２４", "2017-05-24"],
    ["17.3.4", "2017-03-04"],
    ["'17.3.4", "2017-03-04"],
    ["170304", "2017-03-04"],
    ["20170304", "2017-03-04"],
    ["170304-3", "2017-03-04"],
    ["170304-3******", "2017-03-04"],
    ["5/24/2017", "2017-05-24"],
    ["42879", "2017-05-24"],
    ["2017-05-24 00:00:00", "2017-05-24"],
    ["2017-05-24T00:00:00.000Z", "2017-05-24"],
    ["2017-05-24(수)", "2017-05-24"],
    ["2017년 5월 24일 수요일", "2017-05-24"],
    ["2016-02-29", "2016-02-29"],
    ["85.1.2", "1985-01-02"],
    ["", undefined],
  ])("%s is read as %s", (cell, day) => {
    expect(parseBirthday(cell)).toEqual({ ok: true, value: day });
  });

  it.each([
    ["2017년 2월 30일", "BirthdayNotInCalendar"],
    ["2017-13-01", "BirthdayNotInCalendar"],
    ["171301", "BirthdayNotInCalendar"],
    ["5월 24일", "BirthdayUnreadable"],
    ["봄", "BirthdayUnreadable"],
    ["#VALUE!", "BirthdayUnreadable"],
    ["2017", "BirthdayUnreadable"],
  ])("%s is refused: %s", (cell, type) => {
    const parsed = parseBirthday(cell);

    expect(parsed).toMatchObject({ refusal: { type } });
    if (!parsed.ok) expect(toSentence(rowRefusalMessages, parsed.refusal)).toContain(cell);
  });
});

describe("a telephone number", () => {
  it.each([
    ["01012345678", "010-1234-5678"],
    ["010-1234-5678", "010-1234-5678"],
    ["010 1234 5678", "010-1234-5678"],
    ["1012345678", "010-1234-5678"],
    ["+82 10-1234-5678", "010-1234-5678"],
    ["0212345678", "02-1234-5678"],
    ["031-123-4567", "031-123-4567"],
    ["없음", "없음"],
    ["010-1234-5678 (엄마)", "010-1234-5678 (엄마)"],
    ["119", "119"],
    ["", ""],
  ])("%s is written as %s", (cell, text) => {
    expect(toPhoneText(cell)).toBe(text);
  });
});
