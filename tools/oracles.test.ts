import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./run-step.ts";
import { opinions } from "./year/opinions.ts";
import { followRecords } from "./year/oracles/records.ts";

const folder = path.join(projectRoot, "tools/year/oracles");
const files = globSync("*.ts", { cwd: folder }).toSorted();
const MOST_LINES = 120;

/** Days, the acts that are read, what the state says of holidays: nothing that counts for the product. */
const known =
  /^(?:\.\/[a-z-]+\.ts|@damim\/domain\/calendar-day\/calendar-day\.ts|@damim\/domain\/holiday\/golden-holidays\.json|\.\.\/done-acts\.ts|(?:\.\.\/)+apps\/web\/src\/kit\/act\/feature-act\.ts)$/;

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

const act = (before: object | null, after: object | null, isTakenBack = false) => ({
  name: "point.give",
  day: "2026-03-02" as const,
  said: JSON.parse(JSON.stringify({ rows: [{ kind: "point", id: "p1", before, after }] })),
  isTakenBack,
});

test("what two devices change of one thing holds side by side; what is gone is changed no more", () => {
  const made = act(null, { amount: 1, reason: null });
  const more = act({ amount: 1, reason: null }, { amount: 3, reason: null });
  const why = act({ amount: 1, reason: null }, { amount: 1, reason: "x" });
  expect(followRecords([made, more, why], "point").get("p1")).toEqual({ amount: 3, reason: "x" });
  expect(followRecords([made, act({ amount: 1 }, null), why], "point").size).toBe(0);
  expect(followRecords([made, { ...made, isTakenBack: true }], "point").size).toBe(0);
  expect(followRecords([made, more, { ...more, isTakenBack: true }], "point").get("p1")).toEqual({
    amount: 1,
    reason: null,
  });
});
