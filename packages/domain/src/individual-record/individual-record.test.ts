import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { listMemoKind, listTextKind, snippetKind, toListTextId } from "./list-memo.ts";
import { note as noteRecord, readNote, toHalfNote } from "./note-record.ts";
import { noteKind } from "./note.ts";
import { listAreas, sortNotes } from "./note-lists.ts";
import { isTakenOver, toInserted } from "./insert-note.ts";
import { writeNotes } from "./write-notes.ts";
import {
  listMemo as listMemoRecord,
  listText as listTextRecord,
  snippet as snippetRecord,
} from "./list-text-record.ts";
import { readDraft } from "../record/record.ts";
import { listSentences } from "../record/testing/list-sentences.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";

const noteSchema = toSchema(noteRecord);
const listMemoSchema = toSchema(listMemoRecord);
const draft = { students: "s3 s5", day: "2026-11-20", area: "생활", text: " 먼저 도움 " };

describe("a note", () => {
  it("is a row for each pupil, of one group, with an id that says day and pupil", () => {
    const parsed = readNote(draft, 2026);
    if (!parsed.ok) throw new Error("a note");
    let next = 0;
    const changes = writeNotes([], parsed.value, {
      today: "2026-11-21",
      newId: () => `u${(next += 1)}`,
    });

    expect(changes.map(({ id }) => id)).toEqual(["2026-11-21~s3~u2", "2026-11-21~s5~u3"]);
    expect(changes[0]?.set).toMatchObject({ text: "먼저 도움", groupId: "u1", from: "e3b0c442" });
    for (const { set } of changes) expect(v.is(noteSchema, set)).toBe(true);
  });

  it("half-written is a row to the letter, and the record that it becomes", () => {
    const half = toHalfNote({ ...draft, area: "" }, 2026);
    expect(half?.fields).toMatchObject({ text: " 먼저 도움 ", area: "", isDraft: true });
    expect(toHalfNote({ ...draft, students: "" }, 2026)).toBeUndefined();
    expect(toHalfNote({ ...draft, text: "가".repeat(2001) }, 2026)).toBeUndefined();

    const { students: _, ...said } = draft;
    const before = ["s3", "s5"].map((studentId) => ({
      ...said,
      id: `2026-11-20~${studentId}~u`,
      studentId,
      day: "2026-11-20" as const,
      groupId: "g",
      isDraft: true,
    }));
    const parsed = readNote({ ...draft, students: "s5 s7 s5" }, 2026);
    if (!parsed.ok) throw new Error("a note");
    expect(
      writeNotes(before, parsed.value, { today: "2026-11-21", newId: () => "n", from: "9ee476d9" }),
    ).toEqual([
      {
        kind: "note",
        id: "2026-11-20~s5~u",
        set: { text: "먼저 도움", isDraft: null, from: "9ee476d9" },
      },
      {
        kind: "note",
        id: "2026-11-21~s7~n",
        set: {
          day: "2026-11-20",
          studentId: "s7",
          area: "생활",
          text: "먼저 도움",
          from: "9ee476d9",
          groupId: "g",
          "~dead": false,
        },
      },
      { kind: "note", id: "2026-11-20~s3~u", set: { "~dead": true } },
    ]);
  });

  it.each([
    [{ students: " " }, { students: "어느 학생의 기록인지 골라 주세요." }],
    [{ day: "2026-02-30" }, { day: "날짜를 골라 주세요." }],
    [{ day: "2027-03-01" }, { day: "2026학년도의 날짜를 골라 주세요." }],
    [{ area: " " }, { area: "영역을 고르거나 적어 주세요." }],
    [{ area: "가".repeat(21) }, { area: "영역은 20자까지 적을 수 있어요." }],
    [{ text: " " }, { text: "무엇을 보았는지 적어 주세요." }],
    [
      { text: "가".repeat(2001) },
      { text: "기록 하나는 2,000자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요." },
    ],
  ])("%o is refused: %o", (part, sentences) => {
    expect(listSentences(readNote({ ...draft, ...part }, 2026))).toEqual(sentences);
  });
});

describe("a list", () => {
  const limitUnclear = "바이트 수는 0부터 18,000까지 적을 수 있어요. 0은 제한이 없다는 뜻이에요.";
  const list = { title: "행특", item: "behavior", limit: "", subject: "" };

  it("takes its item's limit where none is said, and none for 0", () => {
    expect(readDraft(listMemoRecord, list)).toMatchObject({
      value: { item: "behavior", limit: null },
    });
    expect(readDraft(listMemoRecord, { ...list, limit: "0" })).toMatchObject({
      value: { limit: 0 },
    });
  });

  it.each([
    [{ title: " " }, { title: "목록 제목을 적어 주세요." }],
    [{ title: "가".repeat(61) }, { title: "제목은 60자까지 적을 수 있어요." }],
    [{ limit: "1.5" }, { limit: limitUnclear }],
    [{ limit: "많이" }, { limit: limitUnclear }],
    [{ subject: "가".repeat(21) }, { subject: "과목은 20자까지 적을 수 있어요." }],
  ])("%o is refused: %o", (part, sentences) => {
    expect(listSentences(readDraft(listMemoRecord, { ...list, ...part }))).toEqual(sentences);
  });
});

it.each([
  ["먼저 도움. 청소함.", "먼저  도움", true],
  ["먼저 도움", "청소함.", false],
  ["먼저 도움", " . ", false],
])("whether %j holds the note %j: %s", (text, note, isHeld) => {
  expect(isTakenOver(text, note)).toBe(isHeld);
});

it.each([
  ["", 0, "도움."],
  ["먼저", 2, " 도움."],
  ["먼저\n", 3, "도움."],
])("into %j at %i goes %j", (text, at, put) => {
  expect(toInserted(text, at, "도움.")).toBe(put);
});

it("areas are the four and what occurs, notes stand newest first", () => {
  expect(listAreas(["과학", "생활", null, "국어", "과학", ""]).slice(4)).toEqual(["과학", "국어"]);
  const days = ["2026-11-19", "2026-11-20"] as const;
  const notes = days.map((day) => ({ id: `${day}~s3~u`, day }));
  expect(sortNotes(notes).map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-19"]);
});

describe("rows and their sheets", () => {
  const memo = { id: "m1", title: "행특", item: "behavior", order: "a0V" };
  const text = {
    id: toListTextId({ memoId: "m1", studentId: "s3" }),
    memoId: "m1",
    studentId: "s3",
    text: "성실함.",
  };

  it("holds what every later step stores, and ends", () => {
    expect(v.is(listMemoSchema, { ...memo, limit: null, closedOn: "2026-12-01" })).toBe(true);
    expect(v.is(listMemoSchema, { ...memo, order: "" })).toBe(false);
    const kept = { ...text, from: "9ee476d9", forked: true, okRules: ["ending"], source: "ai" };
    expect(v.is(toSchema(listTextRecord), kept)).toBe(true);
    expect(v.is(toSchema(listTextRecord), { ...text, from: "short" })).toBe(false);
    expect(v.is(toSchema(listTextRecord), { ...text, text: "가".repeat(6001) })).toBe(false);
    const note = {
      day: "2026-11-20",
      studentId: "s3",
      area: "생활",
      isDraft: true,
      box: { k: "…" },
    };
    expect(v.is(noteSchema, note)).toBe(true);
    expect(v.is(toSchema(snippetRecord), { text: "" })).toBe(false);
  });

  it("are read by people", () => {
    const rows = {
      [listMemoKind.name]: [memo],
      [listTextKind.name]: [text, { ...text, id: "gone~s9", memoId: "gone", studentId: "s9" }],
      [noteKind.name]: [
        { id: "2026-11-20~s3~u", day: "2026-11-20", studentId: "s3", area: "생활", text: "도움" },
      ],
      [snippetKind.name]: [{ id: "n1", text: "모둠에서", area: "자율" }],
    };

    expect(listSheetLines(toSheet(listMemoRecord), rows)).toEqual([
      "행특|행동특성 및 종합의견||||",
    ]);
    expect(listSheetLines(toSheet(listTextRecord), rows)).toEqual([
      "행특|3|김나윤|성실함.|10",
      "지운 목록||지운 학생|성실함.|10",
    ]);
    expect(listSheetLines(toSheet(noteRecord), rows)).toEqual(["2026-11-20|3|김나윤|생활|도움||"]);
    expect(listSheetLines(toSheet(snippetRecord), rows)).toEqual(["자율|모둠에서"]);
  });
});
