import type { AttendanceReason } from "./attendance-code.ts";

/** What lies behind a reason, as the guideline lists it (훈령 별표 8, 기재요령 49–55쪽). */
export interface SubReason {
  /** Stored in the mark; never renamed. */
  readonly id: string;
  readonly label: string;
  readonly reason: AttendanceReason;
}

/**
 * The catalogue in the order of the list on screen. A mark holds the id as text, so that an id of a newer
 * version stays in the mark and is only not shown.
 */
export const subReasons: readonly SubReason[] = [
  { id: "fieldStudy", label: "교외체험학습", reason: "excused" },
  { id: "familyEvent", label: "경조사", reason: "excused" },
  { id: "menstrualLeave", label: "생리통", reason: "excused" },
  { id: "quarantineLeave", label: "등교중지(법정감염병)", reason: "excused" },
  { id: "violenceVictim", label: "학교폭력 피해", reason: "excused" },
  { id: "athlete", label: "학생선수 대회·훈련", reason: "excused" },
  { id: "event", label: "대회·현장실습·교환학습", reason: "excused" },
  { id: "service", label: "봉사·특별교육", reason: "excused" },
  { id: "deliberation", label: "숙려제", reason: "excused" },
  { id: "publicDuty", label: "병역·증인·투표 등 공적 의무", reason: "excused" },
  { id: "disaster", label: "천재지변", reason: "excused" },
  { id: "permitted", label: "그 밖에 허가받음", reason: "excused" },
  { id: "fineDust", label: "미세먼지 민감군", reason: "illness" },
  { id: "chronicIllness", label: "만성질환", reason: "illness" },
  { id: "humidifier", label: "가습기살균제 피해", reason: "illness" },
  { id: "suspension", label: "출석정지", reason: "unexcused" },
  { id: "refusal", label: "등교 거부·가출", reason: "unexcused" },
  { id: "beyondLimit", label: "체험학습 일수 초과", reason: "unexcused" },
  { id: "languageStudy", label: "어학연수·학원", reason: "unexcused" },
  { id: "familyCare", label: "가족 돌봄·간병", reason: "other" },
  { id: "principalAccepted", label: "학교장이 인정함", reason: "other" },
];

const byId: ReadonlyMap<string, SubReason> = new Map(subReasons.map((each) => [each.id, each]));

/** Nothing for no id, and for one that this version does not know. */
export function findSubReason(id: string | null | undefined): SubReason | undefined {
  return id ? byId.get(id) : undefined;
}

/** Whether a stored sub-reason may stay when a mark gets this reason; an unknown one may. */
export function fitsReason(id: string, reason: AttendanceReason): boolean {
  return (byId.get(id)?.reason ?? reason) === reason;
}
