import * as v from "valibot";
import { LARGEST_STUDENT_NUMBER } from "../student/student.ts";
import { fileId, idText, numberBetween, optional } from "../record/schema-parts.ts";
import { LONGEST_BOX_CHARACTERS, MOST_LETTER_FILES } from "./capsule.ts";

const base64url = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]*$/), v.minLength(least), v.maxLength(most));
const iv = base64url(16, 16);

/** Of a `CapsuleLetter`. Strict: no word of it lies in the clear. */
export const capsuleLetterSchema = v.strictObject({
  capsule: idText,
  number: v.pipe(numberBetween(0, LARGEST_STUDENT_NUMBER), v.integer()),
  // A P-256 point is 65 bytes, the tag of AES-GCM 16.
  box: v.strictObject({ e: base64url(87, 87), iv, c: base64url(22, LONGEST_BOX_CHARACTERS) }),
  files: optional(
    v.pipe(v.array(v.strictObject({ id: fileId, iv })), v.maxLength(MOST_LETTER_FILES)),
  ),
});
