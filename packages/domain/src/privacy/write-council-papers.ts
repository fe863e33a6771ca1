import {
  answerCouncil,
  answerWords,
  councilLaw,
  councilQuestions,
  toEvidenceWords,
  todoWords,
  type QuestionId,
} from "./answer-council.ts";
import { dataTopics } from "../data-map/data-topics.ts";
import { orGap, toCompanyLine, toList, toText, type Paper } from "./paper.ts";
import { toSpanWords } from "../data-map/retention.ts";
import { listCompanies } from "./companies.ts";
import type { TrustFacts } from "./trust-facts.ts";

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

/**
 * 보호자 안내·동의서 on one sheet, in easy words; filled in with a pen. All that is kept of pupils and guardians stands in
 * it, and what may be sensitive is asked for by itself.
 */
export function writeConsent(facts: TrustFacts): Paper {
  const { typed } = facts;
  const asked = facts.topics
    .map((name) => dataTopics[name])
    .filter(({ whose }) => whose !== "선생님");
  const lines = asked.toSorted((a, b) => Number(a.isSensitive) - Number(b.isSensitive));
  const elsewhere = listCompanies(facts).map(toCompanyLine);
  return {
    title: "보호자 안내·동의서",
    sections: [
      {
        title: "무엇을 왜 적나요",
        blocks: [
          toText(
            `${orGap(typed.institution)}의 담임 선생님은 학급 일을 「담임」이라는 프로그램에 적어요. 아래에서 그때 필요한 것만 적고, 학급 일에만 써요. ★은 민감할 수 있는 정보예요.`,
          ),
          {
            type: "table",
            label: "동의를 구하는 항목",
            heads: ["무엇", "항목", "왜", "언제까지"],
            rows: [
              ...lines.map(({ name, items, purpose, until, isSensitive }) => [
                isSensitive ? `★ ${name}` : name,
                items,
                purpose,
                toSpanWords(until, facts),
              ]),
              [
                "백업",
                "위의 모든 것의 사본",
                "자료를 잃지 않으려고",
                toSpanWords("backups", facts),
              ],
            ],
          },
        ],
      },
      {
        title: "누가 보고, 어디로 가나요",
        blocks: [
          toList([
            `보는 사람: ${[...new Set(asked.map(({ seenBy }) => seenBy))].join(", ")}. 제3자에게 주지 않아요.`,
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
              `★ 민감할 수 있는 정보를 모으고 쓰는 데   ${BOX} 동의해요   ${BOX} 동의하지 않아요`,
              "______학년 ______반 ______번   학생 이름 ____________________",
              "20____년 ____월 ____일   보호자 성함 ____________________ (서명)",
            ],
          },
        ],
      },
    ],
  };
}
