/**
 * The number that one pupil types of themselves: 「5」, 「５」, 「5번」. Undefined of anything else; whether there is such a pupil
 * is another question.
 */
export function readStudentNumber(typed: string): number | undefined {
  const [, digits] = /^(\d{1,3})\s*번?$/u.exec(typed.normalize("NFKC").trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
