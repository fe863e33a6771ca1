import { buildStudent } from "@damim/domain/student/build-student.ts";
import { expect, it } from "vitest";
import { createPupilCheck } from "./pupil-check.ts";

it("a guest of a class is nobody on a day on which the pupil is not in it", () => {
  const find = createPupilCheck(() => Date.parse("2026-11-20T09:00:00+09:00"));
  const left = { day: "2026-11-13", kind: "transferOut" } as const;
  const students = [
    buildStudent({ number: 1, name: "김하린", gone: { ...left, hidden: true } }),
    buildStudent({ number: 2, name: "남지호", gone: { ...left, day: "2026-11-24" } }),
    buildStudent({ number: 3, name: "백현우", away: [{ ...left, back: "2026-11-25" }] }),
  ];
  const isFound = (number: number, name: string, day?: "2026-11-25"): boolean => {
    try {
      return find("code", students, { number, name }, day).number === number;
    } catch {
      return false;
    }
  };

  expect([isFound(1, "김하린"), isFound(1, "김하린", "2026-11-25")]).toEqual([false, false]);
  expect([isFound(2, "남지호"), isFound(2, "남지호", "2026-11-25")]).toEqual([true, false]);
  expect([isFound(3, "백현우"), isFound(3, "백현우", "2026-11-25")]).toEqual([false, true]);
});
