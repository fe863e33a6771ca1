import {
  answerCouncil,
  answerWords,
  councilLaw,
  councilQuestions,
  toEvidenceWords,
  todoWords,
  type QuestionId,
} from "./answer-council.ts";
import { dataTopics } from "./data-topics.ts";
import { orGap, toList, toText, type Paper } from "./paper.ts";
import { toSpanWords } from "./retention.ts";
import { listProcessors, processorWords, type TrustFacts } from "./trust-facts.ts";

/** 필수기준 자가점검표: the nine questions with answer, article, evidence and what is to be done. */
export function writeCheckList(facts: TrustFacts): Paper {
  const questions: Readonly<
    Record<QuestionId, { readonly area: string; readonly question: string }>
  > = councilQuestions;
  return {
    title: "필수기준 자가점검표",
    sections: [
      {
        title: "학습지원 소프트웨어 「담임」",
        blocks: [
          toText(
            `${orGap(facts.typed.institution)} · ${councilLaw.law} (${councilLaw.seen.replace("-", "년 ")}월에 확인). ${councilLaw.note}`,
          ),
          {
            type: "table",
            label: "필수기준 자가점검",
            heads: ["번호", "영역", "문항", "답", "처리방침", "근거", "할 일"],
            rows: answerCouncil(facts).map((answer) => [
              answer.id,
              questions[answer.id].area,
              questions[answer.id].question,
              answerWords[answer.answer],
              `제${answer.article}조`,
              toEvidenceWords(answer, facts),
              answer.todo ? todoWords[answer.todo] : "",
            ]),
          },
        ],
      },
    ],
  };
}

const BOX = "☐";

/** 보호자 안내·동의서 on one sheet, in easy words; filled in with a pen. */
export function writeConsent(facts: TrustFacts): Paper {
  const { typed, backupKeep } = facts;
  const { roster, guardian, health, attendance, observed } = dataTopics;
  const kept = toSpanWords("year-records", backupKeep);
  const elsewhere = listProcessors(facts).map((name) => {
    const { label, gets } = processorWords[name];
    const { name: company, country } = typed.processors[name] ?? {};
    return `${label} ${orGap(company)} (${orGap(country)}): ${gets}`;
  });
  return {
    title: "보호자 안내·동의서",
    sections: [
      {
        title: "무엇을 왜 적나요",
        blocks: [
          toText(
            `${orGap(typed.institution)}의 담임 선생님은 학급 일을 「담임」이라는 프로그램에 적어요. 아래만 적고, 학급 일에만 써요.`,
          ),
          {
            type: "table",
            label: "동의를 구하는 항목",
            heads: ["항목", "왜", "언제까지"],
            rows: [
              [`${roster.items}`, roster.purpose, kept],
              [`보호자 ${guardian.items}`, guardian.purpose, kept],
              [attendance.items, attendance.purpose, kept],
              [observed.items, observed.purpose, kept],
              [`${health.items} (민감정보, 따로 동의해요)`, health.purpose, kept],
            ],
          },
        ],
      },
      {
        title: "누가 보고, 어디로 가나요",
        blocks: [
          toList([
            "적은 선생님만 봐요. 다른 곳에 주지 않아요.",
            ...(elsewhere.length > 0 ? elsewhere : ["맡기는 곳이 없어요. 이 서버 안에만 있어요."]),
          ]),
        ],
      },
      {
        title: "동의하지 않아도 괜찮아요",
        blocks: [
          toText(
            `동의하지 않으면 번호만 써요. 수업과 평가에 아무런 불이익이 없어요. 나중에 거두어도 돼요: ${orGap(typed.officer)} (${orGap(typed.contact)}). 자세한 것은 「개인정보 처리방침」에 있어요.`,
          ),
          {
            type: "pen",
            lines: [
              `개인정보를 모으고 쓰는 데   ${BOX} 동의해요   ${BOX} 동의하지 않아요`,
              `민감정보(건강·알레르기)를 모으고 쓰는 데   ${BOX} 동의해요   ${BOX} 동의하지 않아요`,
              "____학년 ____반 ____번   학생 이름 ______________",
              "20____년 ____월 ____일   보호자 성함 ______________ (서명)",
            ],
          },
        ],
      },
    ],
  };
}
