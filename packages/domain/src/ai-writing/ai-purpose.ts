/** What is written. The first two go into the school's record, where no name may stand. */
export type AiPurpose = (typeof aiPurposes)[number];
export const aiPurposes = ["behavior", "subject", "letter", "consult", "survey"] as const;

export const aiPurposeLabels: Readonly<Record<AiPurpose, string>> = {
  behavior: "행동특성",
  subject: "세특·창체",
  letter: "가정통신문",
  consult: "상담 정리",
  survey: "설문 요약",
};

/** Whether it goes into the school's record: no name in it, and nothing that pupils' words alone say. */
export function isRecordPurpose(purpose: AiPurpose): boolean {
  return purpose === "behavior" || purpose === "subject";
}

/** Stands in the id of a draft for its pupil, where it is of the whole class. */
export const WHOLE_CLASS = "class";

/** Of one prompt: the records of a year. */
export const MOST_FACTS = 60;
