import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { usePadRoom } from "../../data/pad/use-pad-data.ts";

const NAMELESS = "이름을 가린 친구";

/** Whether the class reads no names: what the teacher has in front of her may hang on the wall. */
export function useIsNameless(): boolean {
  return usePadRoom()?.names === "hidden";
}

/** A pupil in the teacher's own lists: where names are hidden the number alone. */
export function toWallWords(
  member: { readonly number?: number | null | undefined; readonly name: string },
  isNameless: boolean,
): string {
  if (!isNameless) return toStudentWords(member);
  return member.number ? `${member.number}번` : NAMELESS;
}
