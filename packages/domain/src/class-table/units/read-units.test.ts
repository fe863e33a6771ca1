import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSentence } from "../../base/result.ts";
import { readUnits, unitMessages } from "./read-units.ts";

function read(pasted: string) {
  const result = readUnits(pasted);
  return result.ok ? result.value.lines : toSentence(unitMessages, result.refusal);
}

const three = ["분수 · 나누기 (8~9쪽)", "분수 · 비교 (10쪽)", "분수 · 비교 (10쪽)"];

describe("readUnits", () => {
  it.each([
    ["one column", "1. 큰 수\n\n 2. 곱셈 \r\n", ["1. 큰 수", "2. 곱셈"]],
    ["one column with its head", "단원\n큰 수\n곱셈", ["큰 수", "곱셈"]],
    ["a column beside empty ones", "\t큰 수\t\n\t곱셈\t", ["큰 수", "곱셈"]],
    ["heads", "차시\t단원\t내용\t쪽\n1\t분수\t나누기\t8~9\n2~3\t\t비교\t10", three],
    [
      "heads in another order",
      "쪽수\t학습 내용\t차시\t단원명\n8~9\t나누기\t1\t분수\n10\t비교\t2-3\t",
      three,
    ],
    [
      "a title above the heads",
      "3학년 수학\n차시\t단원\t내용\t쪽\n1\t분수\t나누기\t8~9\n2,3\t\t비교\t10",
      three,
    ],
    ["no heads", "1\t분수\t나누기\t8~9\n2~3차시\t\t비교\t10", three],
    ["no heads in another order", "분수\t나누기\t8~9쪽\t1/12\n\t비교\t10쪽\t2~3/12", three],
    ["pages alone", "나누기\t8~9\n비교\t10", ["나누기 (8~9쪽)", "비교 (10쪽)"]],
    ["hours", "단원\t시수\n분수\t2\n곱셈\t1", ["분수", "분수", "곱셈"]],
    [
      "the head of a unit in a row of its own",
      "차시\t단원\t내용\n\t분수\t\n1\t\t나누기",
      ["분수 · 나누기"],
    ],
    [
      "merged contents",
      "차시\t단원\t내용\n1\t분수\t나누기\n2\t\t",
      ["분수 · 나누기", "분수 · 나누기"],
    ],
    [
      "lines in a cell of a spreadsheet",
      '1\t"분수와\n""소수"""\t나누기',
      ['분수와 "소수" · 나누기'],
    ],
    ["several lessons in one column", "2~3차시 곱셈\n2-3 분수", ["곱셈", "곱셈", "2-3 분수"]],
    ["formulas and pictures", '=HYPERLINK("x")\n🎉 축제', ['=HYPERLINK("x")', "🎉 축제"]],
    ["numbers only", "1\n2\n3", "숫자만 있어요. 단원이나 내용 칸까지 함께 복사해 주세요."],
    ["nothing", " \n\t", "진도표를 복사해서 여기에 붙여넣어 주세요."],
    ["too many", "가\n".repeat(301), "진도표는 300차시까지 넣을 수 있어요. 지금은 301차시예요."],
    [
      "too many at once",
      "차시\t단원\n1-999\t가",
      "진도표는 300차시까지 넣을 수 있어요. 지금은 999차시예요.",
    ],
  ])("reads %s", (_, pasted, expected) => {
    expect(read(pasted)).toEqual(expected);
  });

  const [twice, both] = [
    ["곱셈", "곱셈"],
    ["나누기", "나누기"],
  ];
  it.each([
    ["차시\t내용\n1,2,3\t나누기", [...both, "나누기"]],
    ["차시\t내용\n1,3\t나누기", both],
    ["1·2차시\t나누기\n3ㆍ4차시\t곱셈", [...both, ...twice]],
    ["차시\t내용\n4차시~5차시\t나누기", both],
    ["차시\t내용\n6/12~7/12\t나누기", both],
    ["차시\t내용\n2〜3\t나누기", both],
    ["차시\t내용\n2∽3\t나누기", both],
    ["차시\t내용\n1~2, 4\t나누기", [...both, "나누기"]],
    ["2,3차시 곱셈", twice],
    ["(2~3차시) 곱셈", twice],
    ["곱셈 (2~3차시)", twice],
    ["곱셈 2, 3차시", twice],
    ["제2~3차시 곱셈", twice],
    ["2~3차시곱셈", twice],
    ["2~3/12차시 곱셈", twice],
    ["2차시 곱셈\n3·1 운동", ["2차시 곱셈", "3·1 운동"]],
    ["단원\t내용\n분수\t나누기(2~3차시)", ["분수 · 나누기", "분수 · 나누기"]],
    ["내용\t시수\n나누기\t2시간\n곱셈\t2차시", [...both, ...twice]],
    ["내용\t시수\n나누기\t0.5\n곱셈\t0\n뺄셈\t-3", ["나누기", "곱셈", "뺄셈"]],
    ["내용\t시수\n나누기\tInfinity\n곱셈\t1e9", ["나누기", "곱셈"]],
    ["단원\t시수\t내용\n수\t3\t가\n\t\t나\n\t\t다", ["수 · 가", "수 · 나", "수 · 다"]],
    [
      "단원\t시수\t내용\n수\t3\t가\n수\t\t나\n식\t\t다",
      ["수 · 가", "수 · 나", "수 · 나", "식 · 다"],
    ],
    ["단원\t차시\t내용\n수\t1~2\t가\n\t\t나\n\t3\t다", ["수 · 가", "수 · 나", "수 · 다"]],
    ["단원\t내용\t시수\n수\t\t\n\t가\t2", ["수 · 가", "수 · 가"]],
    ["나누기\n합계 12", ["나누기"]],
    ["차시\t내용\n1\t나누기\n소계\t\n총 시수\t12시간\n계\t1~12", ["나누기"]],
    ["단원\t내용\n수\t가\n단원\t내용\n\t나", ["수 · 가", "수 · 나"]],
    ["2026학년도\n5학년\n수학\n진도표\n차시\t내용\n1\t나누기", ["나누기"]],
    ["차시\t내용\n\t1. 수\n1\t가\n2\t나\n\t평가", ["1. 수 · 가", "1. 수 · 나", "1. 수 · 평가"]],
    ["단원\t학습 문제\n수\t가\n\t나", ["수 · 가", "수 · 나"]],
    ["단원\t배울 것\t차시\n수\t가\t1\n\t나\t2", ["수 · 가", "수 · 나"]],
    ["단원\t중단원\t차시\t덧붙임\n수\t가\t1\t\n\t나\t2\t천천히", ["수 · 가", "수 · 나"]],
    ["차시\n나누기\n곱셈", ["나누기", "곱셈"]],
    ["나누기\n\u200B\n곱셈", ["나누기", "곱셈"]],
  ])("counts the lessons of %j", (pasted, expected) => {
    expect(read(pasted)).toEqual(expected);
  });

  it("cuts what no lesson has room for, and says so", () => {
    const result = readUnits("🎉".repeat(2500));

    expect(result).toMatchObject({ value: { cut: 1, split: 0 } });
    expect(result.ok && result.value.lines[0]).toBe(`${"🎉".repeat(49)}…`);
  });

  it("has as many lines as the 차시 say, in their order, and reads its own lines as they are", () => {
    const row = fc.record({
      times: fc.integer({ min: 1, max: 9 }),
      unit: fc.constantFrom("", "분수", "🎉 곱셈", "=1+1"),
      topic: fc.stringMatching(/^[가-힣][가-힣 ]{0,8}[가-힣]$/),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
        let from = 1;
        const pasted = rows.map(({ times, unit, topic }) => {
          const to = from + times - 1;
          const lesson = times === 1 ? `${from}` : `${from}~${to}`;
          from = to + 1;
          return [lesson, unit, topic].join("\t");
        });
        const result = readUnits(`차시\t단원\t내용\n${pasted.join("\n")}`);
        if (!result.ok) throw new Error(result.refusal.type);
        const { lines } = result.value;
        const expected = rows.flatMap(({ times, topic }) =>
          Array.from({ length: times }, () => topic.replaceAll(/ +/g, " ")),
        );
        expect(lines.map((line) => line.split(" · ").at(-1))).toEqual(expected);
        expect(read(lines.join("\n"))).toEqual(lines);
      }),
    );
  });
});
