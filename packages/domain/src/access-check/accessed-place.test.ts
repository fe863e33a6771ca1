import { expect, it } from "vitest";
import { assignScope } from "../class-assignment/assign-scope.ts";
import { padScope } from "../pad/pad-scope.ts";
import { profileScope, yearScope } from "../school-year/scope.ts";
import { NOTICES_SCOPE, SWITCHES_SCOPE } from "../site/site-scope.ts";
import { readAccessedKind, sayAccessed, toAccessedPlace } from "./accessed-place.ts";

const ID = "01a21eb6-0e8f-7ce0-9431-457290d22aea";
const CLUB = `c_${ID}`;

it.each([
  [yearScope("u1", 2026), "attendanceMark", "출결", "2026학년도 출결"],
  [yearScope("u1", 2026), "newerKind", null, "2026학년도 기록"],
  [yearScope("u1", 2026), "padKeepsake", "패드잇 담아 두기", "2026학년도 패드잇 담아 두기"],
  [profileScope("u1"), "schoolYear", "학년도 설정", "학년도 설정"],
  [yearScope(CLUB, 2026), "student", "명단", "클럽의 2026학년도 명단"],
  [profileScope(CLUB), "schoolYear", "학년도 설정", "클럽의 학년도 설정"],
  [padScope(ID), "padCard", null, "패드잇 방의 기록"],
  [assignScope(ID), "assignPupil", "반편성 학생", "반편성 학생"],
  [assignScope(ID), "newerKind", null, "반편성 기록"],
  [NOTICES_SCOPE, "notice", null, "공지"],
  [SWITCHES_SCOPE, "siteSwitch", null, "기능 설정"],
  ["newer/place", "newerKind", null, "기록"],
])("rows of %s, of the kind %s, are said as what they are", (scope, kind, sort, words) => {
  const subject = `${toAccessedPlace(scope)} ${kind}`;
  expect(readAccessedKind(subject)).toBe(kind);
  expect(subject).not.toContain("u1");
  expect(sayAccessed(subject, sort)).toBe(words);
});

it.each([
  [`${ID} padCard`, null, "패드잇 방의 기록"],
  [`${ID} assignPupil`, "반편성 학생", "반편성 학생"],
  ["notices notice", null, "공지"],
  ["switches siteSwitch", null, "기능 설정"],
])("an older line of %s too", (subject, sort, words) => {
  expect(sayAccessed(subject, sort)).toBe(words);
});
