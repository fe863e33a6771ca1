import type { Change } from "@damim/sync/change.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDraft } from "../record/record.ts";
import { copyOwnAnswers, toOwnAnswers, type HandedIn } from "./own-answers.ts";
import { chooseStudent, setAside } from "./sort-answers.ts";
import {
  findWrongQuestion,
  ownSurveyForm,
  readQuestionLines,
  sayClosingOver,
  toQuestionLines,
} from "./own-survey-form.ts";
import { asksForFriends } from "./friends-question.ts";
import {
  friendHeads,
  MOST_OWN_QUESTIONS,
  nameFriends,
  ownQuestionTypes,
  surveyTemplates,
  toRoomQuestions,
} from "./own-survey.ts";
import { answer, type Answer } from "./answer-record.ts";
import { toAnswerId, type KeptAnswer } from "./survey.ts";
import { findCounted } from "./survey-view.ts";
import { toSchema } from "../record/to-schema.ts";
import * as v from "valibot";

const { questions } = ownSurveyForm.fields;
const sayWrong = (lines: string): string | undefined => {
  const read = questions.read(lines);
  return read.ok ? undefined : read.refusal.sentence;
};

describe("the form of an own survey", () => {
  it.each(surveyTemplates)("takes the template $title as it is", (template) => {
    const numbered = template.questions.map((each, at) => ({ id: `q${at + 1}`, ...each }));
    expect(questions.read(questions.show(numbered))).toEqual({ ok: true, value: numbered });
  });

  it("keeps whatever is half typed, as text that a person reads", () => {
    const line = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/\s/gu, " "));
    const typed = fc.record({
      type: fc.constantFrom(...ownQuestionTypes),
      head: line,
      options: fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n")),
    });
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 6 }), (all) => {
        const kept = all.map((each) =>
          each.type === "single" || each.type === "multi" ? each : { ...each, options: "" },
        );
        expect(readQuestionLines(toQuestionLines(kept))).toEqual(kept);
      }),
    );
    expect(toQuestionLines([{ type: "single", head: "어디로 갈까요?", options: "숲\n바다" }])).toBe(
      "하나 고르기\t어디로 갈까요?\n- 숲\n- 바다",
    );
  });

  it.each([
    ["", "질문을 하나 이상 넣어 주세요."],
    ["글\t ", "1번 질문을 적어 주세요."],
    [
      "글\t이름은?\n하나 고르기\t어디?\n- 숲\n- 숲\n- ",
      "2번 질문에 고를 것을 두 개 이상 적어 주세요.",
    ],
    [`글\t${"가".repeat(201)}`, "1번 질문은 200자까지 적을 수 있어요."],
    [
      Array.from({ length: MOST_OWN_QUESTIONS + 1 }, () => "글\t왜?").join("\n"),
      "질문은 20개까지 넣을 수 있어요.",
    ],
  ])("says of %j what to mend", (lines, sentence) => {
    expect(sayWrong(lines)).toBe(sentence);
  });
});

it("a wrong question is found where it is to be mended", () => {
  const lines = ["글\t왜?", "하나 고르기\t어디?", "- 숲", `- ${"가".repeat(61)}`].join("\n");
  expect(findWrongQuestion(readQuestionLines(lines))).toMatchObject({ at: 1, part: "options" });
  expect(findWrongQuestion(readQuestionLines("글\t왜?\n글\t "))).toMatchObject({
    at: 1,
    part: "head",
  });
  expect(findWrongQuestion(readQuestionLines("글\t왜?"))).toBeUndefined();
});

it("a survey closes on no day that has been", () => {
  const days = (["2026-11-26", "2026-11-27", null] as const).map((day) =>
    sayClosingOver(day, "2026-11-27"),
  );
  expect(days.map(Boolean)).toEqual([true, false, false]);
});

describe("answers of an own survey", () => {
  const survey = { id: "s1" };
  const pupils = ["하나", "두리", "세찬"];
  const handedIn = fc.record({
    studentId: fc.constantFrom(...pupils),
    at: fc.integer({ min: 1, max: 50 }),
    values: fc.record({ q1: fc.constantFrom("숲", "바다", "강") }),
  });
  const beside = handedIn.map((each) => ({ ...each, at: each.at + 100, isBeside: true }));
  const applyChanges = (
    kept: readonly KeptAnswer[],
    changes: readonly Change[],
  ): readonly KeptAnswer[] => {
    const rows = new Map(kept.map((row) => [row.id, row]));
    for (const { id, set } of changes) {
      const { "~dead": isDead, ...fields } = set;
      if (isDead === true) rows.delete(id);
      else rows.set(id, { ...rows.get(id), ...fields, id } as KeptAnswer);
    }
    return [...rows.values()];
  };
  const write = (kept: readonly KeptAnswer[], all: readonly HandedIn[]): readonly KeptAnswer[] =>
    applyChanges(kept, copyOwnAnswers(survey, all, kept));

  const toOwn = (answers: readonly KeptAnswer[]) => ({
    survey: { source: "own", doubles: "last" } as const,
    answers,
  });

  it("are one of each pupil, whatever arrives, closes and opens again", () => {
    fc.assert(
      fc.property(fc.array(fc.array(handedIn, { maxLength: 8 }), { maxLength: 4 }), (rounds) => {
        let kept: readonly KeptAnswer[] = [];
        for (const all of rounds) {
          const before = kept;
          kept = write(kept, all);
          // What is live is what is kept at closing, and a second device writes nothing more.
          expect(kept).toEqual(expect.arrayContaining([...toOwnAnswers(survey, all, before)]));
          expect(copyOwnAnswers(survey, all, kept)).toEqual([]);
        }
        const whose = kept.map(({ studentId }) => studentId);
        expect(new Set(whose).size).toBe(kept.length);
        expect(new Set(kept.map(({ row }) => row)).size).toBe(kept.length);
        for (const { id: _, ...row } of kept)
          expect(v.is(toSchema(answer) as v.GenericSchema<unknown, Answer>, row)).toBe(true);
      }),
    );
  });

  it("lose nothing that another tablet brought for the same number, also once it is somebody else's", () => {
    const all = fc.uniqueArray(fc.oneof(handedIn, beside), { selector: ({ at }) => at });
    fc.assert(
      fc.property(all, fc.constantFrom(...pupils), fc.nat(), (handed, whose, pick) => {
        let kept = write([], handed);
        const moved = kept[pick % Math.max(1, kept.length)];
        if (moved) {
          const chosen = applyChanges(kept, chooseStudent(moved, whose, toOwn(kept)));
          kept = write(chosen, handed);
          expect(kept).toHaveLength(chosen.length);
          const its = kept.find(({ at }) => at === moved.at);
          expect(its?.studentId).toBe(whose);
          // An answer of the place itself that comes later takes no words of what was given to it.
          const late = { studentId: whose, at: 300, values: { q1: "늦은 답" } };
          expect(write(kept, [...handed, late]).map(({ at }) => at)).toContain(
            its?.id === toAnswerId({ ...moved, studentId: whose }) ? late.at : moved.at,
          );
        }
        const said = kept.map(({ at, values }) => `${at} ${values["q1"]}`);
        for (const { at, values, isBeside } of handed as readonly HandedIn[])
          if (isBeside) expect(said).toContain(`${at} ${values["q1"]}`);
        expect(copyOwnAnswers(survey, handed, kept)).toEqual([]);
      }),
    );
  });

  it("lose no word and come back nowhere, whatever the teacher gives to whom, one after the other", () => {
    const all = fc.uniqueArray(fc.oneof(handedIn, beside), { selector: ({ at }) => at });
    const acts = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...pupils, undefined)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(all, acts, (handed, given) => {
        let kept = write([], handed);
        const times = kept.map(({ at }) => at);
        for (const [pick, whose] of given) {
          const answer = kept[pick % Math.max(1, kept.length)];
          if (!answer) return;
          const own = toOwn(kept);
          const changes = whose ? chooseStudent(answer, whose, own) : setAside(answer, own);
          kept = write(applyChanges(kept, changes), handed);
          const its = kept.find(({ at }) => at === answer.at);
          expect(its?.studentId ?? undefined).toBe(whose);
          if (whose === answer.studentId && whose)
            expect(findCounted(own.survey, kept).get(whose)?.at).toBe(answer.at);
          expect(new Set(kept.map(({ at }) => at))).toEqual(new Set(times));
          expect(kept).toHaveLength(times.length);
        }
      }),
    );
  });

  it("of two of one pupil the one that the teacher chooses counts, and both stay", () => {
    const two = [
      { studentId: "하나", at: 5, values: { q1: "숲" } },
      { studentId: "하나", at: 9, values: { q1: "강" }, isBeside: true },
    ];
    let kept = write([], two);
    for (const at of [5, 9]) {
      const chosen = kept.find((each) => each.at === at);
      if (chosen && findCounted({ doubles: "last" }, kept).get("하나")?.at !== at)
        kept = write(applyChanges(kept, chooseStudent(chosen, "하나", toOwn(kept))), two);
      expect(findCounted({ doubles: "last" }, kept).get("하나")?.at).toBe(at);
      expect(kept).toHaveLength(2);
    }
  });

  it("stand in the order of arrival, and keep their place when they are changed", () => {
    const first = [
      { studentId: "두리", at: 5, values: { q1: "숲" } },
      { studentId: "하나", at: 9, values: { q1: "강" } },
    ];
    const kept = write([], first);
    const late = write(kept, [
      ...first.map((each) => ({ ...each, values: { q1: "바다" } })),
      { studentId: "세찬", at: 3, values: { q1: "강" } },
    ]);
    expect(late.map(({ studentId, row, values }) => [studentId, row, values["q1"]])).toEqual([
      ["두리", 1, "바다"],
      ["하나", 2, "바다"],
      ["세찬", 3, "강"],
    ]);
  });
});

it("an own survey is read whole", () => {
  const read = readDraft(ownSurveyForm, {
    title: " 봄 소풍 ",
    questions: "글\t왜?",
    closesOn: "2026-11-27",
  });
  expect(read).toMatchObject({ ok: true, value: { title: "봄 소풍", closesOn: "2026-11-27" } });
});

describe("a question for friends", () => {
  const friends = { id: "q1", type: "pupils", head: friendHeads[0] } as const;

  it.each(friendHeads)("may be 「%s」, which is drawn", (head) => {
    expect(sayWrong(toQuestionLines([{ type: "pupils", head, options: "" }]))).toBeUndefined();
    expect(asksForFriends({ ...friends, head })).toBe(true);
  });

  it("is never one of the teacher's own, that could ask whom somebody does not want", () => {
    const head = "같이 앉기 싫은 친구를 골라 주세요.";
    expect(sayWrong(toQuestionLines([{ type: "pupils", head, options: "" }]))).toContain("골라");
  });

  it("goes out with numbers alone, and comes back with names", () => {
    const [sent] = toRoomQuestions([friends], [1, 3, 12]);
    expect(sent?.options).toEqual(["1", "3", "12"]);
    const names = new Map([[3, "김가온"]]);
    const text = { id: "q2", type: "text" } as const;
    expect(nameFriends({ q1: "3\n12", q2: "3, 12" }, [friends, text], names)).toEqual({
      q1: "3번 김가온, 12번",
      q2: "3, 12",
    });
    expect(nameFriends({ q1: "3, 12" }, [friends], names)).toEqual({ q1: "3번 김가온, 12번" });
    expect(nameFriends({ q1: "" }, [friends], names)).toEqual({ q1: "" });
  });
});
