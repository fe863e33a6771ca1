import { describe, expect, it } from "vitest";
import { listSentences } from "../record/testing/list-sentences.ts";
import { readGroupLines, sayUnread, toGroupLines, toSplitLines } from "./group-lines.ts";
import { readGroupSet } from "./group-set-record.ts";
import { nextTalk, readTalk } from "./widget-values.ts";

const members = Array.from({ length: 6 }, (_, index) => ({
  id: `s${index + 1}`,
  number: index + 1,
  name: `김가${"나다라마바사"[index]}`,
}));
let made = 0;
const newId = () => `new${(made += 1)}`;

describe("groups as they are typed", () => {
  const typed = { lines: "1모둠: 1-3\n\n별모둠：4, 6", roles: "이끔이, 기록이, 이끔이" };
  const first = readGroupLines(typed, { members, before: [], newId });

  it("are read with their members and roles, and written back", () => {
    expect(first).toEqual([
      {
        id: "new1",
        name: "1모둠",
        members: ["s1", "s2", "s3"],
        roles: [
          { role: "이끔이", member: "s1" },
          { role: "기록이", member: "s2" },
        ],
      },
      {
        id: "new2",
        name: "별모둠",
        members: ["s4", "s6"],
        roles: [
          { role: "이끔이", member: "s4" },
          { role: "기록이", member: "s6" },
        ],
      },
    ]);
    expect(toGroupLines(first, members)).toEqual({
      lines: "1모둠: 1, 2, 3\n별모둠: 4, 6",
      roles: "이끔이, 기록이",
    });
    expect(toSplitLines([members.slice(0, 3).toReversed(), members.slice(3, 4)])).toBe(
      "1모둠: 1, 2, 3\n2모둠: 4",
    );
  });

  it("keep ids by name, of a renamed one by its line, and roles with who had them", () => {
    const before = first.map((group, index) =>
      index === 0 ? { ...group, roles: [{ role: "이끔이", member: "s3" }] } : group,
    );
    const again = readGroupLines(
      { lines: "별모둠: 4\n해모둠\n1모둠: 2, 3", roles: "이끔이" },
      { members, before, newId },
    );

    expect(again.map(({ id }) => id)).toEqual(["new2", "new3", "new1"]);
    expect(again[1]?.roles).toBeUndefined();
    expect(again[2]?.roles).toEqual([{ role: "이끔이", member: "s3" }]);
    const renamed = { lines: "하나: 1\n둘: 4", roles: "" };
    expect(readGroupLines(renamed, { members, before, newId }).map(({ id }) => id)).toEqual([
      "new1",
      "new2",
    ]);
  });

  it("say which number is nobody's, with its group", () => {
    expect(sayUnread("1모둠: 1-3", members)).toBe("");
    expect(sayUnread("1모둠: 1\n2모둠: 9", members)).toBe("2모둠: 9번은 없어요.");
  });

  it.each([
    ["가".repeat(13), "역할 이름은 12자까지 적을 수 있어요."],
    ["가,나,다,라,마,바,사,아,자", "역할은 8개까지 적을 수 있어요."],
  ])("with the roles %s are refused", (roles, sentence) => {
    const groups = readGroupLines({ lines: "1모둠: 1", roles }, { members, before: [], newId });

    expect(listSentences(readGroupSet({ title: "11월" }, groups))).toEqual({ roles: sentence });
  });
});

describe("발표 순서", () => {
  it("is drawn once, goes on turn by turn, and passes over who is gone", () => {
    const first = nextTalk(undefined, ["b", "a", "c"]);
    expect(first).toEqual({ order: ["b", "a", "c"], at: 0 });
    const second = nextTalk(readTalk(first, ["a", "b", "c"]), ["c", "b", "a"]);
    expect(second).toEqual({ order: ["b", "a", "c"], at: 1 });
    expect(readTalk(second, ["a", "c"])).toEqual({ order: ["a", "c"], at: 0 });
    expect(readTalk(second, ["b", "c"])).toEqual({ order: ["b", "c"], at: 1 });
    expect(readTalk(second, ["b"])).toBeUndefined();
    expect(nextTalk({ order: ["b", "a"], at: 1 }, [])).toBeNull();
    expect(nextTalk(undefined, [])).toBeNull();
    expect(readTalk("spoiled", ["a"])).toBeUndefined();
  });
});
