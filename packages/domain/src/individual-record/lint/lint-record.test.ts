import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { carryFindings } from "./carry-findings.ts";
import { forbiddenRules } from "./forbidden-rules.ts";
import { lintRecord } from "./lint-record.ts";
import { toNeisSigns } from "./neis-signs.ts";
import { splitSentences } from "./split-sentences.ts";

interface Case {
  readonly text: string;
  readonly item?: string;
  readonly found: readonly string[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const golden = read("golden-lint.json") as {
  readonly roster: readonly { readonly number: number; readonly name: string }[];
  readonly own: number;
  readonly given: readonly Case[];
  readonly cases: readonly Case[];
}; // ours
const own = golden.roster.find(({ number }) => number === golden.own);
const lint = (text: string, item: string | null = null) =>
  lintRecord(text, { item, roster: golden.roster, own });
const listRules = ({ text, item }: Pick<Case, "text" | "item">): readonly string[] =>
  lint(text, item ?? null).map(({ rule }) => rule.replace(/:.*/u, ""));

describe("lintRecord", () => {
  it.each(golden.given)("「$text」 ($item): $found", ({ found, ...text }) => {
    expect(listRules(text)).toEqual(found);
  });

  it("finds nine in ten, and of twenty findings at most one for nothing", () => {
    let right = 0;
    const wrong: string[] = [];
    const missed: string[] = [];
    for (const { found, ...text } of golden.cases) {
      const left = [...found];
      for (const rule of listRules(text)) {
        const at = left.indexOf(rule);
        if (at < 0) wrong.push(`${rule}: ${text.text}`);
        else {
          left.splice(at, 1);
          right++;
        }
      }
      missed.push(...left.map((rule) => `${rule}: ${text.text}`));
    }
    const innocent = golden.cases.filter(({ found }) => found.length === 0).length;
    expect(golden.cases.length).toBeGreaterThanOrEqual(200);
    expect(innocent / golden.cases.length).toBeGreaterThan(0.4);
    expect(right / (right + wrong.length), wrong.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(right / (right + missed.length), missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  });
});

describe("a finding", () => {
  it("says its reason, the page, and where it stands", () => {
    const text = "줄넘기를 익힘.\n과학 대회에 참가하고 서준이와 웃음.";
    expect(lint(text)).toEqual([
      {
        rule: "contest",
        ok: "contest:대회에 참가",
        tone: "warm",
        title: "대회 「대회에 참가」",
        say: "교내·외 대회의 참가나 성적은 쓸 수 없어요. 기재요령 18쪽",
        at: text.indexOf("대회"),
        end: text.indexOf("하고"),
      },
      {
        rule: "other-name:서준",
        ok: "other-name:서준",
        tone: "danger",
        title: "다른 학생 이름 「서준」",
        say: "9번 박서준 이야기일 수 있어요.",
        at: text.indexOf("서준"),
        end: text.indexOf("이와"),
      },
    ]);
  });

  it("of two pupils of one name is of both, and of one's own where one of them is", () => {
    const roster = [
      { number: 6, name: "김민준" },
      { number: 17, name: "김민준" },
    ];
    const say = (own: number) =>
      lintRecord("민준이가 도움.", { item: null, roster, own: { number: own, name: "" } })[0];
    expect(say(1)?.say).toBe("6번 김민준, 17번 김민준 이야기일 수 있어요.");
    expect(say(17)?.rule).toBe("own-name");
  });

  it("stays at its words while the text is written on around it, and goes where they are changed", () => {
    const before = "서준이와 웃음. 대회에 참가함.";
    const findings = lint(before);
    const wordsIn = (after: string) =>
      carryFindings(findings, before, after).map(({ at, end }) => after.slice(at, end));
    expect(wordsIn(before)).toEqual(["서준", "대회에 참가"]);
    expect(wordsIn(`먼저 ${before}`)).toEqual(["서준", "대회에 참가"]);
    expect(wordsIn("서준이와 크게 웃음. 대회에 참가함.")).toEqual(["서준", "대회에 참가"]);
    expect(wordsIn(`${before} 더`)).toEqual(["서준", "대회에 참가"]);
    expect(wordsIn("현준이와 웃음. 대회에 참가함.")).toEqual(["대회에 참가"]);
    expect(wordsIn("")).toEqual([]);
  });

  it("is found in 6,000 letters of emoji and open quotes too", () => {
    expect(lint('👍“"'.repeat(1_500)).map(({ rule }) => rule)).toEqual(["sign"]);
    expect(lint("")).toEqual([]);
  });
});

describe("splitSentences", () => {
  it.each([
    ["3.14를 읽음. 셈함.", ["3.14를 읽음.", "셈함."]],
    ['"고마워요." 하고 말함. 웃음', ['"고마워요." 하고 말함.', "웃음"]],
    ["「예. 아니요.」를 고름.", ["「예. 아니요.」를 고름."]],
    ["I'm fine. 이라고 말함.", ["I'm fine.", "이라고 말함."]],
    ['닫지 않은 "말.\n다음 줄. 끝', ['닫지 않은 "말.', "다음 줄.", "끝"]],
    ["  \n\n", []],
  ])("「%s」", (text, sentences) => {
    const found = splitSentences(text);
    expect(found.map((each) => each.text)).toEqual(sentences);
    for (const { at, text: words } of found) expect(text.slice(at)).toMatch(words);
  });
});

describe("toNeisSigns", () => {
  const signs = read("golden-signs.json") as readonly {
    readonly in: string;
    readonly out: string;
  }[]; // ours
  it.each(signs)("makes 「$in」 「$out」", ({ in: text, out }) => {
    expect(toNeisSigns(text)).toBe(out);
    expect(toNeisSigns(out)).toBe(out);
    expect(listRules({ text }).includes("sign")).toBe(text !== out);
  });
});

describe("forbiddenRules", () => {
  it("hold every rule and word of the golden file", () => {
    const { rules } = read("golden-forbidden-words.json") as {
      readonly rules: readonly {
        readonly id: string;
        readonly level: string;
        readonly page: number | null;
        readonly say: string;
        readonly all?: readonly (readonly string[])[];
        readonly any?: readonly string[];
        readonly words?: readonly string[];
        readonly not?: readonly string[];
        readonly patterns?: readonly string[];
      }[];
    }; // ours
    expect(forbiddenRules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    for (const [at, rule] of rules.entries()) {
      const ours = forbiddenRules[at];
      const { level, page, say, all, any = [], words = [], not = [], patterns } = rule;
      expect(ours).toMatchObject({ page, say, isAdvice: level === "caution" });
      expect(ours?.any ?? []).toEqual(expect.arrayContaining([...any, ...words]));
      expect(ours?.not ?? []).toEqual(expect.arrayContaining([...not]));
      expect(ours?.patterns?.map(({ source }) => source)).toEqual(patterns);
      for (const [group, known] of (all ?? []).entries())
        expect(ours?.all?.[group]).toEqual(expect.arrayContaining([...known]));
    }
  });
});
