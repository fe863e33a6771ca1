import type { KeptAnswer } from "@damim/domain/survey/survey.ts";

/** What somebody wrote of themselves, as it was typed: 「남지호, 7」; of a line without both its place. */
export function sayWritten({ typed, row }: Pick<KeptAnswer, "typed" | "row">): string {
  const words = [typed?.name, typed?.number].filter(Boolean).join(", ");
  return words === "" ? `${row}번째 응답` : words;
}
