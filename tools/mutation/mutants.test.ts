import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../run-step.ts";
import { allMutants } from "./all-mutants.ts";
import { toMutated } from "./workshop.ts";
import { wanderMutants } from "./wander-mutants.ts";
import { yearMutants } from "./year-mutants.ts";

it("has at least 115 mistakes, each of which can still be planted", () => {
  for (const mutant of [...allMutants, ...yearMutants, ...wanderMutants]) {
    const text = readFileSync(path.join(projectRoot, mutant.file), "utf8");
    expect(toMutated(text, mutant)).not.toBe(text);
  }
  expect(allMutants.length).toBeGreaterThanOrEqual(115);
  expect(yearMutants.length).toBeGreaterThanOrEqual(40);
  expect(wanderMutants.length).toBeGreaterThanOrEqual(18);
});

it("says which mistake does not fit the code any more", () => {
  const mistake = { file: "a.ts", find: "old", replace: "" };

  expect(() => toMutated("new", mistake)).toThrow("a.ts");
  expect(() => toMutated("old old", mistake)).toThrow("more than once");
});
