import { describe, expect, it } from "vitest";
import { readRecordGolden } from "../record/testing/read-golden.ts";
import { readNumbers } from "./read-numbers.ts";

interface GoldenEntry {
  readonly typed: string;
  readonly roster?: string;
  readonly numbers: readonly number[];
  readonly left?: string;
  readonly say?: string;
}

const names =
  "강도윤 권서아 김나윤 김시우 김하린 남궁민재 노유진 류지호 문채원 박건우 박소율 배은우 서다은 송준서 신예린 안태오 오하준 유나은 윤지안 이로운 이서현 임주원 장수아 정은찬 최아린 한이준 이서현 박소을 응우옌티란".split(
    " ",
  );
const roster = [...names, "Anna Kim"].map((name, index) => ({ number: index + 1, name }));

/** 「1…26」 is that many pupils, 「8 is vacant」 all but number 8. */
function toRoster(words = "") {
  const last = Number(/^1…(\d+)$/.exec(words)?.[1] ?? roster.length);
  const vacant = Number(/^(\d+) is vacant$/.exec(words)?.[1] ?? 0);
  return roster.filter(({ number }) => number <= last && number !== vacant);
}

describe("the field of numbers", () => {
  it.each(readRecordGolden<readonly GoldenEntry[]>("numberEntry"))(
    "「$typed」 ($roster)",
    ({ typed, roster: words, numbers, left = "", say = "" }) => {
      expect(readNumbers(typed, toRoster(words))).toMatchObject({ numbers, left, say });
    },
  );

  it.each([
    ["이서현", [], "이서현", "누구인지 더 적어 주세요."],
    ["응우옌 1번-3번", [1, 2, 3, 29], "", ""],
    ["30-999999999", [30], "31-999999999", "31번부터 999999999번까지는 없어요."],
    ["0-2", [1, 2], "0", "0번은 없어요."],
  ])("「%s」", (typed, numbers, left, say) => {
    expect(readNumbers(typed, roster)).toMatchObject({ numbers, left, say });
  });

  it("does not choose between two pupils with one number", () => {
    const twins = [
      { number: 7, name: "노유진" },
      { number: 7, name: "노은우" },
    ];

    expect(readNumbers("7", twins)).toMatchObject({
      students: [],
      left: "7",
      say: "7번이 여러 명이에요. 이름으로 적어 주세요.",
    });
    expect(readNumbers("노은우", twins).students).toEqual([twins[1]]);
  });
});
