/**
 * What the school before a transfer counted in this school year, as its record says: the new school adds it to its
 * own (훈령 별표 8 1.다–라, 2.가, 3.아). A day that both count is the new school's alone; it is not in here.
 */
export interface FormerSchool {
  readonly schoolDays: number;
  /** 12 numbers: 결석, 지각, 조퇴, 결과, each 질병, 미인정, 기타. */
  readonly counts: readonly number[];
}

export const FORMER_COUNTS = 12;
/** More than a year has. */
export const MOST_FORMER_DAYS = 300;
