import { DEAD } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import { revertChange, type PastChange } from "./revert-change.ts";

const renamed: PastChange = {
  id: "s1",
  type: "changed",
  fields: [
    { field: "name", from: "김가온", to: "김가은" },
    { field: "note", to: "전학" },
  ],
};
const deleted: PastChange = {
  id: "s1",
  type: "deleted",
  fields: [{ field: "name", from: "김가온" }],
};

describe("revertChange", () => {
  it("brings fields back and empties what was empty", () => {
    expect(revertChange("student", renamed, { name: "김가은", note: "전학" })).toEqual({
      kind: "student",
      id: "s1",
      set: { name: "김가온", note: null },
    });
  });

  it("writes only what differs from today", () => {
    expect(revertChange("student", renamed, { name: "김가은" })?.set).toEqual({ name: "김가온" });
    expect(revertChange("student", renamed, { name: "김가온" })).toBeUndefined();
  });

  it("brings a deleted record back whole, once", () => {
    expect(revertChange("student", deleted, undefined)?.set).toEqual({
      name: "김가온",
      [DEAD]: false,
    });
    expect(revertChange("student", deleted, { name: "김가온" })).toBeUndefined();
  });

  it("does not delete a record for having been made, nor edit one that is gone", () => {
    expect(revertChange("student", { ...renamed, type: "created" }, {})).toBeUndefined();
    expect(revertChange("student", renamed, undefined)).toBeUndefined();
  });
});
