import type { RosterStudent } from "./student.ts";

/** A pupil for tests: what matters is named, the rest is given. */
export function buildStudent(part: Partial<RosterStudent> = {}): RosterStudent {
  return { id: "s1", number: 1, name: "권아인", ...part };
}
