import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { toSentence } from "../base/result.ts";
import { toChangeSides, toChangeWords } from "./change-words.ts";
import { toDayTable } from "./class-table.ts";
import { toSchema } from "../record/to-schema.ts";
import { lessonChange } from "./lesson-change-record.ts";
import { changeMessages, parseChangeDraft, type ChangeDraft } from "./lesson-change-draft.ts";
import { lessonChangeKind, type ChangeFields, type KeptLessonChange } from "./lesson-change.ts";
import { bookChange } from "./book-change.ts";
import { listLostLessons, moveLostLesson, moveLostMessages } from "./hours/lost-lessons.ts";
import { buildGoldenTable, closeDay, goldenSubjects } from "./testing/build-golden-table.ts";

const subjects = new Map(
  goldenSubjects.map((subject) => [
    subject.id,
    subject.id === "영어" ? { ...subject, teacher: "김 선생님" } : subject,
  ]),
);
const plan = { day: "2025-09-12", lessons: 3 } as const;
const table = buildGoldenTable([], { plans: new Map([[plan.day, plan]]) }, closeDay("2025-09-05"));
const context = { table, subjects, year: 2025 };

const swap: ChangeDraft = {
  type: "swap",
  a: "2025-09-01~3",
  b: "2025-09-04~2",
  subjectId: "",
  with: "",
  isByMe: false,
  reason: " 공개 수업 ",
  returns: "",
};

function entry(
  change: Omit<KeptLessonChange, "id" | "at">,
  more: readonly KeptLessonChange[] = [],
) {
  const { entries } = buildGoldenTable([...more, { ...change, id: "x", at: 9 }]).ledger;
  return entries[entries.length - 1] ?? { change: { ...change, id: "x", at: 9 }, sides: [] };
}

describe("the form of a change", () => {
  it("is an entry that the server takes", () => {
    const parsed = parseChangeDraft(swap, context);
    if (!parsed.ok) throw new Error(parsed.refusal.type);
    const [change] = bookChange([], parsed.value, { now: 5, uuid: "u1" });

    expect(change).toMatchObject({
      id: "2025-09-01~u1",
      set: { type: "swap", a: "2025-09-01~3", b: "2025-09-04~2", reason: "공개 수업", at: 5 },
    });
    expect(v.is(toSchema(lessonChange), change?.set)).toBe(true);
  });

  it("has the teacher's own lesson first, whichever was picked first", () => {
    const draft = { ...swap, a: "2025-09-03~1", with: "김 선생님" } as const;

    expect(parseChangeDraft(draft, context)).toMatchObject({
      value: { a: "2025-09-04~2", b: "2025-09-03~1", with: "김 선생님" },
    });
  });

  it("lets a lesson of a closed day change places with any other", () => {
    for (const b of ["2025-09-04~2", "2025-09-03~6"] as const)
      expect(parseChangeDraft({ ...swap, a: "2025-09-05~1", b }, context).ok).toBe(true);
  });

  it.each([
    [{ b: undefined }, "어느 시간과 바꿀지 골라 주세요."],
    [{ b: "2025-09-01~3" }, "같은 시간이에요. 바꿀 다른 시간을 골라 주세요."],
    [{ a: "2025-09-01~6", b: "2025-09-03~6" }, "빈 시간끼리는 바꿀 것이 없어요."],
    [{ b: "2026-03-03~1" }, "2025학년도의 시간을 골라 주세요."],
    [
      { b: "2025-09-06~1" },
      "9월 6일 1교시에는 수업이 없어서 옮긴 수업이 빠져요. 다른 시간을 골라 주세요.",
    ],
    [
      { b: "2025-09-12~6" },
      "9월 12일 6교시에는 수업이 없어서 옮긴 수업이 빠져요. 다른 시간을 골라 주세요.",
    ],
    [
      { a: "2025-09-05~1", b: "2025-09-12~5" },
      "9월 5일 1교시에는 수업이 없어서 옮긴 수업이 빠져요. 다른 시간을 골라 주세요.",
    ],
    [{ type: "replace" }, "어느 과목으로 바꿀지 골라 주세요."],
    [{ type: "replace", subjectId: "사회" }, "이미 사회예요. 다른 과목을 골라 주세요."],
    [
      { type: "replace", subjectId: "음악", a: "2025-09-05~1" },
      "9월 5일 1교시에는 수업을 할 수 없어요. 다른 시간을 골라 주세요.",
    ],
    [{ type: "drop", a: "2025-09-01~6" }, "9월 1일 6교시는 빈 시간이에요."],
    [{ type: "cover", a: "2025-09-01~6", with: "박 선생님" }, "9월 1일 6교시는 빈 시간이에요."],
    [
      { type: "cover", isByMe: true, with: "박 선생님" },
      "9월 1일 3교시에는 내 사회 수업이 있어요. 그 수업을 먼저 옮겨 주세요.",
    ],
    [
      { type: "cover", a: "2025-09-03~1", isByMe: true },
      "어느 선생님인지 적어 주세요. 「과학 선생님」처럼 적어요.",
    ],
    [{ with: "가".repeat(21) }, "선생님은 20자까지 적을 수 있어요."],
    [{ reason: "가".repeat(61) }, "사유는 60자까지 적을 수 있어요."],
  ] satisfies readonly (readonly [Partial<ChangeDraft>, string])[])(
    "%o is refused",
    (part, sentence) => {
      const parsed = parseChangeDraft({ ...swap, ...part }, context);
      if (parsed.ok) throw new Error("refused");

      expect(toSentence(changeMessages, parsed.refusal)).toBe(sentence);
    },
  );

  it("is booked behind what is known, also where another clock went ahead", () => {
    const known: KeptLessonChange = { id: "k", type: "drop", a: "2025-09-01~1", at: 900 };
    const fields: ChangeFields = { type: "drop", a: "2025-09-01~2" };

    expect(bookChange([known], fields, { now: 5, uuid: "u" })[0]?.set).toMatchObject({ at: 901 });
  });
});

describe("「다른 날로」", () => {
  const now = { now: 10, uuid: "u1" };
  const lay = (changes: readonly KeptLessonChange[], to: "2025-09-03~6" | "2025-09-04~2") => {
    const calendar = closeDay("2025-09-05");
    const before = buildGoldenTable(changes, {}, calendar);
    const span = { from: "2025-09-01", to: "2025-09-12" } as const;
    const [lost] = listLostLessons(before, span);
    const moved = lost && moveLostLesson(before, lost, to, now);
    if (!moved?.ok) return moved && toSentence(moveLostMessages, moved.refusal);
    const rows = new Map(changes.map((change) => [change.id, change]));
    const laid = layChanges(<T>() => rows as unknown as ReadonlyMap<string, T>, moved.value);
    const after = [...laid(lessonChangeKind)].map(([id, change]) => ({ ...change, id }));
    const table = buildGoldenTable(after, {}, calendar);
    const { cells } = toDayTable(table, "2025-09-03");
    return [
      cells.find(({ period }) => period === 6)?.lesson?.subjectId,
      listLostLessons(table, span).length,
    ];
  };
  const drop: KeptLessonChange = { id: "d", type: "drop", a: "2025-09-01~3", at: 1 };

  it("brings a lesson of a closed day into a free period", () => {
    expect(lay([], "2025-09-03~6")).toEqual(["영어", 4]);
  });

  it("takes a dropped one back, and moves it", () => {
    expect(lay([drop], "2025-09-03~6")).toEqual(["사회", 5]);
  });

  it("is refused where another lesson would go, or an entry behind it carries the place away", () => {
    const later: KeptLessonChange = { ...drop, id: "s", type: "swap", b: "2025-09-02~1", at: 2 };

    expect(lay([drop], "2025-09-04~2")).toMatch(/9월 4일 2교시에는 수업이 있어요/);
    expect(lay([drop, later], "2025-09-03~6")).toBe(
      "9월 1일 3교시를 나중에 또 바꿨어요. 나중에 바꾼 것을 먼저 취소해 주세요.",
    );
  });
});

describe("an entry in words", () => {
  it.each([
    [
      { type: "swap", a: "2025-09-01~3", b: "2025-09-04~2", with: "김 선생님" },
      "9월 1일 3교시 사회 ↔ 9월 4일 2교시 수학 (김 선생님)",
    ],
    [
      { type: "replace", a: "2025-09-08~5", subjectId: "창체", reason: "학예회" },
      "9월 8일 5교시 음악 → 창체 (학예회)",
    ],
    [{ type: "drop", a: "2025-09-12~5" }, "9월 12일 5교시 도덕 결강"],
    [
      { type: "cover", a: "2025-09-12~5", with: "박 선생님", subjectId: "과학" },
      "9월 12일 5교시 도덕 보강 → 과학 (박 선생님)",
    ],
    [
      { type: "cover", a: "2025-09-12~6", with: "박 선생님", isByMe: true },
      "9월 12일 6교시 보강하러 감 (박 선생님)",
    ],
  ] satisfies readonly (readonly [Omit<KeptLessonChange, "id" | "at">, string])[])(
    "%o",
    (change, words) => {
      expect(toChangeWords(entry(change), subjects)).toBe(words);
    },
  );

  it("has what was planned and what came of it", () => {
    expect(
      toChangeSides(entry({ type: "swap", a: "2025-09-01~3", b: "2025-09-03~6" }), subjects),
    ).toEqual({
      before: "9월 1일 3교시 사회, 9월 3일 6교시 빈 시간",
      after: "9월 1일 3교시 빈 시간, 9월 3일 6교시 사회",
    });
    expect(
      toChangeSides(entry({ type: "cover", a: "2025-09-01~6", isByMe: true }), subjects),
    ).toEqual({ before: "9월 1일 6교시 빈 시간", after: "9월 1일 6교시 보강" });
  });
});
