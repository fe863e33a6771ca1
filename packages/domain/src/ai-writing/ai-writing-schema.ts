import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { idText, instant, optional, studentIdText, textUpTo } from "../record/schema-parts.ts";
import {
  LONGEST_CALL_CHARACTERS,
  LONGEST_EVIDENCE_CHARACTERS,
  LONGEST_SENTENCE_CHARACTERS,
  MOST_SENTENCES,
} from "./ai-draft.ts";
import { aiPurposes, MOST_FACTS } from "./ai-purpose.ts";

const purpose = v.picklist(aiPurposes);
const rowId = textUpTo(200);

/** Of an `AiDraft`. */
export const aiDraftSchema = v.looseObject({
  studentId: optional(studentIdText),
  purpose,
  memoId: optional(idText),
  item: optional(rowId),
  sentences: v.pipe(
    v.array(
      v.strictObject({
        text: textUpTo(LONGEST_SENTENCE_CHARACTERS),
        from: v.pipe(v.array(rowId), v.maxLength(MOST_FACTS)),
        byPupil: v.exactOptional(v.boolean()),
        evidence: v.exactOptional(textUpTo(LONGEST_EVIDENCE_CHARACTERS)),
      }),
    ),
    v.maxLength(MOST_SENTENCES),
  ),
  callId: optional(rowId),
  usedOn: optional(calendarDaySchema),
});

/** Of an `AiCall`. */
export const aiCallSchema = v.looseObject({
  model: textUpTo(200),
  host: textUpTo(300),
  purpose,
  tokensIn: instant,
  tokensOut: instant,
  isAbout: optional(v.boolean()),
  ms: instant,
  state: v.picklist(["done", "cut", "refused"]),
  request: optional(textUpTo(LONGEST_CALL_CHARACTERS)),
  answer: optional(textUpTo(LONGEST_CALL_CHARACTERS)),
});
