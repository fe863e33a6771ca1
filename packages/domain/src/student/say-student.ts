import type { Fields } from "@damim/sync/kind.ts";
import { toStudentWords } from "./student-words.ts";

/** The pupil that these fields are of, whatever their shape: 「3번 김가온」; 「학생」 where they do not say it. */
export function sayStudent({ number, name, classKey, place }: Fields): string {
  if (typeof number !== "number" || typeof name !== "string") return "학생";
  const isOfClub = typeof classKey === "string" && typeof place === "string";
  return toStudentWords({ number, name, ...(isOfClub && { classKey, place }) });
}
