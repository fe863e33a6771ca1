import { isNamed, listCompanies, listProcessors, toMissingWords } from "./companies.ts";
import { processorWords, type CouncilFacts, type ProcessorName } from "./processors.ts";
import type { TrustFacts } from "./trust-facts.ts";

/** The law that asks, where our shortened words of it come from, and when they were read. */
export const councilLaw = {
  law: "초·중등교육법 제29조의2",
  seen: "2026-11",
  note: "문항은 2025년 12월의 언론과 공공기관 안내를 줄인 것이고 공식 서식이 아니에요.",
  foot: "학교와 교육청의 서식이 먼저예요.",
} as const;

/** The twelve articles of the privacy policy; their numbers never change. */
export const policyArticles = [
  "수집·이용 목적",
  "처리하는 항목",
  "보유·이용 기간",
  "제3자 제공",
  "처리 위탁",
  "국외 이전",
  "파기 절차와 방법",
  "정보주체와 보호자의 권리와 행사 방법",
  "만 14세 미만 아동",
  "안전성 확보 조치",
  "개인정보 보호책임자",
  "처리방침의 변경",
] as const;

export const councilQuestions = {
  "1-1": { area: "최소 처리", question: "꼭 필요한 개인정보만 처리하는가", article: 2 },
  "1-2": { area: "최소 처리", question: "수집·이용 목적을 밝혔는가", article: 1 },
  "1-3": { area: "최소 처리", question: "항목과 보유 기간을 밝혔는가", article: 3 },
  "2-1": { area: "안전조치", question: "안전성 확보에 필요한 조치를 밝혔는가", article: 10 },
  "3-1": { area: "권리", question: "열람·정정·삭제·처리정지 방법을 안내하는가", article: 8 },
  "4-1": { area: "아동", question: "만 14세 미만 아동의 보호 절차가 있는가", article: 9 },
  "5-1": { area: "책임", question: "개인정보 보호책임자를 안내하는가", article: 11 },
  "5-2": { area: "제공", question: "제3자 제공을 밝혔는가 (있을 때)", article: 4 },
  "5-3": { area: "위탁", question: "처리 위탁을 밝혔는가 (있을 때)", article: 5 },
} as const;

export type QuestionId = keyof typeof councilQuestions;

export const answerWords = { yes: "예", no: "아니요", "not-applicable": "해당 없음" } as const;

export const todoWords = {
  "set-https": "DAMIM_ORIGIN에 https 주소를 정하거나 인증서를 넣어 주세요.",
  "name-officer": "보호책임자와 연락처를 적어 주세요.",
  "choose-under-14": "만 14세 미만의 보호자 동의를 어떻게 받는지 정해 주세요.",
  "name-processors": "맡은 업체의 이름과 나라를 적어 주세요.",
} as const;

const ownEvidence = {
  "data-map": "다루는 항목과 목적을 기록 종류마다 적어 두었어요.",
  "numbers-only": "이름 없이 번호만 써요.",
  retention: "항목마다 보유 기간을 정해 두었어요.",
  measures: "안전한 주소(https), 접속 기록 2년, 백업, 기기별 잠금이 있어요.",
  "measures-with-plain-pads":
    "안전한 주소(https), 접속 기록 2년, 백업이 있어요. 학생 패드는 학교 안에서 http로도 들어올 수 있어요.",
  "plain-http": "기기가 스스로 믿는 인증서가 있는 주소(https)가 아직 없어요.",
  "rights-screens":
    "선생님 화면에서 보고, 고치고, 내려받고, 지울 수 있고 요구할 곳을 적어 두었어요.",
  "rights-without-contact": "화면은 있지만 요구할 곳을 아직 적지 않았어요.",
  "consent-form": "보호자 안내·동의서를 받고 써요.",
  officer: "이름과 연락처를 적어 두었어요.",
  "no-third-party": "제3자에게 주지 않아요.",
  "no-processor": "맡기는 곳이 없어요.",
  none: "아직 적지 않았어요.",
} as const;

type Evidence = keyof typeof ownEvidence | ProcessorName;
type Todo = keyof typeof todoWords;

export interface CouncilAnswer {
  readonly id: QuestionId;
  readonly answer: keyof typeof answerWords;
  readonly article: number;
  readonly evidence: Evidence;
  readonly todo?: Todo;
}

/**
 * The nine answers that a teacher brings to the council, each by what this server really does. Nothing is 「예」 by hope.
 *
 * ```ts
 * answerCouncil({ https: false })[6]; // { id: "5-1", answer: "no", article: 11, evidence: "none", todo: "name-officer" }
 * ```
 */
export function answerCouncil(facts: CouncilFacts): readonly CouncilAnswer[] {
  const { officer, https, lanPads, numbersOnly, under14, named = [] } = facts;
  const processors = listProcessors(facts);
  const unnamed = processors.find((name) => !named.includes(name));
  const isNameless = under14 === "no-names" && numbersOnly === true;
  return [
    say("1-1", "yes", numbersOnly ? "numbers-only" : "data-map"),
    say("1-2", "yes", "data-map"),
    say("1-3", "yes", "retention"),
    https
      ? say("2-1", "yes", lanPads ? "measures-with-plain-pads" : "measures")
      : say("2-1", "no", "plain-http", "set-https"),
    officer
      ? say("3-1", "yes", "rights-screens")
      : say("3-1", "no", "rights-without-contact", "name-officer"),
    under14 === "consent" || isNameless
      ? say("4-1", "yes", isNameless ? "numbers-only" : "consent-form")
      : say("4-1", "no", "none", "choose-under-14"),
    officer ? say("5-1", "yes", "officer") : say("5-1", "no", "none", "name-officer"),
    say("5-2", "not-applicable", "no-third-party"),
    unnamed
      ? say("5-3", "no", unnamed, "name-processors")
      : processors[0]
        ? say("5-3", "yes", processors[0])
        : say("5-3", "not-applicable", "no-processor"),
  ];
}

function say(
  id: QuestionId,
  answer: CouncilAnswer["answer"],
  evidence: Evidence,
  todo?: Todo,
): CouncilAnswer {
  const { article } = councilQuestions[id];
  return { id, answer, article, evidence, ...(todo && { todo }) };
}

/** The evidence in a sentence; of processors which they are, or what of them nobody typed yet. */
export function toEvidenceWords({ evidence, answer }: CouncilAnswer, facts: TrustFacts): string {
  if (!isProcessor(evidence)) return ownEvidence[evidence];
  if (answer === "yes") {
    const those = listProcessors(facts).map((name) => processorWords[name].label);
    return `${those.join(", ")}: 업체와 나라를 적어 두었어요.`;
  }
  const missing = listCompanies(facts).filter((company) => !isNamed(company));
  return `아직 적지 않은 것: ${missing.map(toMissingWords).join(", ")}`;
}

function isProcessor(evidence: Evidence): evidence is ProcessorName {
  return evidence in processorWords;
}
