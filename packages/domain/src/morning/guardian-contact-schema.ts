import * as v from "valibot";
import { clockTime, optional, textUpTo } from "../record/schema-parts.ts";
import {
  CONTACT_RESULTS,
  CONTACT_WAYS,
  LONGEST_CONTACT_NOTE_CHARACTERS,
} from "./guardian-contact.ts";

/** Of a `GuardianContact`. */
export const guardianContactSchema = v.looseObject({
  at: clockTime,
  how: v.picklist(CONTACT_WAYS),
  result: optional(v.picklist(CONTACT_RESULTS)),
  note: optional(textUpTo(LONGEST_CONTACT_NOTE_CHARACTERS)),
});
