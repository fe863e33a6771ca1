import { describe, expect, it } from "vitest";
import { asksForFriends, asksToPart } from "./friends-question.ts";
import { pairHints } from "./pair-hints.ts";
import type { KeptAnswer, KeptSurvey } from "./survey.ts";

const members = ["김가온", "이나래", "박다솜", "최라온"].map((name, at) => ({
  id: `s${at + 1}`,
  number: at + 1,
  name,
}));
const survey = (of: Partial<KeptSurvey> = {}): KeptSurvey => ({
  id: "v1",
  title: "모둠 설문",
  source: "file",
  doubles: "last",
  questions: [{ id: "q1", head: "함께 모둠을 하고 싶은 친구", type: "pupils" }],
  ...of,
});
/** Each pupil's words, in the order of arrival. */
const answers = (said: readonly (readonly [string | null, string])[]): readonly KeptAnswer[] =>
  said.map(([studentId, q1], at) => ({
    id: `a${at}`,
    surveyId: "v1",
    row: at + 1,
    studentId,
    state: studentId ? "sure" : "none",
    at: Date.parse("2026-11-19T23:30:00Z") + at,
    values: { q1 },
  }));
const cruel = survey({ questions: [{ id: "q1", head: "같이 앉기 싫은 친구", type: "pupils" }] });
const mutual = answers([
  ["s1", "이나래, 박다솜"],
  ["s2", "김가온"],
  ["s3", "최라온"],
]);

describe("pairs of a survey", () => {
  it.each<[string, KeptSurvey, readonly KeptAnswer[], readonly string[], number]>([
    ["are those who named each other", survey(), mutual, ["s1 s2"], 4],
    [
      "are of the class as it was",
      survey({ roster: members.map((each) => ({ ...each, name: each.name.replace("나", "다") })) }),
      mutual.map(({ values, ...each }) => ({
        ...each,
        values: { q1: values["q1"]?.replace("이나래", "이다래") ?? "" },
      })),
      ["s1 s2"],
      4,
    ],
    ["drop out with a pupil who left", survey(), mutual, [], 1],
    ["are none of an unnamed survey", survey({ anonymous: true }), mutual, [], 4],
    [
      "are read of the answer that counts",
      survey(),
      [...mutual, ...answers([["s2", "박다솜"]]).map((one) => ({ ...one, id: "b", row: 9 }))],
      [],
      4,
    ],
    ["are none while nobody is taken for an answer", survey(), answers([[null, "김가온"]]), [], 4],
    [
      "to part are all who were named, those of both first, each pair once",
      cruel,
      answers([
        ["s2", "김가온"],
        ["s3", "최라온"],
        ["s4", "박다솜"],
      ]),
      ["s3 s4", "s1 s2"],
      4,
    ],
    [
      "are none of a question that asks for neither",
      survey({ questions: [{ id: "q1", head: "아직 친해지지 않은 친구", type: "pupils" }] }),
      mutual,
      [],
      4,
    ],
  ])("%s", (_, of, said, pairs, here) => {
    const found = pairHints([of], said, members.slice(0, here));
    expect(found.flatMap((hints) => hints.pairs.map((pair) => pair.join(" ")))).toEqual(pairs);
  });

  it("say of which survey and day they are, the newest first", () => {
    const older = survey({ id: "v0", title: "3월 설문", closedOn: "2026-03-20" });
    const said = [
      ...mutual,
      ...mutual.map((each) => ({ ...each, id: `o${each.id}`, surveyId: "v0" })),
    ];
    expect(
      pairHints([older, survey()], said, members).map(({ survey: { title }, on, wants }) => [
        title,
        on,
        wants,
      ]),
    ).toEqual([
      ["모둠 설문", "2026-11-20", "together"],
      ["3월 설문", "2026-03-20", "together"],
    ]);
    const [untimed] = pairHints(
      [survey()],
      mutual.map((each) => ({ ...each, at: null })),
      members,
    );
    expect(untimed).not.toHaveProperty("on");
  });
});

it.each([
  ["함께 모둠을 하고 싶은 친구 3명", "together"],
  ["함께 여행 가고 싶은 친구", "together"],
  ["같이 앉기 싫은 친구", "apart"],
  ["짝이 되고 싶지 않은 친구", "apart"],
  ["함께 있으면 불편한 친구", "apart"],
  ["같은 모둠을 하기 힘든 친구", "apart"],
  ["요즘 자주 다툰 친구", "apart"],
  ["나를 괴롭히는 친구가 있나요?", "apart"],
  ["떨어져 앉고 싶은 친구", "apart"],
  ["떨어지기 싫은 친구", "neither"],
  ["떨어지고 싶지 않은 친구", "neither"],
  ["한 번도 싸운 적 없는 친구", "neither"],
  ["다투지 않는 친구", "neither"],
  ["괴롭히는 친구를 말려 준 친구", "neither"],
  ["힘든 친구를 도와준 친구", "neither"],
  ["아직 친해지지 않은 친구", "neither"],
])("「%s」 asks for: %s", (head, wanted) => {
  const question = { id: "q1", head, type: "pupils" } as const;
  const asked = asksForFriends(question) ? "together" : asksToPart(question) ? "apart" : "neither";
  expect(asked).toBe(wanted);
});
