import { describe, expect, it } from "vitest";
import { filterByClass, listClasses, toClassWords } from "./class-choice.ts";

const students = [
  { name: "김하린" },
  { name: "강도윤", classKey: "3-2" },
  { name: "이로운", classKey: "3-10" },
  { name: "문채원", classKey: "2" },
];

describe("the classes of a roster", () => {
  it("stand in their order, with pupils of the own class in one", () => {
    expect(listClasses(students, "3-2")).toEqual(["3-2", "3-10"]);
    expect(listClasses([{}], undefined)).toEqual(["own"]);
  });

  it("are there before their pupils, where the teacher says that she teaches them", () => {
    expect(listClasses(students, "3-2", ["3-10", "3-4"])).toEqual(["3-2", "3-4", "3-10"]);
    expect(listClasses([], "3-2", ["3-1"])).toEqual(["3-1"]);
  });

  it("are shown one at a time, or all while none is chosen", () => {
    const names = (chosen: string | undefined) =>
      filterByClass(students, chosen, "3-2").map(({ name }) => name);

    expect(names("3-2")).toEqual(["김하린", "강도윤", "문채원"]);
    expect(names("3-10")).toEqual(["이로운"]);
    expect(names("4-1")).toEqual([]);
    expect(names(undefined)).toHaveLength(4);
  });

  it.each([
    ["3-2", "3학년 2반"],
    ["2", "2반"],
    ["own", "우리 반"],
    ["사랑", "사랑반"],
    [undefined, ""],
  ])("%s is called %s", (key, words) => {
    expect(toClassWords(key)).toBe(words);
  });
});
