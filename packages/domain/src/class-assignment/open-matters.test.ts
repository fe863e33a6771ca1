import { describe, expect, it } from "vitest";
import { addGrade } from "./add-grade.ts";
import { emptyAssignDraft, type AssignDraft } from "./assign-plan.ts";
import { changeSettings } from "./change-assign.ts";
import { listOpenMatters, sayOpenMatter } from "./open-matters.ts";
import { readGrade } from "./read-grade.ts";

const head = ["번호", "이름", "성별", "점수"];
let made = 0;

function add(draft: AssignDraft, rows: readonly (readonly string[])[], name = "3-1"): AssignDraft {
  const reading = readGrade([{ name, rows }], "3학년.xlsx");
  if (!reading.ok) throw new Error(reading.refusal.type);
  return addGrade(draft, reading.value, () => `id-${(made += 1)}`);
}

describe("before pupils are divided", () => {
  const words = (draft: AssignDraft) => listOpenMatters(draft).map(sayOpenMatter);
  const two = (one: readonly string[], other: readonly string[]) =>
    add(add(emptyAssignDraft, [head, one]), [head, other], "3-2");

  it.each([
    ["nothing is there", emptyAssignDraft, []],
    ["all is there", two(["1", "강서연", "여", "90"], ["1", "민준우", "남", "80"]), []],
    ["scores are nobody's", two(["1", "강서연", "여"], ["1", "민준우", "남"]), []],
    [
      "no sex is said",
      two(["1", "강서연", "", "90"], ["1", "민준우", "", "80"]),
      ["성별이 적힌 학생이 없어요. 이대로 나누면 남녀 수가 반마다 다를 수 있어요."],
    ],
    [
      "one sex is not said",
      two(["1", "강서연", "", "90"], ["1", "민준우", "남", "80"]),
      ["성별을 적지 않은 학생이 있어요(3-1 1번 강서연). 남녀 수를 맞출 때 빠져요."],
    ],
    [
      "a class has scores and another none",
      two(["1", "강서연", "여", "90"], ["1", "민준우", "남", ""]),
      [
        "점수가 있는 반과 없는 반이 섞여 있어요(3-2에 점수가 없어요). 점수가 없는 학생은 점수를 고르게 할 때 빠져요.",
      ],
    ],
    [
      "scores count for nothing",
      changeSettings(two(["1", "강서연", "여", "90"], ["1", "민준우", "남", ""]), { bands: 0 }),
      [],
    ],
    [
      "one score is missing",
      add(emptyAssignDraft, [head, ["1", "강서연", "여", "90"], ["2", "민준우", "남", ""]]),
      ["점수가 없는 학생이 있어요(3-1 2번 민준우). 점수를 고르게 할 때 빠져요."],
    ],
    [
      "two of one name",
      two(["1", "강서연", "여", "90"], ["1", "강서연", "여", "80"]),
      ["이름이 같은 학생 1가지를 아직 정하지 않았어요. 정하지 않으면 같은 반이 될 수 있어요."],
    ],
    [
      "rows were not taken",
      two(["1", "강서연", "여", "90"], ["백", "민준우", "남", "80"]),
      ["가져오지 못한 줄이 1개 있어요. 이 학생들은 나누지 않아요."],
    ],
  ])("where %s", (_, draft, expected) => {
    expect(words(draft)).toEqual(expected);
  });

  it("a file of headings alone is refused, and such a sheet beside others is said", () => {
    expect(readGrade([{ name: "3-1", rows: [head] }], "3학년.xlsx")).toEqual({
      ok: false,
      refusal: { type: "HeadsAlone" },
    });
    const both = readGrade(
      [
        { name: "3-1", rows: [head, ["1", "강서연", "여", "90"]] },
        { name: "3-2", rows: [head] },
      ],
      "3학년.xlsx",
    );
    expect(both.ok && both.value.notTaken).toMatchObject([
      { where: "3학년.xlsx · 3-2", sentence: expect.stringContaining("머리글만 있고") },
    ]);
  });
});
