import { expect, it } from "vitest";
import { findArchivedScope, toRowsEntry } from "./archive-layout.ts";
import { recordSheets } from "../registry/checked-kinds.ts";

it("finds the scope of its own entries and of no other", () => {
  expect(findArchivedScope(toRowsEntry("profile"))).toBe("profile");
  expect(findArchivedScope(toRowsEntry("2026"))).toBe("2026");
  for (const name of ["data/t/u1/2026.json", "data/../2026.json", "2026.json", "data/26.json"]) {
    expect(findArchivedScope(name)).toBeUndefined();
  }
});

it("has a name of its own for every sheet, short enough for a spreadsheet", () => {
  const names = recordSheets.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(31);
});
