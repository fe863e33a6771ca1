import { describe, expect, it } from "vitest";
import type { PadMemberRow } from "../../../data/pad/use-pad-data.ts";
import { listNotPosted } from "./list-not-posted.ts";

function buildMember(number: number, more: Partial<PadMemberRow> = {}): PadMemberRow {
  const name = `${number}번`;
  const id = `m${number}`;
  return {
    id,
    name,
    number,
    studentId: `s${number}`,
    shownName: name,
    alias: "",
    state: "in",
    ...more,
  };
}

const nobody: ReadonlySet<string> = new Set();
const ids = (members: readonly PadMemberRow[]) => members.map(({ id }) => id);

describe("listNotPosted", () => {
  it("has who has no card, in the order of the numbers", () => {
    const members = [buildMember(12), buildMember(3), buildMember(7)];
    const { pupils } = listNotPosted(members, {
      authors: new Set(["m7"]),
      here: nobody,
      isAtSchool: () => true,
    });
    expect(ids(pupils)).toEqual(["m3", "m12"]);
  });

  it("leaves out and counts who is absent today, unless they came in from home", () => {
    const members = [buildMember(1), buildMember(2), buildMember(3)];
    const { pupils, absentCount } = listNotPosted(members, {
      authors: nobody,
      here: new Set(["m2"]),
      isAtSchool: (id) => !["s1", "s2"].includes(id),
    });
    expect(ids(pupils)).toEqual(["m2", "m3"]);
    expect(absentCount).toBe(1);
  });

  it("does not count an absent pupil whose card is there, nor one who was put out", () => {
    const members = [buildMember(1), buildMember(2, { state: "removed" })];
    const { pupils, absentCount } = listNotPosted(members, {
      authors: new Set(["m1"]),
      here: nobody,
      isAtSchool: (id) => id !== "s1",
    });
    expect(pupils).toEqual([]);
    expect(absentCount).toBe(0);
  });
});
