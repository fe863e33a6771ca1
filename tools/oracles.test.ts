import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./run-step.ts";
import { opinions } from "./year/opinions.ts";

const folder = path.join(projectRoot, "tools/year/oracles");
const files = globSync("*.ts", { cwd: folder }).toSorted();
const MOST_LINES = 120;

/** Days, the acts that are read, what the state says of holidays: nothing that counts for the product. */
const known =
  /^(?:\.\/[a-z-]+\.ts|@damim\/domain\/calendar-day\/calendar-day\.ts|@damim\/domain\/holiday\/golden-holidays\.json|(?:\.\.\/)+apps\/web\/src\/kit\/act\/feature-act\.ts)$/;

test.each(files)("%s is a short opinion of its own: it asks no rule of the product", (file) => {
  const text = readFileSync(path.join(folder, file), "utf8");
  const asked = [
    ...text.matchAll(/(?:^import|^export .* from|^\} from|import\() ?[^"\n]*"([^"]+)"/gm),
  ].map(([, from]) => from);
  expect(asked.filter((from) => !known.test(from ?? ""))).toEqual([]);
  expect(text.split("\n").length - 1).toBeLessThanOrEqual(MOST_LINES);
});

test("every oracle is asked", () => {
  const told = files.filter((file) =>
    /: Oracle = \{/.test(readFileSync(path.join(folder, file), "utf8")),
  );
  expect(opinions).toHaveLength(told.length);
  expect(new Set(opinions.map(([{ name }]) => name)).size).toBe(told.length);
});
