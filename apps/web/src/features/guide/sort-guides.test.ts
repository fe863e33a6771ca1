import { describe, expect, it } from "vitest";
import type { Guide } from "../../kit/manifest/guide.ts";
import { findGuides, sortGuides } from "./sort-guides.ts";
import { toStepWords } from "./step-words.ts";

function build(id: string, title: string, say = "눌러요."): Guide {
  return { id, title, sentence: `${title} 쓰는 법이에요.`, steps: [{ open: "/", say }] };
}

const guides = [
  build("trash", "휴지통", "지운 것을 되돌려요."),
  build("timer", "타이머", "남은 시간이 크게 보여요."),
  build("settingSeat", "자리뽑기", "규칙에 맞게 모두 정해져요."),
  build("today", "오늘", "자리와 할 일이 모여 있어요."),
];

describe("guides", () => {
  it("stand as the menus have their screens: 오늘 first, what is in no menu last", () => {
    const sections = sortGuides(guides, [
      { path: "/tool/timer", menu: [{ group: "play", label: "타이머", order: 70 }] },
      {
        path: "/classgame",
        about: "settingSeat",
        menu: [{ group: "play", label: "자리뽑기", order: 10 }],
      },
      { path: "/trash" },
    ]);

    expect(sections.map(({ title, guides: of }) => [title, ...of.map(({ id }) => id)])).toEqual([
      ["오늘", "today"],
      ["수업놀이", "settingSeat", "timer"],
      ["그 밖", "trash"],
    ]);
  });

  it("are found by all words, with or without blanks; those that are called so first", () => {
    const find = (typed: string) => findGuides(guides, typed)?.map(({ guide }) => guide.id);

    expect(find("자리")).toEqual(["settingSeat", "today"]);
    expect(find("남은시간 타이머")).toEqual(["timer"]);
    expect(find("없는 말")).toEqual([]);
    expect(find("  ")).toBeUndefined();
    expect(findGuides(guides, "모두정해")?.[0]?.sentence).toEqual({
      before: "규칙에 맞게 ",
      hit: "모두 정해",
      after: "져요.",
    });
  });
});

it.each([
  [{ open: "/trash", say: "" }, "휴지통을 열어요"],
  [{ press: "button", name: "나머지 모두 왔어요", say: "" }, '"나머지 모두 왔어요"를 눌러요'],
  [{ press: "radio", name: "전화", say: "" }, '"전화"를 골라요'],
  [{ type: "textbox", name: "제목", text: "독서록", say: "" }, '"제목"에 적어요'],
  [{ type: "combobox", name: "기간", text: "2학기", say: "" }, '"기간"에서 골라요'],
] as const)("a step says what to do: %o", (step, words) => {
  expect(toStepWords(step, "휴지통")).toBe(words);
});
