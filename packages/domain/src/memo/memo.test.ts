import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { findMemos, indexMemo, sortMemos } from "./find-memos.ts";
import { emptyMemoDocument, isMemoDocument, readMemoDocument } from "./memo-document.ts";
import type { MemoDocument, MemoNode } from "./memo-document.ts";
import { memoMessages, toMemoFields } from "./memo-draft.ts";
import { isEmptyMemo, listMemoLines, toMemoText, toMemoTitle } from "./memo-lines.ts";
import { readDraft } from "../record/record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { memo as memoRecord, memoFolder } from "./memo-record.ts";
import type { KeptMemo } from "./memo.ts";
import { joinMemos, toSlipDocument } from "./slip.ts";
import { listMemoPhotos, listMentioned, listStudentLines, writeOutMentions } from "./mentions.ts";

const photo = "0190f3a1-0000-7000-8000-000000000001";
const text = (words: string): MemoNode => ({ type: "text", text: words });
const chip = (studentId: string): MemoNode => ({ type: "mention", attrs: { studentId } });
const block = (type: string, id: string, ...content: readonly MemoNode[]): MemoNode => ({
  type,
  attrs: { id },
  content,
});
const p = (id: string, ...content: readonly MemoNode[]): MemoNode =>
  block("paragraph", id, ...content);
const doc = (...content: readonly MemoNode[]): MemoDocument => ({ type: "doc", content });
const say = (id: string): string => (id === "s3" ? "3번 김나윤" : "5번 김하린");

const whole = doc(
  p("1"),
  { ...block("heading", "2", text("체험 학습 "), chip("s3")), attrs: { id: "2", level: 1 } },
  p("3", text("버스 "), { type: "hardBreak" }, text("앞자리")),
  block(
    "bulletList",
    "4",
    block("listItem", "5", p("6", text("물통"))),
    block(
      "listItem",
      "7",
      p("8", text("약: "), chip("s5"), text(", "), chip("s5")),
      block(
        "orderedList",
        "9",
        block("listItem", "10", p("11", text("아침")), p("12", text("밤"))),
      ),
    ),
  ),
  block(
    "checkList",
    "13",
    { type: "checkItem", attrs: { id: "14", isDone: true }, content: [p("15", text("동의서"))] },
    { type: "checkItem", attrs: { id: "16", isDone: false }, content: [p("17", chip("s3"))] },
  ),
  { type: "image", attrs: { id: "18", file: photo, width: 1600, height: 900 } },
  block(
    "table",
    "19",
    block(
      "tableRow",
      "20",
      block("tableCell", "21", p("22", text("1모둠")), p("23", text("뒤"))),
      block("tableCell", "24", p("25", chip("s3"))),
    ),
  ),
  block("laterBox", "26", p("27", text("뒷날의 것"))),
);

describe("a memo as words", () => {
  it("says lists, checks, pictures and tables in plain lines", () => {
    expect(toMemoText(whole, say)).toBe(
      [
        "체험 학습 3번 김나윤",
        "버스 \n앞자리",
        "- 물통",
        "- 약: 5번 김하린, 5번 김하린",
        "  1. 아침",
        "    밤",
        "☑ 동의서",
        "☐ 3번 김나윤",
        "[사진]",
        "1모둠 뒤\t3번 김나윤",
        "뒷날의 것",
      ].join("\n"),
    );
  });

  it("has its first line that says something as its title", () => {
    expect(toMemoTitle(whole, () => "3번")).toBe("체험 학습 3번");
    expect(toMemoTitle(doc(p("1", text("앞"), { type: "hardBreak" }, text("뒤"))), say)).toBe("앞");
    expect(toMemoTitle(doc(p("1", text(`${"가".repeat(59)}😀`))), say)).toBe("가".repeat(59));
    expect(toMemoTitle(emptyMemoDocument, say)).toBe("");
    expect([emptyMemoDocument, doc(p("1", text(" ")))].map(isEmptyMemo)).toEqual([true, true]);
    expect([whole, doc(p("1", chip("s3")))].map(isEmptyMemo)).toEqual([false, false]);
  });
});

describe("chips", () => {
  it("name pupils, each once", () => {
    expect(listMentioned(whole)).toEqual(["s3", "s5"]);
  });

  it("show a pupil that block alone", () => {
    expect(
      listStudentLines(whole, "s3", say).map(({ blockId, text: words }) => [blockId, words]),
    ).toEqual([
      ["2", "체험 학습 3번 김나윤"],
      ["17", "3번 김나윤"],
      ["25", "3번 김나윤"],
    ]);
  });

  it("become words for another year", () => {
    const written = writeOutMentions(whole, () => "3번");

    expect(isMemoDocument(written)).toBe(true);
    expect(listMentioned(written)).toEqual([]);
    expect(toMemoText(written, say)).toBe(toMemoText(whole, () => "3번"));
  });
});

describe("the shape of a body", () => {
  it("is taken as the editor writes it, also with names of a later version", () => {
    expect(readMemoDocument(JSON.stringify(whole))).toEqual(whole);
    const marked = { ...text("굵게"), marks: [{ type: "bold" }, { type: "highlight", attrs: {} }] };
    expect(isMemoDocument(doc(p("1", marked)))).toBe(true);
    expect(isMemoDocument(emptyMemoDocument)).toBe(true);
  });

  const deep = Array.from({ length: 30 }).reduce<MemoNode>((inner) => p("x", inner), text("끝"));
  it.each<[string, unknown]>([
    ["no document", p("1")],
    ["an empty text", doc(p("1", { type: "text", text: "" }))],
    ["words in a block", doc({ type: "paragraph", text: "가" })],
    ["content in a text", doc({ type: "text", text: "가", content: [] })],
    ["a strange field", doc({ type: "paragraph", onclick: "x" } as MemoNode)],
    ["a strange name", doc({ type: "<b>" })],
    ["an attribute that is a tree", doc({ type: "p", attrs: { a: {} } } as unknown as MemoNode)],
    ["an endless attribute", doc({ type: "p", attrs: { a: "가".repeat(201) } })],
    ["a number that is none", doc({ type: "p", attrs: { a: Number.NaN } })],
    ["a strange mark", doc({ ...text("가"), marks: ["bold"] } as unknown as MemoNode)],
    ["content that is no list", { type: "doc", content: {} }],
    ["a well without bottom", doc(deep)],
  ])("is not %s", (_, value) => {
    expect(isMemoDocument(value)).toBe(false);
  });

  it("is nothing where it is too long, or no JSON", () => {
    const long = JSON.stringify(doc(p("1", text("가".repeat(60_000)))));

    expect([long, "{", "", null, "3"].map(readMemoDocument)).toEqual(Array(5).fill(undefined));
  });

  it("loses no words in reading, whatever stands in it", () => {
    const { tree } = fc.letrec<{ tree: MemoNode; block: MemoNode }>((tie) => ({
      block: fc.oneof(
        { maxDepth: 5, depthSize: "small" },
        fc
          .array(fc.oneof(fc.string({ minLength: 1 }).map(text), fc.constant(chip("s3"))))
          .map((content) => p("1", ...content)),
        fc
          .tuple(
            fc.constantFrom("bulletList", "listItem", "table", "tableRow", "tableCell", "box"),
            fc.array(tie("block"), { minLength: 1, maxLength: 3 }),
          )
          .map(([type, content]) => block(type, "1", ...content)),
      ),
      tree: fc.array(tie("block")).map((content) => doc(...content)),
    }));
    const listTexts = ({ text: words, content = [] }: MemoNode): readonly string[] => [
      ...(words === undefined ? [] : [words]),
      ...content.flatMap(listTexts),
    ];
    fc.assert(
      fc.property(tree, (value) => {
        if (!isMemoDocument(value)) throw new Error("a document");
        const lines = listMemoLines(value, () => "");

        expect(lines.map((line) => line.text).join("")).toBe(listTexts(value).join(""));
      }),
    );
  });
});

describe("saving", () => {
  it("writes the words with their title and pictures, as the server takes them", () => {
    const fields = toMemoFields(whole, () => "3번", 5);

    if (!fields.ok) throw new Error("a memo");
    expect(fields.value).toMatchObject({ title: "체험 학습 3번", photos: [photo], writtenAt: 5 });
    expect(v.is(toSchema(memoRecord), { ...fields.value, from: "9ee476d9", isPinned: true })).toBe(
      true,
    );
    expect(toMemoFields(emptyMemoDocument, say, 5)).toMatchObject({
      value: { title: "", photos: null },
    });
  });

  it("refuses what is too much, with a sentence", () => {
    const image = (index: number): MemoNode => ({ type: "image", attrs: { file: `f${index}` } });
    const pictures = doc(...Array.from({ length: 21 }, (_, index) => image(index)));
    for (const [value, type] of [
      [doc(p("1", text("가".repeat(60_000)))), "BodyTooLong"],
      [pictures, "TooManyPhotos"],
    ] as const) {
      const refused = toMemoFields(value, say, 5);
      if (refused.ok) throw new Error("refused");
      expect(refused.refusal.type).toBe(type);
      expect(toSentence(memoMessages, refused.refusal)).toMatch(/요\.$/);
    }
    expect(listMemoPhotos(pictures)).toHaveLength(21);
  });

  it("names folders", () => {
    expect(readDraft(memoFolder, { name: " 수업 " })).toEqual({
      ok: true,
      value: { name: "수업" },
    });
    for (const [name, sentence] of [
      [" ", "폴더 이름을 적어 주세요."],
      ["가".repeat(31), "폴더 이름은 30자까지 적을 수 있어요."],
    ] as const)
      expect(readDraft(memoFolder, { name })).toMatchObject({
        refusal: { sentences: { name: sentence } },
      });
  });
});

describe("a slip", () => {
  const students = [
    { id: "s3", number: 3, name: "김나윤" },
    { id: "s5", number: 5, name: "김하린" },
    { id: "a7", number: 7, name: "노은우" },
    { id: "b7", number: 7, name: "류서아" },
  ];

  it("is a paragraph a line, with chips for numbers that mean one pupil", () => {
    let count = 0;
    const slip = toSlipDocument(
      "@3 배 아픔\n\n약은 @5번, a@3 @31 @7\n@3번 \n",
      students,
      () => `${++count}`,
    );

    expect(isMemoDocument(slip)).toBe(true);
    expect(listMemoLines(slip, say).map(({ text: words }) => words)).toEqual([
      "3번 김나윤 배 아픔",
      "",
      "약은 5번 김하린, a@3 @31 @7",
      "3번 김나윤",
    ]);
    expect(listMentioned(slip)).toEqual(["s3", "s5"]);
    expect(toMemoText(joinMemos(slip, slip), say)).toBe(
      [toMemoText(slip, say), toMemoText(slip, say)].join("\n"),
    );
  });
});

describe("finding", () => {
  const memos: readonly KeptMemo[] = [
    { id: "a", title: "체험", body: JSON.stringify(whole), folderId: "f" },
    { id: "b", title: "급식", body: JSON.stringify(doc(p("1", text("우유 신청")))) },
    { id: "c", title: "", body: null, isSecret: true, folderId: "f" },
  ];
  const indexed = memos.map((memo) => indexMemo(memo, say));
  const find = (...asked: Parameters<typeof findMemos>[1][]): readonly unknown[] =>
    asked.map((one) => findMemos(indexed, one).map(({ memo }) => memo.id));

  it("is by words, 초성, folder and pupil", () => {
    expect(
      find(
        { typed: "" },
        { typed: "", folderId: null },
        { typed: "", folderId: "f" },
        { typed: "", studentId: "s5" },
        { typed: "ㅇㅇ" },
        { typed: "하린" },
        { typed: "물통", folderId: null },
        { typed: "없음" },
      ),
    ).toEqual([["a", "b", "c"], ["b"], ["a", "c"], ["a"], ["b"], ["a"], [], []]);
  });

  it("goes from pinned ones to what was written last", () => {
    const [first, second, third] = memos;
    if (!first || !second || !third) throw new Error("three");
    const sorted = sortMemos([
      { ...first, writtenAt: 1 },
      { ...second, writtenAt: 2 },
      { ...third, isPinned: true },
      { ...third, id: "d" },
    ]);

    expect(sorted.map(({ id }) => id)).toEqual(["c", "b", "a", "d"]);
  });

  it("shows the line, with the words in it", () => {
    const [hit] = findMemos(indexed, { typed: "험학" });
    const { line, from, to } = hit?.found ?? {};

    expect(line).toBe("체험 학습 3번 김나윤");
    expect(line?.slice(from, to)).toBe("험 학");
    const [over] = findMemos(indexed, { typed: "물통약" });
    expect(over?.found).toEqual({ line: "물통", from: 0, to: 2 });
  });
});

it("stands in sheets", () => {
  const folder = { id: "f", name: "수업", colour: "blue", order: "a0V" };
  const body = JSON.stringify(doc(p("1", chip("s3"), text(" 우유")), p("2", chip("s9"))));
  const memo = {
    id: "a",
    title: "3번 우유",
    body,
    folderId: "f",
    isPinned: true,
    writtenAt: 1_795_132_800_000,
  };
  const secret = { id: "b", title: "", folderId: "gone", isSecret: true, photos: [photo] };

  expect(v.is(toSchema(memoFolder), folder)).toBe(true);
  expect(v.is(toSchema(memoFolder), { ...folder, name: " " })).toBe(false);
  expect(v.is(toSchema(memoRecord), { ...secret, box: { k: "", iv: "", c: "" } })).toBe(true);
  expect(v.is(toSchema(memoRecord), { ...memo, body: "글" })).toBe(false);
  expect(listSheetLines(toSheet(memoFolder), { memoFolder: [folder] })).toEqual(["수업|파랑"]);
  expect(
    listSheetLines(toSheet(memoRecord), { memoFolder: [folder], memo: [secret, memo] }),
  ).toEqual([
    "수업|3번 우유|2026-11-20|3번 김나윤 우유\n지운 학생||고정",
    "지운 폴더||||1|잠긴 기록",
  ]);
});
