import { readFileSync } from "node:fs";
import {
  aiPurposes,
  isRecordPurpose,
  type AiPurpose,
} from "@damim/domain/ai-writing/ai-purpose.ts";
import { aiEventSchema } from "@damim/domain/ai-writing/ai-wire.ts";
import { askShorter, buildPrompt, type AiFact } from "@damim/domain/ai-writing/build-prompt.ts";
import { toDraftSentences } from "@damim/domain/ai-writing/draft-sentences.ts";
import { judgeSentence } from "@damim/domain/ai-writing/judge-sentence.ts";
import {
  listConsultFacts,
  listLetterFacts,
  listPupilFacts,
  listSurveyFacts,
} from "@damim/domain/ai-writing/list-facts.ts";
import { readAnswer } from "@damim/domain/ai-writing/read-answer.ts";
import { createEventReader } from "@damim/domain/ai-writing/read-events.ts";
import { createVeilTable } from "@damim/domain/names/veil-table.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { buildServerBrowser, buildStudentOp, buildTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { openAiStandIn, type AiStandIn } from "../testing/open-ai-stand-in.ts";
import { openReportService } from "../testing/open-report-service.ts";

const MARKER = "한비밀";
const DAY = "2026-11-19";
/** As a record may name somebody: with endings, in a word, with blanks, beside a number, after a title. */
const namings = [
  `${MARKER}이 친구를 도움`,
  `비밀이가 함`,
  `"${MARKER}", 새${MARKER}조각`,
  "한 비 밀 학생",
  "비밀초등학교 1번이",
  `${MARKER} 어머니 010-1234-5678 mom@example.com`,
];

const survey = {
  id: "v1",
  title: `${MARKER}네 반 설문`,
  source: "paste" as const,
  questions: [{ id: "q1", head: `${MARKER}에게`, type: "text" as const }],
  doubles: "last" as const,
};

/** Every kind of row that AI매니저 reads, with the marker in each of its texts. */
function listFacts(kind: string, text: string): readonly AiFact[] {
  const answer = { id: "v1~s1", surveyId: "v1", row: 1, studentId: "s1", state: "sure" as const };
  const none = { notes: [], cards: [], answers: [], surveys: new Map() };
  const note = { id: "n1", studentId: "s1", day: DAY, area: `${MARKER} 생활`, text } as const;
  const card = { id: "c1", studentId: "s1", day: DAY, roomTitle: `${MARKER}의 방`, text } as const;
  const consult = {
    id: `${DAY}~s1~u`,
    day: DAY,
    studentIds: ["s1"],
    who: "guardian",
    way: "phone",
    body: text,
    followUp: text,
  } as const;
  const said = { ...answer, values: { q1: text } };
  switch (kind) {
    case "note":
      return listPupilFacts({ ...none, notes: [note] }, "s1");
    case "padKeepsake":
      return listPupilFacts({ ...none, cards: [card] }, "s1");
    case "answer":
      return listPupilFacts({ ...none, answers: [said], surveys: new Map([["v1", survey]]) }, "s1");
    case "survey":
      return listSurveyFacts(
        [said],
        survey,
        survey.questions[0] ?? { id: "", head: "", type: "text" },
      );
    case "consult":
      return listConsultFacts([consult], "s1");
    default:
      return listLetterFacts(text, DAY);
  }
}
const sources: readonly (readonly [kind: string, purposes: readonly AiPurpose[]])[] = [
  ["note", ["behavior", "subject"]],
  ["padKeepsake", ["behavior", "subject"]],
  ["answer", ["behavior", "subject"]],
  ["survey", ["survey"]],
  ["consult", ["consult"]],
  ["own lines", ["letter"]],
];

const table = () =>
  createVeilTable({
    students: [{ number: 1, name: MARKER }],
    words: [{ label: "학교", word: "비밀초등학교" }],
  });

let standIn: AiStandIn;
let server: TestServer;
let ask: (messages: unknown) => Promise<Response>;
let reports: Awaited<ReturnType<typeof openReportService>>;
beforeEach(async () => {
  standIn = await openAiStandIn();
  reports = await openReportService();
  server = await buildTestServer("sqlite", {
    env: { DAMIM_AI_URL: standIn.url, DAMIM_AI_MODEL: "kanana", SENTRY_DSN: reports.dsn },
    deps: { fetchOutside: fetch },
  });
  const teacher = await buildTeacher(buildServerBrowser(server));
  const ops = [buildStudentOp(1, toStamp(Date.now(), 0, "d1"), { name: MARKER })];
  await teacher.push(`t/${teacher.uid}/2026`, ops);
  ask = (messages) => teacher.post("api/ai/complete", { messages });
});
afterEach(async () => {
  await server.close();
  await reports.close();
  await standIn.close();
});

async function readText(response: Response): Promise<string> {
  return createEventReader()(await response.text())
    .map((data) => v.parse(aiEventSchema, JSON.parse(data)))
    .map((event) => ("text" in event ? event.text : ""))
    .join("");
}

it("has a source for every purpose", () => {
  expect([...new Set(sources.flatMap(([, purposes]) => purposes))].sort()).toEqual(
    [...aiPurposes].sort(),
  );
});

describe.each(sources)("names in %s", (kind, purposes) => {
  it("are in no byte that the model gets, in no line of the log and in no report", async () => {
    let count = 0;
    for (const purpose of purposes)
      for (const length of ["short", "full"] as const)
        for (const text of namings) {
          const names = table();
          const facts = listFacts(kind, text);
          const prompt = buildPrompt(facts, { purpose, length, limitBytes: 900 }, names);
          const sentences = facts.map(({ id }) => ({ text, from: [id] }));
          const shorter = askShorter(prompt, sentences, { limitBytes: 300, table: names });
          standIn.mode = "echo";
          for (const { messages } of [prompt, shorter]) {
            expect(await readText(await ask(messages)), text).not.toBe("");
            count += 1;
          }
          // It is tried again after the model failed; what is told of that has no words either.
          standIn.mode = "broken";
          expect((await ask(prompt.messages)).status).toBe(503);
          count += 1;
        }

    expect(standIn.requests).toHaveLength(count);
    const seen =
      Buffer.concat([...standIn.requests]).toString() +
      server.logLines.join("\n") +
      JSON.stringify(reports.requests);
    const hidden = [MARKER, "비밀이가", "비밀초", "한 비 밀", "1234-5678", "mom@example"];
    for (const word of hidden)
      for (const form of [word, word.normalize("NFD"), encodeURIComponent(word)])
        expect(seen, form).not.toContain(form);
  });
});

describe("a model that is led astray", () => {
  // The golden file is ours.
  const hostile = JSON.parse(
    readFileSync(
      new URL("../../../../packages/domain/src/ai-writing/golden-hostile.json", import.meta.url),
      "utf8",
    ),
  ) as readonly string[];
  const facts: readonly AiFact[] = [
    { id: "n1", day: DAY, area: "생활", text: "친구의 발표를 도움." },
    ...hostile.map((text, at): AiFact => ({
      id: `h${at}`,
      day: DAY,
      area: "설문",
      text,
      byPupil: true,
    })),
  ];
  const byId = new Map(facts.map((fact) => [fact.id, fact]));

  it.each(["obeys", "invents-tokens", "invents-refs"] as const)(
    "and %s brings nothing into a draft that is not marked",
    async (mode) => {
      standIn.mode = mode;
      const names = table();
      for (const purpose of aiPurposes) {
        const about = { purpose, length: "full", limitBytes: 900 } as const;
        const prompt = buildPrompt(facts, about, names);
        const { sentences } = readAnswer(await readText(await ask(prompt.messages)));
        expect(sentences.length).toBeGreaterThan(1);
        const judged = toDraftSentences(sentences, prompt.facts, names).map((sentence) =>
          judgeSentence(sentence, byId, names, { isRecord: isRecordPurpose(purpose) }),
        );
        for (const { sentence, problems } of judged) {
          expect(problems, sentence.text).not.toEqual([]);
          expect(sentence.text).not.toMatch(/<[a-z]|https?:/iu);
        }
      }
    },
  );
});
