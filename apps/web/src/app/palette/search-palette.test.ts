import { describe, expect, it } from "vitest";
import { FIRST_WAY, searchPalette, type PaletteItem } from "./search-palette.ts";

const onChoose = () => undefined;
const students = ["강서연", "권도윤", "김가온", "김민준", "서가온", "이민준"].flatMap(
  (name, index): readonly PaletteItem[] => {
    const number = index === 5 ? 20 : index + 1;
    const shared = {
      group: "students",
      label: `${number}번 ${name}`,
      words: name,
      number,
      onChoose,
    } as const;
    return [
      { ...shared, id: `${number}${FIRST_WAY}` },
      { ...shared, id: `${number}~roster`, does: "어머니 사진" },
    ];
  },
);
const latin = ["Seán O'Brien", "Jean-Luc", "Nguyễn", "José"].map((name, at): PaletteItem => {
  const number = 50 + at;
  const label = `${number}번 ${name}`;
  return { id: `${number}${FIRST_WAY}`, group: "students", label, words: name, number, onChoose };
});
const items: readonly PaletteItem[] = [
  ...students,
  ...latin,
  { id: "home", group: "pages", label: "오늘", isEveryday: true, onChoose },
  { id: "roster", group: "pages", label: "명단관리", isEveryday: true, onChoose },
  { id: "capture", group: "acts", label: "한 줄 기록", words: "출결 적기", onChoose },
  {
    id: "write",
    group: "students",
    label: "상담 쓰기 3번 김가온",
    detail: "대면, 전화",
    words: "김가온",
    number: 3,
    onChoose,
  },
  { id: "call", group: "records", label: "3번 김가온 보호자 전화 상담", onChoose },
  { id: "recent", group: "recent", label: "3번 김가온 질병 지각", onChoose },
];

describe("searchPalette", () => {
  it.each([
    ["", ["recent", "home", "roster", "capture"]],
    ["3", ["3~student", "3~roster", "write", "recent", "call"]],
    ["3번", ["3~student", "3~roster", "write", "recent", "call"]],
    ["2", ["2~student", "20~student", "2~roster", "20~roster"]],
    ["ㄱㅁㅈ", ["4~student", "4~roster"]],
    ["민준", ["4~student", "20~student", "4~roster", "20~roster"]],
    ["김", ["3~student", "4~student", "3~roster", "4~roster", "write", "recent", "call"]],
    ["가온", ["3~student", "5~student", "3~roster", "5~roster", "write", "recent", "call"]],
    ["상담", ["write", "call"]],
    ["전화 상담", ["call"]],
    ["ㄱ", ["1~student", "2~student", "3~student", "4~student", "5~student"]],
    ["명단", ["roster"]],
    ["ㅁㄷ", ["roster"]],
    ["한줄", ["capture"]],
    ["출결", ["capture"]],
    ["김가온 상담", ["write", "call"]],
    ["상담 ㄱㄱㅇ", ["write", "call"]],
    ["가온 상담", ["write", "call"]],
    ["김가온 전화", ["write", "call"]],
    ["3번 상담", ["write", "call"]],
    ["서가온 상담", ["5~student"]],
    ["가온이", ["3~student", "5~student", "3~roster", "5~roster", "write"]],
    ["민준이의", ["4~student", "20~student", "4~roster", "20~roster"]],
    ["민준 어머니", ["4~roster", "20~roster"]],
    ["도윤이 사진", ["2~roster"]],
    ["obrien", ["50~student"]],
    ["jean luc", ["51~student"]],
    ["Nguyen", ["52~student"]],
    ["Jose", ["53~student"]],
    ["jean luc 정보", []],
    ["없는 말", []],
    ["권도윤이랑 강서연", ["2~student", "1~student"]],
    ["건 도윤", ["2~student"]],
  ])("shows for 「%s」", (typed, expected) => {
    const shown = searchPalette(items, typed).map(({ id }) => id);
    expect(typed === "ㄱ" ? shown.filter((id) => /^\d/.test(id)) : shown).toEqual(expected);
  });

  it.each([
    // Nobody is called so; the one who is close stands under 「혹시」.
    ["김민이", [], []],
    ["김가오", [], ["3~student"]],
    ["권도운", [], ["2~student"]],
    ["김민", ["4~student", "4~roster"], []],
    ["가온이", ["3~student", "5~student", "3~roster", "5~roster", "write"], []],
    ["cnfruf", ["capture"], []],
    ["rlarkdhs", ["3~student", "3~roster", "write", "recent", "call"], []],
    ["명단 검사", ["roster"], []],
    ["박하준 명단", ["roster"], []],
  ])("「%s」 chooses %j unasked, and asks 「혹시」 for %j", (typed, sure, maybe) => {
    const found = searchPalette(items, typed);
    const isMaybe = ({ group }: PaletteItem) => group === "maybe";

    expect(found.filter((item) => !isMaybe(item)).map(({ id }) => id)).toEqual(sure);
    expect(found.filter(isMaybe).map(({ id }) => id)).toEqual(maybe);
  });

  it("puts a name that begins so before one that holds it", () => {
    const first = searchPalette(items, "서")[0];
    expect(first?.label).toBe("5번 서가온");
    const named = ["나영석", "김나영"].flatMap((name, at): readonly PaletteItem[] =>
      [FIRST_WAY, "~roster"].map((way) => ({
        id: `${at}${way}`,
        group: "students",
        label: name,
        words: name,
        number: at,
        onChoose,
      })),
    );
    const shown = searchPalette(named, "나영").map(({ label }) => label);
    expect(shown).toEqual(["김나영", "나영석", "김나영", "나영석"]);
  });
});
