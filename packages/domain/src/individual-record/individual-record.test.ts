import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
import { listMemoSchema, noteSchema } from "./individual-record-schema.ts";
import { listMemoSheet, noteSheet } from "./individual-record-sheets.ts";
import { listMemoMessages, listMemoRefusalFields, parseListMemoDraft } from "./list-memo-draft.ts";
import { listMemoKind, listTextKind, snippetKind, toListTextId } from "./list-memo.ts";
import { noteMessages, noteRefusalFields, parseNoteDraft, toHalfNote } from "./note-draft.ts";
import { noteKind } from "./note.ts";
import { listAreas, sortNotes } from "./note-lists.ts";
import { isTakenOver, toInserted } from "./insert-note.ts";
import { writeNotes } from "./write-notes.ts";
import { listText as listTextRecord } from "./list-text-record.ts";
import { snippet as snippetRecord } from "./list-text-record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";

const draft = { studentIds: ["s3", "s5"], day: "2026-11-20", area: "생활", text: " 먼저 도움 " };

describe("a note", () => {
  it("is a row for each pupil, of one group, with an id that says day and pupil", () => {
    const parsed = parseNoteDraft(draft, { year: 2026 });
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
    const half = toHalfNote({ ...draft, area: "" }, { year: 2026 });
    expect(half?.fields).toMatchObject({ text: " 먼저 도움 ", area: "", isDraft: true });
    expect(toHalfNote({ ...draft, studentIds: [] }, { year: 2026 })).toBeUndefined();
    expect(toHalfNote({ ...draft, text: "가".repeat(2001) }, { year: 2026 })).toBeUndefined();

    const before = ["s3", "s5"].map((studentId) => ({
      ...draft,
      id: `2026-11-20~${studentId}~u`,
      studentId,
      day: "2026-11-20" as const,
      groupId: "g",
      isDraft: true,
    }));
    const parsed = parseNoteDraft({ ...draft, studentIds: ["s5", "s7"] }, { year: 2026 });
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
    [{ studentIds: [] }, "NobodyChosen"],
    [{ day: "2026-02-30" }, "DayMissing"],
    [{ day: "2027-03-01" }, "DayOutsideYear"],
    [{ area: " " }, "AreaEmpty"],
    [{ area: "가".repeat(21) }, "AreaTooLong"],
    [{ text: " " }, "TextEmpty"],
    [{ text: "가".repeat(2001) }, "TextTooLong"],
  ])("%o is refused as %s with a sentence and a field", (part, type) => {
    const parsed = parseNoteDraft({ ...draft, ...part }, { year: 2026 });

    if (parsed.ok) throw new Error("refused");
    expect(parsed.refusal.type).toBe(type);
    expect(toSentence(noteMessages, parsed.refusal)).toMatch(/요\.$/);
    expect(noteRefusalFields[parsed.refusal.type]).toBeTypeOf("string");
  });
});

describe("a list", () => {
  const list = { title: "행특", item: "behavior", limit: "", subject: "" };

  it("takes its item's limit where none is said, and none for 0", () => {
    expect(parseListMemoDraft(list)).toMatchObject({ value: { item: "behavior", limit: null } });
    expect(parseListMemoDraft({ ...list, limit: "0" })).toMatchObject({ value: { limit: 0 } });
  });

  it.each([
    [{ title: " " }, "TitleEmpty"],
    [{ title: "가".repeat(61) }, "TitleTooLong"],
    [{ limit: "1.5" }, "LimitUnclear"],
    [{ limit: "많이" }, "LimitUnclear"],
    [{ subject: "가".repeat(21) }, "SubjectTooLong"],
  ])("%o is refused as %s with a sentence and a field", (part, type) => {
    const parsed = parseListMemoDraft({ ...list, ...part });

    if (parsed.ok) throw new Error("refused");
    expect(parsed.refusal.type).toBe(type);
    expect(toSentence(listMemoMessages, parsed.refusal)).toMatch(/요\.$/);
    expect(listMemoRefusalFields[parsed.refusal.type]).toBeTypeOf("string");
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

    expect(listSheetLines(listMemoSheet, rows)).toEqual(["행특|행동특성 및 종합의견||||"]);
    expect(listSheetLines(toSheet(listTextRecord), rows)).toEqual([
      "행특|3|김나윤|성실함.|10",
      "지운 목록||지운 학생|성실함.|10",
    ]);
    expect(listSheetLines(noteSheet, rows)).toEqual(["2026-11-20|3|김나윤|생활|도움||"]);
    expect(listSheetLines(toSheet(snippetRecord), rows)).toEqual(["자율|모둠에서"]);
  });
});
