import {
  aiCallKind,
  aiDraftKind,
  toDraftText,
  type AiCall,
  type AiDraft,
} from "@damim/domain/ai-writing/ai-draft.ts";
import {
  aiPurposeLabels,
  WHOLE_CLASS,
  type AiPurpose,
} from "@damim/domain/ai-writing/ai-purpose.ts";
import { dayWords, type FieldWords, type RecordWords } from "../../kit/record/record-words.ts";

const purpose: FieldWords = {
  label: "쓸 글",
  describe: (value) =>
    typeof value === "string" ? aiPurposeLabels[value as AiPurpose] : undefined,
};
const figure = (label: string): FieldWords => ({
  label,
  describe: (value) => (typeof value === "number" ? value.toLocaleString("ko") : undefined),
});

export const aiDraftWords: RecordWords<AiDraft> = {
  kind: aiDraftKind,
  sort: "AI 초안",
  toSubject({ id }, nameStudent) {
    const [, who = ""] = id.split("~");
    return who === WHOLE_CLASS ? "우리 반 AI 초안" : `${nameStudent(who)} AI 초안`;
  },
  fields: {
    sentences: {
      label: "초안",
      describe: (value) =>
        Array.isArray(value) ? toDraftText(value as AiDraft["sentences"]) : undefined,
    },
    purpose,
    usedOn: dayWords("글로 옮긴 날"),
    memoId: undefined,
    item: undefined,
    callId: undefined,
    studentId: undefined,
  },
};

export const aiCallWords: RecordWords<AiCall> = {
  kind: aiCallKind,
  sort: "AI 호출",
  toSubject: () => "AI 호출",
  fields: {
    model: { label: "모델" },
    host: { label: "보낸 곳" },
    purpose,
    tokensIn: figure("보낸 토큰"),
    tokensOut: figure("받은 토큰"),
    isAbout: undefined,
    ms: undefined,
    state: undefined,
    request: undefined,
    answer: undefined,
  },
  trash: { isLeftOut: true },
};
