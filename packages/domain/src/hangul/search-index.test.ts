import { describe, expect, it } from "vitest";
import { findSentence, findTyped, toFlatText } from "./flat-text.ts";
import { hasTyped } from "./initial-consonants.ts";
import { createSearchIndex } from "./search-index.ts";

const texts = [
  "새 짝과 잘 지내는지 여쭤보심.",
  "김하린 어머니와 통화, 열이 내려 쉬는 중",
  "ㅋㅋ 하고 웃음. ABC 학원",
  "도서관에서 다툼",
  "",
];
const typedTexts =
  "짝과 ㅉㄱ 민ㅈ 기 김ㅎ 하리 ㅎㄹ ㅋㅋ abc 학워 다 ㄷㅅㄱ 통 화 없는말 ㄱ 가 열이내".split(" ");

describe("a flat text", () => {
  it("is found in as hasTyped finds in the text itself", () => {
    for (const text of texts)
      for (const typed of typedTexts)
        expect([text, typed, findTyped(toFlatText(text), toFlatText(typed)) >= 0]).toEqual([
          text,
          typed,
          hasTyped(text, typed),
        ]);
  });

  it("shows the sentence with its own letters", () => {
    const text = "열이 내려 쉼.\n월요일 과학 실험을 걱정함. 화요일에 함께 함.";
    expect(findSentence(text, "과학실험")).toEqual({
      before: "월요일 ",
      hit: "과학 실험",
      after: "을 걱정함.",
    });
    expect(findSentence(text, "ㄱㅎㅅㅎ")?.hit).toBe("과학 실험");
    expect(findSentence(text, "없는말")).toBeUndefined();
    expect(findSentence(text, " ")).toBeUndefined();
    expect(findSentence(`${"가나다 ".repeat(40)}끝말`, "끝말")?.before).toMatch(/^….{60}$/u);
  });
});

describe("a search index", () => {
  const toRow = (id: string, text: string) => ({ id, text });
  const toRows = (...rows: readonly ReturnType<typeof toRow>[]) =>
    new Map(rows.map((row) => [row.id, row]));

  it("is kept up row by row: only what changed is read again", () => {
    const read: string[] = [];
    const index = createSearchIndex<ReturnType<typeof toRow>>(({ id, text }) => {
      read.push(id);
      return text;
    });
    const [a, b] = [toRow("a", "통화"), toRow("b", "방문")];
    index.keepUp(toRows(a, b), () => true);
    index.keepUp(toRows(a, toRow("b", "문자")), () => true);

    expect(read).toEqual(["a", "b", "b"]);
    expect([...index.find("ㅁㅈ")]).toEqual(["b"]);
    expect([...index.find("방문")]).toEqual([]);

    index.keepUp(toRows(a), () => true);
    expect([...index.find("문자")]).toEqual([]);
  });

  it("goes on where it stopped", () => {
    const index = createSearchIndex<ReturnType<typeof toRow>>(({ text }) => text);
    const rows = toRows(...Array.from({ length: 20 }, (_, at) => toRow(`${at}`, "통화")));

    expect(index.keepUp(rows, () => false)).toBe(false);
    const first = index.find("통화").size;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(20);
    while (!index.keepUp(rows, () => false));
    expect(index.find("통화").size).toBe(20);
  });
});
