/** 결석, 지각, 조퇴, 결과. 결과 is `classMissed`: a lesson missed, not a "result". */
export type AttendanceKind = "absent" | "late" | "earlyLeave" | "classMissed";

/** 질병, 미인정, 기타, 출석인정. */
export type AttendanceReason = "illness" | "unexcused" | "other" | "excused";

export interface AttendanceCode {
  readonly kind: AttendanceKind;
  readonly reason: AttendanceReason;
}

/** In the order in which a day's state is read out: 결석, 지각, 조퇴, 결과. */
export const attendanceKinds: readonly AttendanceKind[] = [
  "absent",
  "late",
  "earlyLeave",
  "classMissed",
];

/** In the order of the columns of the record, 출석인정 last. */
export const attendanceReasons: readonly AttendanceReason[] = [
  "illness",
  "unexcused",
  "other",
  "excused",
];

/** The 16 codes, kind by kind, in the order of the dialog. */
export const attendanceCodes: readonly AttendanceCode[] = attendanceKinds.flatMap((kind) =>
  attendanceReasons.map((reason) => ({ kind, reason })),
);

export const kindLabels: Readonly<Record<AttendanceKind, string>> = {
  absent: "결석",
  late: "지각",
  earlyLeave: "조퇴",
  classMissed: "결과",
};

export const reasonLabels: Readonly<Record<AttendanceReason, string>> = {
  illness: "질병",
  unexcused: "미인정",
  other: "기타",
  excused: "출석인정",
};

/** What a pupil's day is called when it has no mark. */
export const presentLabel = "출석";
export const awaitedLabel = "확인 중";
/** Of a day that says two things: the teacher has to choose. */
export const unsettledLabel = "확인 필요";

/**
 * The signs of the attendance book (출석부) as teacher tools draw them. They stand in texts and tests;
 * screens draw them as SVG, because fonts differ in these characters.
 */
export const attendanceSymbols: Readonly<
  Record<AttendanceKind, Readonly<Record<AttendanceReason, string>>>
> = {
  absent: { illness: "♡", unexcused: "♥", other: "▲", excused: "△" },
  late: { illness: "#", unexcused: "X", other: "≠", excused: "◁" },
  earlyLeave: { illness: "@", unexcused: "◎", other: "∽", excused: "▷" },
  classMissed: { illness: "☆", unexcused: "◇", other: "=", excused: "▽" },
};

/** The yearly record has no column for 출석인정: it is treated as attendance (훈령 별표 8). */
export function isCountedInRecord(reason: AttendanceReason): boolean {
  return reason !== "excused";
}

/** `toCodeLabel({ kind: "late", reason: "unexcused" })` is 「미인정 지각」. */
export function toCodeLabel({ kind, reason }: AttendanceCode): string {
  return `${reasonLabels[reason]} ${kindLabels[kind]}`;
}

/**
 * The code that a typed sign stands for, or nothing. 기타 조퇴 is drawn ∽ but often typed ∞; a small x
 * is read as X.
 *
 * ```ts
 * findCodeBySymbol("♡"); // { kind: "absent", reason: "illness" }
 * ```
 */
export function findCodeBySymbol(symbol: string): AttendanceCode | undefined {
  const typed = symbol === "∞" ? "∽" : symbol.toUpperCase();
  return attendanceCodes.find(({ kind, reason }) => attendanceSymbols[kind][reason] === typed);
}
