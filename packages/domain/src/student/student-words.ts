import type { Fields } from "@damim/sync/kind.ts";

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
  const words = number ? `${number}번 ${name}` : name;
  return place && classKey ? `${classKey} · ${words}` : words;
}

/** The pupil that these fields are of, whatever their shape: 「3번 김가온」; 「학생」 where they do not say it. */
export function sayStudent({ number, name, classKey, place }: Fields): string {
  if (typeof number !== "number" || typeof name !== "string") return "학생";
  const isOfClub = typeof classKey === "string" && typeof place === "string";
  return toStudentWords({ number, name, ...(isOfClub && { classKey, place }) });
}
