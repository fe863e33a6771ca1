import { ok, refuse, type Result } from "../../base/result.ts";
import type { Student } from "../../student/student.ts";
import { LONGEST_PHONE_CHARACTERS } from "../../student/student-facts.ts";
import type { CellRefusal } from "./row-refusal.ts";
import { toPhoneText } from "./parse-cell.ts";
import { HEAD_UNDER } from "./roster-column.ts";

/** What stands beside the relation in a heading: 「부 휴대전화」, 「학부모 연락처(모)」. */
const CONTACT = /연락처|(?:휴대|핸드)?(?:전화|폰)(?:번호)?|보호자|학부모|phone|[()\s]/giu;

/** 「모 010-1234-5678」: a telephone of a list that has those of two, by the head of its column. */
export function withRelation(heading: string, phone: string): string {
  const relation = (heading.split(HEAD_UNDER).at(-1) ?? "").replaceAll(CONTACT, "");
  return `${relation} ${phone}`.trim();
}

/**
 * Who is called for a pupil, by one cell: a telephone, or those of several with their relation before them.
 *
 * ```ts
 * readGuardianCell("부 01012345678, 모 01023456789").value.guardians; // 부 010-1234-5678, 모 010-2345-6789
 * ```
 */
export function readGuardianCell(
  cell: string,
): Result<Pick<Student, "guardianPhone" | "guardians">, CellRefusal> {
  const guardians = cell.split(", ").flatMap((part) => {
    const [, relation = "", phone] = /^(\p{L}{1,10}) ?(\+?[\d(][\d\s().-]{7,})$/u.exec(part) ?? [];
    return phone === undefined ? [] : [{ relation, phone: toPhoneText(phone) }];
  });
  if (guardians.length > 0 && guardians.length === cell.split(", ").length)
    return ok({ guardians, guardianPhone: guardians[0]?.phone ?? "" });
  const longest = LONGEST_PHONE_CHARACTERS;
  const phone = toPhoneText(cell);
  if (phone.length > longest)
    return refuse({ type: "PhoneTooLong", longest, length: phone.length });
  return ok(phone ? { guardianPhone: phone } : {});
}
