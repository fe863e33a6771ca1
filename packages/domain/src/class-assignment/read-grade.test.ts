import { describe, expect, it } from "vitest";
import { withParticle } from "../hangul/particle.ts";
import { parseMark } from "./read-cells.ts";
import { readGrade } from "./read-grade.ts";

function read(rows: readonly (readonly string[])[], name = "3-1", file = "3학년.xlsx") {
  return readGrade([{ name, rows }], file);
}

describe("a grade's file as schools write it", () => {
  it.each([
    [false, ["", "X", "0", "-", ".", "없음", "false", "FALSE", "무", "비해당", "비대상", "미해당"]],
    [false, ["아님", "전출아님", "☓", "✗", "N/A", "해당 없음", "일반", "☐"]],
    [true, ["O", "○", "✓", "TRUE", "1", "해당", "지적장애", "부회장", "3월 2일 서울로", "3-12"]],
    [undefined, ["미정", "?", "전입", "2026.3.2. 전입", "취소", "-1", "#N/A"]],
  ])("says %s of the marks %j", (is, cells) => {
    expect(cells.map((cell) => [cell, parseMark(cell)])).toEqual(cells.map((cell) => [cell, is]));
  });

  it.each([
    ["특수", "미정", "특수 칸의 「미정」을 읽지 못했어요. O나 X로 적어 주세요."],
    [
      "전출 사항",
      "2026.3.2. 전입",
      "전출 칸의 「2026.3.2. 전입」을 읽지 못했어요. O나 X로 적어 주세요.",
    ],
    ...["양호", "우수", "A", "-1", "자주 다툼"].map((cell) => [
      "생활지도",
      cell,
      `생활지도 칸의 ${withParticle(`「${cell}」`, "을/를")} 읽지 못했어요. 0~3이나 상·중·하로 적어 주세요.`,
    ]),
  ])("asks what %s 「%s」 means", (heading = "", cell = "", sentence = "") => {
    const reading = read([
      ["번호", "이름", heading],
      ["1", "강서연", cell],
    ]);
    expect(reading.ok && reading.value.notTaken).toMatchObject([{ sentence }]);
  });

  it.each([
    "전학년 반",
    "전학년도 반",
    "전학교",
    "전출입 사항",
    "전출입",
    "전출(입)",
    "특수(다문화)",
  ])("the column 「%s」 says of nobody that they leave, and is said not to be read", (heading) => {
    const reading = read([
      ["번호", "이름", heading],
      ["1", "강서연", "2"],
    ]);
    expect(reading.ok && reading.value.pupils).toMatchObject([{ leaving: false, special: false }]);
    expect(reading.ok && reading.value.leftOut.join(" ")).toContain(`「${heading}」`);
  });

  it.each(["전출", "전학", "전출 예정", "전출(예정)", "전학 여부", "전출일"])(
    "the column 「%s」 says who leaves",
    (heading) => {
      const reading = read([
        ["번호", "이름", heading],
        ["1", "강서연", "O"],
      ]);
      expect(reading.ok && reading.value.pupils).toMatchObject([{ leaving: true }]);
    },
  );

  it.each(["Sheet1", "3-1"])(
    "a merged cell 반 of the sheet %s holds for its whole class",
    (name) => {
      const reading = read(
        [
          ["반", "번호", "이름"],
          ["2", "1", "강서연"],
          ["", "12", "민준우"],
          ["3", "1", "김가온"],
          ["", "2", "박도윤"],
          ["", "1", "장지준"],
          ["", "2", "유하온"],
        ],
        name,
      );
      if (!reading.ok) throw new Error(reading.refusal.type);
      expect(reading.value.pupils.map((one) => `${one.classNo}-${one.number}`)).toEqual([
        "2-1",
        "2-12",
        "3-1",
        "3-2",
      ]);
      const sentence = "몇 반인지 알 수 없어요. 줄마다 「반」 칸을 채워 다시 올려 주세요.";
      expect(reading.value.notTaken).toMatchObject([{ sentence }, { sentence }]);
      expect(reading.value.leftOut).toContain("「반」 칸이 빈 2줄은 바로 위 줄의 반으로 읽었어요.");
    },
  );

  it("an empty column 반 names no class", () => {
    const rows = [
      ["반", "번호", "이름"],
      ["", "1", "강서연"],
    ];
    expect(read(rows, "3-1")).toMatchObject({ value: { pupils: [{ classNo: "1" }] } });
    expect(read(rows, "Sheet1", "명단.xlsx")).toMatchObject({ value: { notTaken: [{}] } });
  });

  it("two lists side by side have the class of their own title and their own scores", () => {
    const lists = (...titles: readonly string[]) => [
      titles,
      ["번호", "이름", "점수", "번호", "이름", "점수"],
      ["1", "강서연", "90", "1", "장지준", "70"],
    ];
    expect(read(lists("1반", "", "", "2반"))).toMatchObject({
      value: {
        pupils: [
          { classNo: "1", grade: "3", name: "강서연", score: 900 },
          { classNo: "2", grade: "3", name: "장지준", score: 700 },
        ],
      },
    });
    expect(read(lists("1반", "2반", "", "3반"))).toMatchObject({
      value: { pupils: [], notTaken: [{ text: "1번 강서연" }, {}] },
    });
  });

  it("a title between lists names the class of those below it", () => {
    const reading = read([["번호", "이름"], ["1", "강서연"], ["2반"], ["1", "장지준"]]);
    expect(reading).toMatchObject({ value: { pupils: [{ classNo: "1" }, { classNo: "2" }] } });
  });

  it("says which of two columns of scores it does not read", () => {
    const reading = read([
      ["번호", "이름", "점수", "점수"],
      ["1", "강서연", "90", "40"],
    ]);
    expect(reading).toMatchObject({
      value: {
        pupils: [{ score: 900 }],
        leftOut: ["「점수」 칸은 쓰지 않아요. 같은 칸이 더 있어 맨 왼쪽 것만 읽었어요."],
      },
    });
  });
});
