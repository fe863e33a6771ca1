/**
 * 「3번 김가온」, 「김가온」 of one without a number. The number tells same names apart everywhere; in a club, where numbers
 * repeat, the class does: 「3-2 · 7번 김가온」.
 */
export function toStudentWords(student: {
  readonly number?: number | null | undefined;
  readonly name: string;
  readonly classKey?: string | null | undefined;
  readonly place?: string | null | undefined;
}): string {
  const { number, name, classKey, place } = student;
  // Where a school year has numbers only, the number is the name.
  const words = number && name !== `${number}번` ? `${number}번 ${name}` : name;
  return place && classKey ? `${classKey} · ${words}` : words;
}
