import { describe, expect, it } from "vitest";
import { buildStudent } from "../student/build-student.ts";
import { filterStudents, listTags } from "./filter-students.ts";

const students = [
  buildStudent({ id: "a", sex: "female", tags: ["우유", "방송부"] }),
  buildStudent({ id: "b", sex: "male", tags: ["우유"], health: { allergens: [2] } }),
  buildStudent({ id: "c", health: { note: "천식" } }),
];

describe("the roster shows", () => {
  it.each([
    [{}, "abc"],
    [{ sex: "female" }, "a"],
    [{ tag: "우유" }, "ab"],
    [{ hasHealthNote: true }, "bc"],
    [{ sex: "male", tag: "우유", hasHealthNote: true }, "b"],
    [{ tag: "없는 태그" }, ""],
  ] as const)("for %j the pupils %s", (filter, ids) => {
    expect(
      filterStudents(students, filter)
        .map(({ id }) => id)
        .join(""),
    ).toBe(ids);
  });
});

it("tags stand by how often they are used", () => {
  expect(listTags(students)).toEqual(["우유", "방송부"]);
});
