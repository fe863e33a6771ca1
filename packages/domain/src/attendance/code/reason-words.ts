import type { AttendanceReason } from "./attendance-code.ts";
import { fitsReason } from "./sub-reason.ts";

/** Words that say the reason itself. 무단 is the word before 2019; it is read, never written. */
const explicitWords: Readonly<Record<string, AttendanceReason>> = {
  질병: "illness",
  병: "illness",
  미인정: "unexcused",
  무단: "unexcused",
  기타: "other",
  출석인정: "excused",
  인정: "excused",
};

/**
 * What a word of the 사유 says about the reason. 독감 and the like may be 질병 or, as 등교중지, 출석인정: the
 * teacher decides (훈령 별표 8; domain facts 1.5). Words that depend on more, such as 결혼식, stand nowhere.
 */
const stemsByReasons: readonly (readonly [readonly AttendanceReason[], readonly string[]])[] = [
  [
    ["illness"],
    "병원 입원 수술 진료 통원 감기 몸살 열 고열 미열 두통 복통 요통 배탈 장염 위염 치통 편도염 중이염 비염 천식 아토피 기침 콧물 구토 설사 멀미 골절 염좌 화상 부상 빈혈 어지럼증 어지러움 치과 안과 내과 외과 소아과 이비인후과 정형외과 피부과 한의원 응급실 아픔 아파서 아파요 아프다고".split(
      " ",
    ),
  ],
  [["unexcused"], "늦잠 가출 출석정지 등교거부".split(" ")],
  [["other"], "가사 간병".split(" ")],
  [
    ["excused"],
    "체험학습 교외체험학습 현장체험학습 등교중지 경조사 생리통 생리 천재지변 숙려제 부친상 모친상 조부상 조모상 외조부상 외조모상".split(
      " ",
    ),
  ],
  [
    ["illness", "excused"],
    "독감 인플루엔자 코로나 코로나19 수두 볼거리 수족구 수족구병 결막염 유행성결막염 노로 노로바이러스 백일해 성홍열 홍역 풍진".split(
      " ",
    ),
  ],
];
const reasonsByStem = new Map(
  stemsByReasons.flatMap(([reasons, stems]) => stems.map((stem) => [stem, reasons] as const)),
);
const endings =
  /(?:에서|에|으로|로|이라서|이라|라서|때문에|때문|가서|가느라|이|가|을|를|은|는|도|나서|남|함|감|중)$/;

/** `findExplicitReason("무단")` is "unexcused". */
export function findExplicitReason(word: string): AttendanceReason | undefined {
  const bare = word.replaceAll(/\s/gu, "");
  return Object.hasOwn(explicitWords, bare) ? explicitWords[bare] : undefined;
}

/**
 * The reasons that words of a 사유 leave open; nothing when they say nothing about it. Words that
 * contradict each other leave all their reasons open.
 *
 * ```ts
 * findReasonsOfNote(["병원"]); // ["illness"]
 * findReasonsOfNote(["독감"]); // ["illness", "excused"]
 * ```
 */
export function findReasonsOfNote(words: readonly string[]): readonly AttendanceReason[] {
  const found = words.map(findReasonsOfWord).filter((reasons) => reasons !== undefined);
  return [...new Set(found.flat())];
}

function findReasonsOfWord(word: string): readonly AttendanceReason[] | undefined {
  return reasonsByStem.get(word) ?? reasonsByStem.get(word.replace(endings, ""));
}

/** Words of a 사유 that name a sub-reason as well. */
const subReasonByStem: Readonly<Record<string, string>> = {
  체험학습: "fieldStudy",
  교외체험학습: "fieldStudy",
  현장체험학습: "fieldStudy",
  등교중지: "quarantineLeave",
  생리통: "menstrualLeave",
  생리: "menstrualLeave",
  천재지변: "disaster",
  숙려제: "deliberation",
  출석정지: "suspension",
  등교거부: "refusal",
  가출: "refusal",
  간병: "familyCare",
  ...Object.fromEntries(
    ["경조사", "부친상", "모친상", "조부상", "조모상", "외조부상", "외조모상"].map((stem) => [
      stem,
      "familyEvent",
    ]),
  ),
};

/**
 * The sub-reason that words of a 사유 name: 「체험학습」 is fieldStudy. Nothing where they name none, or one of
 * another reason.
 */
export function findSubReasonOfNote(note: string, reason: AttendanceReason): string | undefined {
  for (const word of note.split(/[\s,·]+/)) {
    const stem = [word, word.replace(endings, "")].find((each) =>
      Object.hasOwn(subReasonByStem, each),
    );
    const id = stem === undefined ? undefined : subReasonByStem[stem];
    if (id && fitsReason(id, reason)) return id;
  }
  return undefined;
}
