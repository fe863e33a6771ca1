import { toKoreanDate } from "../calendar-day/korean-day.ts";
import { councilDecisions, type CouncilPack } from "./council-pack-record.ts";
import { sayDrift } from "./diff-facts.ts";
import { toList, toText, type Paper } from "./paper.ts";
import { toFactsCode, type TrustFacts } from "./trust-facts.ts";

/** A notice to the school: what this server does otherwise than the papers said that its council passed. */
export function writeDriftNotice(decided: CouncilPack, today: TrustFacts): Paper {
  const { decidedOn, decision, madeOn, facts, factsHash } = decided;
  return {
    title: "심의 뒤에 바뀐 것 알림",
    sections: [
      {
        title: "1. 심의한 자료",
        blocks: [
          {
            type: "table",
            label: "심의한 자료",
            heads: ["항목", "내용"],
            rows: [
              ["인쇄한 날", toKoreanDate(madeOn)],
              ...(decidedOn ? [["심의한 날", toKoreanDate(decidedOn)]] : []),
              ...(decision ? [["결과", councilDecisions[decision]]] : []),
              ["사실 코드", toFactsCode(factsHash)],
            ],
          },
        ],
      },
      { title: "2. 그 뒤에 바뀐 것", blocks: [toList(sayDrift(facts, today))] },
      {
        title: "3. 붙임",
        blocks: [
          toText("지금의 설정으로 쓴 필수기준 자가점검표와 개인정보 처리방침을 함께 내요."),
          toText("다시 심의할지는 학교가 정해요."),
          { type: "pen", lines: ["낸 사람                                        (서명)"] },
        ],
      },
    ],
  };
}
