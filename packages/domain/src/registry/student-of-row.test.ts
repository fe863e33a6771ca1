import { expect, it } from "vitest";
import { listStudentsOfRow } from "./student-of-row.ts";

it.each([
  ["a pupil is about itself", "student", "s1", { name: "김가온" }, ["s1"]],
  [
    "what is known of a pupil from a former year is about that of today",
    "former",
    "s1",
    null,
    ["s1"],
  ],
  [
    "a record is about the pupil that it names",
    "note",
    "2026-11-20~s1~u",
    { studentId: "s2" },
    ["s2"],
  ],
  [
    "a write of one field is about the pupil of its id",
    "note",
    "2026-11-20~s1~u",
    { text: "" },
    ["s1"],
  ],
  ["a deletion too", "attendanceMark", "2026-11-20~s1~late", null, ["s1"]],
  [
    "a consultation is about all its pupils",
    "consult",
    "2026-11-20~s1~u",
    { studentIds: ["s1", "s2"] },
    ["s1", "s2"],
  ],
  [
    "groups are about all who are in one",
    "groupSet",
    "g1",
    { groups: [{ members: ["s1", "s2"] }, { members: ["s3"] }, "spoiled"] },
    ["s1", "s2", "s3"],
  ],
  ["a new title of groups is about nobody", "groupSet", "g1", { title: "11월" }, []],
  ["a check of a class is about nobody", "check", "c1", { title: "독서록" }, []],
  ["what a newer version wrote is about nobody known", "later", "a~b~c", {}, []],
])("%s", (_says, kind, id, fields, students) => {
  expect(listStudentsOfRow({ kind, id, fields })).toEqual(students);
});
