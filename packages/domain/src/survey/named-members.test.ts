import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumQuestion } from "./count-answers.ts";
import { sayNamedMembers, toRoster } from "./named-members.ts";
import { nameFriends } from "./own-survey.ts";
import { closeOwnSurvey } from "./own-answers.ts";
import { readChoices } from "./sociogram.ts";
import { changeQuestions, importSurvey } from "./sort-answers.ts";
import type { KeptAnswer, KeptSurvey } from "./survey.ts";

const names = ["김나윤", "이나래", "박다솜", "최라온", "Smith, John", "김나윤"];
const opened = names.map((name, at) => ({ id: `s${at + 1}`, number: at + 1, name }));
const question = { id: "q1", head: "짝이 되고 싶은 친구", type: "pupils" } as const;
const own: KeptSurvey = {
  id: "v1",
  title: "짝",
  source: "own",
  doubles: "last",
  questions: [question],
};
const answer = (studentId: string, q1: string): KeptAnswer => ({
  id: `v1~${studentId}`,
  surveyId: "v1",
  row: Number(studentId.slice(1)),
  studentId,
  state: "sure",
  values: { q1 },
});
const tap = (numbers: string): string =>
  nameFriends({ q1: numbers }, [question], new Map(opened.map((at) => [at.number, at.name])))[
    "q1"
  ] ?? "";

describe("whom an answer means", () => {
  it("is whose tile was tapped, however the list is put right or put in another order later", () => {
    const renamed = fc.constantFrom(...names, "김나연", "이나래2", "새이름");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 2, max: 6 }), { minLength: 1, maxLength: 3 }),
        fc.array(renamed, { minLength: 6, maxLength: 6 }),
        fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }),
        (numbers, after, order) => {
          const members = opened.map(({ id }, at) => ({
            id,
            number: order[at] ?? 0,
            name: after[at] ?? "",
          }));
          const said = answer("s1", tap(numbers.join("\n")));
          const of = { members, roster: toRoster(opened) };
          const { choices, apart } = readChoices(question, new Map([["s1", said]]), of);
          expect(choices.get("s1")).toEqual(numbers.map((number) => `s${number}`));
          expect(apart).toEqual([]);
          const { bars } = sumQuestion(question, [said], of, true);
          expect(bars.map(({ answers }) => answers.length)).toEqual(numbers.map(() => 1));
          const today = numbers.map((number) => members[number - 1]);
          expect(sayNamedMembers(said.values["q1"] ?? "", of)).toBe(
            today.map((each) => `${each?.number}번 ${each?.name}`).join(", "),
          );
        },
      ),
    );
  });

  it("is nobody here once the pupil has left, whoever has the number or the name by now", () => {
    const members = [...opened.slice(0, 2), { id: "s9", number: 3, name: "박다솜" }];
    const of = { members, roster: opened };
    const read = readChoices(question, new Map([["s1", answer("s1", "3번 박다솜")]]), of);
    expect(read.choices.get("s1")).toEqual([]);
    expect(read.apart).toEqual([{ from: "s1", words: "3번 박다솜" }]);
  });

  it("is who had the written name then, else who has it now", () => {
    const members = [
      { id: "s1", number: 1, name: "이나래" },
      { id: "s2", number: 2, name: "이나라" },
      { id: "s3", number: 3, name: "박다솜" },
    ];
    const roster = [
      { id: "s1", number: 1, name: "이도윤" },
      { id: "s2", number: 2, name: "이나래" },
      { id: "s3", number: 3, name: "박다송" },
    ];
    const said = new Map([["s1", answer("s1", "나래, 다솜이랑")]]);
    expect(readChoices(question, said, { members, roster }).choices.get("s1")).toEqual([
      "s2",
      "s3",
    ]);
  });
});

describe("the class as it was", () => {
  const roster = toRoster(opened);
  it("comes with the answers at closing, and with a file that names pupils, or is read so later", () => {
    const [change] = closeOwnSurvey({ ...own, roster }, [], [], "2026-11-27");
    expect(change?.set).toEqual({ closedOn: "2026-11-27", roster });
    const of = { members: opened, left: [], own: undefined };
    const file = { head: ["이름", "짝"], rows: [] };
    const set = (survey: KeptSurvey) => importSurvey(file, survey, of)[0]?.set["roster"];
    expect(set(own)).toEqual(roster);
    const text = { ...own, questions: [{ ...question, type: "text" as const }] };
    expect(set(text)).toBeUndefined();
    expect(changeQuestions(text, own.questions, [], of)[0]?.set["roster"]).toEqual(roster);
  });
});
