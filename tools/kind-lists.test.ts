import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { recordKinds } from "../packages/domain/src/registry/record-kinds.ts";
import { projectRoot } from "./run-step.ts";

it("two lists alone name every kind of record: a new one has two lines outside of its own folder (docs/decisions/0123)", () => {
  const sources = globSync("{packages/domain,apps/*}/src/**/*.{ts,tsx}", { cwd: projectRoot });
  const lists = sources
    .filter((file) => !/\.test\.tsx?$|testing/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(projectRoot, file), "utf8");
      const named = recordKinds.filter(({ name }) => new RegExp(`\\b${name}(Kind)?\\b`).test(text));
      return named.length > recordKinds.length / 2;
    });
  expect(lists.map((file) => path.basename(file)).toSorted()).toEqual([
    "record-kinds.ts",
    "records.ts",
  ]);
});
