import type { AttendanceMark } from "./attendance-mark.ts";

/** A mark for tests: what matters is named, the rest is given. */
export function buildMark(part: Partial<AttendanceMark> = {}): AttendanceMark {
  return { day: "2026-11-20", studentId: "s1", kind: "late", reason: "unexcused", ...part };
}
