import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import * as v from "valibot";
import { layChanges, type ReadRows } from "../base/lay-changes.ts";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { sumQuestion } from "./count-answers.ts";
import { formFileMessages, splitFormText, toSurveyTitle } from "./form-file.ts";
import { guessQuestions } from "./guess-questions.ts";
import { readFormTime } from "./read-form-time.ts";
import { readForm } from "./read-form.ts";
import { changeQuestions, chooseStudent, importSurvey, setAside } from "./sort-answers.ts";
import { findOptions, splitChoices } from "./split-choices.ts";
import { explainWho, readSurvey, toMissingWords } from "./survey-view.ts";
import { answer as answerRecord } from "./answer-record.ts";
import { survey as surveyRecord } from "./survey-record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { answerKind, surveyKind, type KeptAnswer, type KeptSurvey } from "./survey.ts";

const forms = JSON.parse(
  readFileSync(new URL("testing/golden-forms.json", import.meta.url), "utf8"),
) as readonly {
  readonly name: string;
  readonly text: string;
  readonly types: readonly string[];
  readonly at: string;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly states: readonly string[];
}[];

const names =
  "강도윤 권서아 김나윤 김시우 김하린 남궁민재 노유진 류지호 문채원 박건우 박소율 배은우 서다은 송준서 신예린 안태오 오하준 유나은 윤지안 이로운 이서현 임주원 장수아 정은찬 최아린 한이준 이서현".split(
    " ",
  );
const members = names.map((name, at) => ({ id: `s${at + 1}`, number: at + 1, name }));
const of = { members, left: [], own: "3-2" };
const attendance = { marks: new Map(), checkIns: new Map() };

const nothing: ReadRows = () => new Map();

function open(text: string) {
  const table = readForm(splitFormText(text));
  if (!table.ok) throw new Error(table.refusal.type);
  const survey: KeptSurvey = {
    id: "v1",
    title: "음악회",
    source: "paste",
    questions: guessQuestions(table.value, names),
    doubles: "last",
  };
  const rows = layChanges(nothing, importSurvey(table.value, survey, of));
  return { rows, ...readAll(rows) };
}

function readAll(rows: ReadRows) {
  const [survey] = [...rows(surveyKind)].map(([id, row]) => ({ ...row, id }));
  const answers = [...rows(answerKind)].map(([id, row]) => ({ ...row, id }));
  if (!survey) throw new Error("a survey");
  for (const { id: _id, ...row } of answers)
    expect(v.parse(toSchema(answerRecord), row)).toBeTruthy();
  const { id: _id, ...fields } = survey;
  expect(v.parse(toSchema(surveyRecord), fields)).toBeTruthy();
  const view = readSurvey(survey, answers, { members, attendance, today: "2026-11-20" });
  return { survey, answers, view };
}

describe.each(forms)("a form of $name", ({ text, types, at, options, states }) => {
  const { survey, answers } = open(text);

  it("is read by its heads and answers", () => {
    expect(survey.questions.map(({ type }) => type)).toEqual(types);
    for (const [id, known] of Object.entries(options))
      expect(survey.questions.find((question) => question.id === id)?.options).toEqual(known);
    expect(answers.find(({ row }) => row === 1)?.at).toBe(Date.parse(at));
  });

  it("knows whose line is whose, or asks", () => {
    const lines = answers.toSorted((a, b) => a.row - b.row);
    expect(
      lines.map(({ state, studentId, candidates }) =>
        [state, ...(candidates ?? [studentId ?? ""]).map((id) => id.slice(1))].join(" "),
      ),
    ).toEqual(states);
  });
});

test.each([
  ["2026. 11. 20 오전 9:12:33", "2026-11-20T00:12:33Z"],
  ["2026. 11. 20. 오후 12:00:00", "2026-11-20T03:00:00Z"],
  ["2026-11-20T21:05:00", "2026-11-20T12:05:00Z"],
  ["2026-11-20", "2026-11-19T15:00:00Z"],
  ["어제", ""],
  ["13/45/26", ""],
])("came in at %s", (text, at) => {
  expect(readFormTime(text)).toBe(at === "" ? undefined : Date.parse(at));
});

test.each([
  ["가, 나", ["가", "나"], ["가", "나"]],
  ["가, 나, 다", ["가, 나", "다"], ["가, 나", "다"]],
  ["과학관;박물관;", [], ["과학관", "박물관"]],
  ["기타: 직접, 다", ["다"], ["기타: 직접", "다"]],
  ["", ["가"], []],
])("%s is chosen of %j", (answer, options, chosen) => {
  expect(splitChoices(answer, options)).toEqual(chosen);
});

it("an option that is several choices of an answer, as older surveys kept it, has no empty bar", () => {
  const question = {
    id: "q1",
    head: "어디로 갈까요",
    type: "multi",
    options: ["놀이공원", "과학관", "박물관", "놀이공원, 과학관"],
  } as const;
  const answers = ["놀이공원", "과학관;놀이공원"].map((q1, row) => ({
    id: `v1~x${row}`,
    surveyId: "v1",
    row,
    state: "none",
    values: { q1 },
  })) as readonly KeptAnswer[];
  const { bars } = sumQuestion(question, answers, { members: [] });
  expect(bars.map(({ option, answers: of }) => [option, of.length])).toEqual([
    ["놀이공원", 2],
    ["과학관", 1],
    ["박물관", 0],
  ]);
});

it.each([
  [["5", "12"], "number"],
  [["다섯", "12"], "number"],
  [["다섯", "열둘"], "text"],
  [["", "", "", "5", "12"], "number"],
])("a column 「번호」 with %j is read as %s", (cells, type) => {
  const rows = cells.map((cell, at) => [cell, `이름${at}`]);
  expect(guessQuestions({ head: ["번호", "이름"], rows }, [])[0]?.type).toBe(type);
});

it("a second column 「번호」 is no question", () => {
  const form = {
    head: ["학번", "번호", "몇 번 갔나요"],
    rows: [
      ["30205", "5", "2"],
      ["30212", "12", "9"],
    ],
  };
  expect(guessQuestions(form, []).map(({ type }) => type)).toEqual(["number", "skip", "text"]);
});

it("keeps an option with a comma whole where its parts are never seen apart", () => {
  expect(findOptions(["네, 좋아요", "아니요", "네, 좋아요", "아니요, 네, 좋아요"])).toEqual([
    "네, 좋아요",
    "아니요",
  ]);
});

describe("a table that is no form", () => {
  it.each([
    [[], "FormEmpty"],
    [[["한 칸"], ["또 한 칸"]], "FormEmpty"],
    [[["번호", "이름"]], "AnswersMissing"],
    [[["번호", "이름"], ...Array.from({ length: 401 }, () => ["1", "가"])], "TooManyAnswers"],
  ])("is refused with a sentence: %#", (grid, type) => {
    const read = readForm(grid);
    if (read.ok) throw new Error("refused");
    expect(read.refusal.type).toBe(type);
    expect(toSentence(formFileMessages, read.refusal)).toMatch(/요\.$/);
  });

  it.each([
    ["1", "전체", "좋아요"],
    ["3", "박다온", "남", "합계 5명"],
    ["", "담임 선생님 테스트", "네", "좋아요"],
    ["2026. 11. 20 오전 9:12:33", "총", "네"],
    ["", "담임 선생님", "테스트"],
  ])("keeps what somebody answered: %j", (...line) => {
    const read = readForm([["번호", "이름", "역할", "한마디"], ["1", "강도윤", "네", "네"], line]);
    expect(read).toMatchObject({
      value: { rows: [{}, [...line, ...Array<string>(4 - line.length).fill("")]], leftOut: [] },
    });
  });

  it.each([
    [["합계", "26명", "", ""]],
    [["", "전체", "13", "13"]],
    [["남", "13", "여", "13"]],
    [["담임", "한유진", "", ""]],
  ])("leaves out and says the sum or remark %j", (line) => {
    const read = readForm([["번호", "이름", "역할", "한마디"], ["1", "강도윤", "네", "네"], line]);
    expect(read).toMatchObject({
      value: { rows: [{}], leftOut: [expect.stringContaining("넣지 않았어요")] },
    });
  });

  it("loses its title and empty lines", () => {
    const read = readForm([["3학년 2반 설문"], [], ["번호", "이름", ""], ["1", "강도윤", "네"]]);
    expect(read).toMatchObject({
      value: { head: ["번호", "이름", "3번째 칸"], rows: [["1", "강도윤", "네"]] },
    });
  });
});

const lines = [
  "번호\t이름\t역할\t한마디",
  "1\t강도윤\t악기\t무대를 좋아해요",
  "10\t문채원\t무대\t무대에서 노래",
  "2\t권서아\t악기\t좋아요",
  "2\t권서아\t무대\t다시 냈어요",
  "\t전학생\t무대\t",
].join("\n");

describe("whose line it is", () => {
  it("asks for what is not sure, and says who is missing", () => {
    const { view } = open(lines);

    expect(view.asked.map(({ typed, candidates }) => [typed?.name, candidates])).toEqual([
      ["문채원", ["s9", "s10"]],
      ["전학생", null],
    ]);
    expect(view.asked.map(explainWho)).toEqual([
      "이름과 번호가 서로 달라요.",
      "비슷한 이름이 없어요.",
    ]);
    expect(view.missing).toHaveLength(25);
    expect(toMissingWords("음악회", view.missing.slice(0, 2))).toBe(
      "음악회를 아직 안 낸 학생(2명): 3번 김나윤, 4번 김시우",
    );
  });

  it("counts the last answer of a pupil, or the first", () => {
    const { survey, answers, view } = open(lines);
    const facts = { members, attendance, today: "2026-11-20" } as const;

    expect(view.byStudent.get("s2")?.values["q3"]).toBe("무대");
    const first = readSurvey({ ...survey, doubles: "first" }, answers, facts);
    expect(first.byStudent.get("s2")?.values["q3"]).toBe("악기");
    expect(first.doubles.map(({ row }) => row)).toEqual([4]);
    expect(first.counted).toHaveLength(2);
  });

  it("settles a line under the pupil's own id, and back aside", () => {
    const { rows, answers, view } = open(lines);
    const [line] = view.asked;
    if (!line) throw new Error("a line");
    const chosen = layChanges(rows, chooseStudent(line, "s9", { survey: view.survey, answers }));
    const after = readAll(chosen);

    expect(after.view.byStudent.get("s9")).toMatchObject({ id: "v1~s9", row: 2, state: "sure" });
    expect(after.answers).toHaveLength(5);
    const again = after.view.byStudent.get("s9");
    if (!again) throw new Error("settled");
    const aside = readAll(layChanges(chosen, setAside(again, after)));
    expect(aside.view.aside.map(({ id }) => id)).toEqual(["v1~x2"]);
    expect(aside.view.asked).toHaveLength(1);
  });

  it("keeps both lines where the pupil has answered already", () => {
    const { rows, answers, view } = open(lines);
    const line = view.asked[1];
    if (!line) throw new Error("a line");
    const after = readAll(
      layChanges(rows, chooseStudent(line, "s1", { survey: view.survey, answers })),
    );

    expect(after.answers).toHaveLength(5);
    expect(after.view.byStudent.get("s1")).toMatchObject({ id: "v1~x5", row: 5 });
    expect(after.view.doubles.map(({ id }) => id).toSorted()).toEqual(["v1~s1", "v1~s2"]);
  });

  it("is matched anew where another column is the name, and not by another type", () => {
    const { rows, survey, answers } = open(lines);
    const retype = (id: string, type: "skip" | "text") =>
      changeQuestions(
        survey,
        survey.questions.map((each) => (each.id === id ? { ...each, type } : each)),
        answers,
        of,
      );

    expect(retype("q3", "text")).toHaveLength(1);
    const byNumber = readAll(layChanges(rows, retype("q2", "skip")));
    expect(byNumber.view.byStudent.get("s10")).toMatchObject({ state: "likely", row: 2 });
    const open1 = layChanges(rows, retype("q2", "skip"));
    const unnamed = changeQuestions(
      byNumber.survey,
      byNumber.survey.questions.map((each) =>
        each.id === "q1" ? { ...each, type: "skip" } : each,
      ),
      byNumber.answers,
      of,
    );
    const { view } = readAll(layChanges(open1, unnamed));
    expect(view.survey.anonymous).toBe(true);
    expect([view.missing.length, view.asked.length, view.counted.length]).toEqual([0, 0, 5]);
  });
});

describe("what was answered", () => {
  const answer = (row: number, values: Readonly<Record<string, string>>): KeptAnswer => ({
    id: `v1~s${row}`,
    surveyId: "v1",
    row,
    studentId: `s${row}`,
    values,
    state: "sure",
  });
  const count = (
    type: "single" | "multi" | "scale" | "text" | "pupils",
    values: readonly string[],
    options?: readonly string[],
  ) =>
    sumQuestion(
      { id: "q1", head: "물음", type, ...(options && { options }) },
      values.map((value, at) => answer(at + 1, { q1: value })),
      { members: names.map((name, at) => ({ id: `s${at + 1}`, number: at + 1, name })) },
    );

  it("is counted by option, also one that nobody chose", () => {
    const { bars } = count("multi", ["가, 나", "나"], ["가", "나", "다"]);
    expect(bars.map(({ option, answers }) => [option, answers.length])).toEqual([
      ["나", 2],
      ["가", 1],
      ["다", 0],
    ]);
  });

  it.each([
    [
      ["1,000원", "2,000원", "1,000원", "3,000원"],
      ["1,000원 2", "2,000원 1", "3,000원 1"],
    ],
    [
      ["A, B;C", "C", "A, B", "A, B;C"],
      ["A, B 3", "C 3"],
    ],
    [
      ["네, 좋아요", "네, 싫어요", "아니요", "네, 좋아요"],
      ["네, 좋아요 2", "네, 싫어요 1", "아니요 1"],
    ],
  ])("several choices %j are the bars %j", (values, expected) => {
    const { bars } = count("multi", values, findOptions(values));
    expect(bars.map(({ option, answers }) => `${option} ${answers.length}`)).toEqual(expected);
  });

  it("has the middle of a scale, in digits and in words", () => {
    const { median, bars } = count("scale", ["1", "매우 그렇다", "4", "3점"]);
    expect(median).toBe(3.5);
    expect(bars.map(({ answers }) => answers.length)).toEqual([1, 0, 1, 1, 1]);
  });

  it("counts words of texts without their particles", () => {
    expect(
      count("text", ["무대를 좋아해요", "무대에서 노래", "노래 노래가 좋아요", ""]).words,
    ).toEqual([
      { word: "노래", count: 2 },
      { word: "무대", count: 2 },
    ]);
  });

  it("cuts no word that ends like a particle", () => {
    const texts = ["오프라인 고양이", "오프라인에서 친구도", "고양이를 친구랑", "무대가 고양이"];
    expect(count("text", texts).words).toEqual([
      { word: "고양이", count: 3 },
      { word: "오프라인", count: 2 },
      { word: "친구", count: 2 },
    ]);
  });

  it("reads pupils by full and given names", () => {
    const { bars } = count("pupils", ["문채원, 로운이", "채원", "엄마"]);
    expect(bars.map(({ option, answers }) => [option, answers.length])).toEqual([
      ["문채원", 2],
      ["이로운", 1],
      ["엄마", 1],
    ]);
  });
});

it("stands in the archive with all that was written", () => {
  const survey = {
    id: "v1",
    title: "음악회",
    source: "file",
    questions: [
      { id: "q1", head: "이름", type: "name" },
      { id: "q2", head: "역할", type: "single", options: ["무대"] },
    ],
    doubles: "last",
  };
  const known = {
    id: "v1~s3",
    surveyId: "v1",
    row: 1,
    studentId: "s3",
    values: { q1: "나윤이", q2: "무대" },
    typed: { name: "나윤이", number: "" },
    state: "likely",
    at: Date.parse("2026-11-20T00:12:00Z"),
  };
  const rows = {
    survey: [survey],
    answer: [known, { ...known, id: "v2~x2", surveyId: "v2", studentId: null, at: null }],
  };

  expect(listSheetLines(toSheet(surveyRecord), rows)).toEqual([
    "음악회|이름 (이름)\n역할 (하나 고르기)|",
  ]);
  expect(listSheetLines(toSheet(answerRecord), rows)).toEqual([
    "음악회|3|김나윤|나윤이||2026-11-20 09:12|역할: 무대|이름: 나윤이",
    "지운 설문|||나윤이||||q1: 나윤이\nq2: 무대",
  ]);
});

test.each([
  ["겨울 음악회 설문(응답) - 시트1.csv", "겨울 음악회 설문"],
  ["체험학습(1-26).xlsx", "체험학습"],
  [".csv", "이름 없는 설문"],
])("%s is 「%s」", (file, title) => {
  expect(toSurveyTitle(file)).toBe(title);
});

it("has answers of several lines in a file of its own kind", () => {
  expect(splitFormText('\ufeff이름;말\r\n강도윤;"하나\r\n둘; 셋"\r\n')).toEqual([
    ["이름", "말"],
    ["강도윤", "하나\n둘; 셋"],
  ]);
});
