import { expect, it } from "vitest";
import { findStudents } from "../student/find-students.ts";
import type { RosterStudent } from "../student/student.ts";
import { matchWho } from "./match-who.ts";
import { hasNameTyped } from "../hangul/initial-consonants.ts";
import { readNumbers } from "./read-numbers.ts";

const names = ["Seán O'Brien", "Jean-Luc Picard", "Nguyễn Thị Đào", "José", "김하린"];
const pupils = names.map((name, at) => ({ id: `s${at}`, number: at + 1, name }) as RosterStudent);

it.each([
  ["obrien", 0],
  ["O’Brien", 0],
  ["sean", 0],
  ["jean luc", 1],
  ["JeanLuc", 1],
  ["Nguyen", 2],
  ["thi dao", 2],
  ["Jose", 3],
  ["José", 3],
  ["ㄱㅎㄹ", 4],
  ["김하리", 4],
])("%s finds its pupil by every way", (typed, at) => {
  expect(findStudents(pupils, typed)).toEqual([pupils[at]]);
  expect(readNumbers(typed.replaceAll(" ", ""), pupils).students).toEqual([pupils[at]]);
});

it("a form's Jose is José for sure", () => {
  expect(matchWho({ name: "Jose", number: "" }, pupils, [], undefined)).toMatchObject({
    state: "sure",
    ids: ["s3"],
  });
});

it.each(["-", "'", " ", "Josef", "김하리나"])("%s is nobody", (typed) => {
  expect(names.some((name) => hasNameTyped(name, typed))).toBe(false);
});
