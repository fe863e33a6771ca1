import type { StudentId } from "../student/student.ts";

/** Whose a letter or a card is: the number of then, and who had it where that is known. */
interface Whose {
  readonly number: number;
  readonly student?: StudentId | null | undefined;
}

/** By the pupil where that is known of both, for numbers are given out anew in a year. */
export function isSamePupil(one: Whose, other: Whose): boolean {
  return one.student && other.student ? one.student === other.student : one.number === other.number;
}

/** A pupil has one card of a capsule: the newest that was printed. */
export function toCardId({
  capsule,
  number,
  student,
}: Whose & { readonly capsule: string }): string {
  return `${capsule}~${student ?? number}`;
}
