import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { parseGuardianLines } from "../student/guardians.ts";
import {
  LONGEST_HEALTH_NOTE_CHARACTERS,
  LONGEST_PHONE_CHARACTERS,
  LONGEST_RELATION_CHARACTERS,
  LONGEST_TAG_CHARACTERS,
  MOST_GUARDIANS,
  MOST_TAGS,
} from "../student/student-facts.ts";
import type { Student } from "../student/student.ts";
import { toPhoneText } from "./reading/parse-cell.ts";
import { toCleanText } from "./reading/source/cell-text.ts";
import type { StudentDraft, StudentDraftRefusal } from "./student-draft.ts";

export function parseAllergens(text: string): readonly number[] {
  return text.split(",").flatMap((part) => (/^\d+$/u.test(part) ? [Number(part)] : []));
}

/** 「우유, 방송부」 is two tags; each stands once. */
export function parseTags(text: string): readonly string[] {
  const tags = text.split(/[,，、\n]/u).map((tag) => toCleanText(tag));
  return [...new Set(tags.filter(Boolean))];
}

/** What the form says besides the columns of a list. */
export function parseFacts(
  draft: Pick<StudentDraft, "guardians" | "allergens" | "healthNote" | "tags" | "joinedOn">,
): Partial<Student> {
  const guardians = parseGuardianLines(draft.guardians)
    .map(({ relation, phone }) => ({
      relation: toCleanText(relation),
      phone: toPhoneText(phone),
    }))
    .filter(({ relation, phone }) => relation || phone);
  const allergens = parseAllergens(draft.allergens);
  const healthNote = draft.healthNote.trim();
  const tags = parseTags(draft.tags);
  const phone = guardians[0]?.phone;
  const { joinedOn } = draft;
  return {
    ...(guardians.length > 0 && { guardians }),
    ...(phone && { guardianPhone: phone }),
    ...((allergens.length > 0 || healthNote) && {
      health: {
        ...(allergens.length > 0 && { allergens }),
        ...(healthNote && { note: healthNote }),
      },
    }),
    ...(tags.length > 0 && { tags }),
    ...(isCalendarDay(joinedOn) && { joinedOn }),
  };
}

/** Words past their end: nothing of them is cut. */
export function checkFacts({
  guardians = [],
  tags,
  health,
}: Partial<Student>): StudentDraftRefusal["sentences"] {
  const longest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map(({ length }) => length));
  const isGuardianLong =
    longest((guardians ?? []).map(({ relation }) => relation)) > LONGEST_RELATION_CHARACTERS ||
    longest((guardians ?? []).map(({ phone }) => phone)) > LONGEST_PHONE_CHARACTERS;
  const isTagLong = (tags?.length ?? 0) > MOST_TAGS || longest(tags ?? []) > LONGEST_TAG_CHARACTERS;
  const isNoteLong = (health?.note ?? "").length > LONGEST_HEALTH_NOTE_CHARACTERS;
  return {
    ...((isGuardianLong || (guardians ?? []).length > MOST_GUARDIANS) && {
      guardians: `관계는 ${LONGEST_RELATION_CHARACTERS}자, 연락처는 ${LONGEST_PHONE_CHARACTERS}자까지, 보호자는 ${MOST_GUARDIANS}명까지 적을 수 있어요.`,
    }),
    ...(isTagLong && {
      tags: `태그는 하나에 ${LONGEST_TAG_CHARACTERS}자까지, 모두 ${MOST_TAGS}개까지 적을 수 있어요. 적은 것은 그대로 있어요.`,
    }),
    ...(isNoteLong && {
      healthNote: `건강 메모는 ${LONGEST_HEALTH_NOTE_CHARACTERS.toLocaleString("ko")}자까지 적을 수 있어요.`,
    }),
  };
}
