/** How long something is kept, in one of the ways that a span is counted. */
type Span =
  | { readonly days: number }
  | { readonly years: number }
  | { readonly monthsAfterYearEnd: number }
  | { readonly daysAfterMade: number }
  | { readonly daysAfterRequest: number }
  | { readonly daysAfterClosed: number }
  | { readonly daysAfterPlanEnd: number }
  | { readonly daysAfterOpened: number }
  | { readonly setting: string; readonly nights: number }
  | { readonly whileLink: true }
  /** As long as a backup may come back. */
  | { readonly whileServer: true };

interface Kept {
  readonly name: string;
  readonly span: Span;
  /** Who ends it: a job of this server, the teacher within that span, or its operator. */
  readonly by: "server" | "teacher" | "operator";
}

/**
 * Every span that papers promise, by the key of its line in the data of the law (`golden-trust.json`). What no job does
 * yet is the teacher's to do, and the papers say so.
 */
export const retention = {
  "year-records": { name: "학년도 기록", span: { monthsAfterYearEnd: 3 }, by: "teacher" },
  "guardian-contacts": { name: "보호자 연락처", span: { monthsAfterYearEnd: 3 }, by: "teacher" },
  health: { name: "건강·알레르기", span: { monthsAfterYearEnd: 3 }, by: "teacher" },
  bookings: { name: "예약한 보호자 이름·연락처", span: { daysAfterPlanEnd: 30 }, by: "server" },
  "family-reports": { name: "가정에서 알린 말", span: { days: 30 }, by: "server" },
  // Of a link that was changed or ended, and of a browser that gave its address up, at once.
  "family-push": { name: "가정으로 가는 알림", span: { whileLink: true }, by: "server" },
  history: { name: "바뀌기 전 값", span: { days: 400 }, by: "server" },
  "deleted-rows": { name: "지운 기록의 흔적", span: { days: 180 }, by: "server" },
  "access-log": { name: "접속 기록", span: { years: 2 }, by: "server" },
  deliveries: { name: "보낸 알림", span: { days: 30 }, by: "server" },
  "outside-copies": { name: "바깥 서비스 사본", span: { days: 30 }, by: "server" },
  "pad-rooms": { name: "패드잇 방", span: { daysAfterMade: 30 }, by: "server" },
  handovers: { name: "인계 봉투", span: { days: 30 }, by: "server" },
  backups: { name: "백업", span: { setting: "DAMIM_BACKUP_KEEP", nights: 14 }, by: "server" },
  account: { name: "계정", span: { daysAfterRequest: 7 }, by: "server" },
  "class-assignment": { name: "반편성 자료", span: { daysAfterClosed: 30 }, by: "teacher" },
  capsules: { name: "타임캡슐 편지", span: { daysAfterOpened: 90 }, by: "server" },
  "ai-texts": { name: "AI로 보낸 글과 답", span: { days: 30 }, by: "server" },
  audit: { name: "관리 기록", span: { years: 2 }, by: "server" },
  promises: { name: "파기와 약속의 장부", span: { whileServer: true }, by: "operator" },
} as const satisfies Readonly<Record<string, Kept>>;

export type RetentionKey = keyof typeof retention;

/** Until when: 「학년도가 끝나고 3개월 안」. Backups stay as many nights as the operator set, and away from here a year. */
export function toSpanWords(
  key: RetentionKey,
  { backupKeep, backupAway }: { readonly backupKeep: number; readonly backupAway?: boolean },
): string {
  const span: Span = retention[key].span;
  if ("nights" in span)
    return `새것부터 ${backupKeep}개${backupAway ? ", 다른 저장소에는 열두 달" : ""}`;
  if ("whileServer" in span) return "서버가 있는 동안";
  if ("whileLink" in span) return "링크가 끝날 때까지, 길어도 학년도가 끝나는 날까지";
  if ("years" in span) return `${span.years}년`;
  if ("days" in span) return `${span.days}일`;
  if ("monthsAfterYearEnd" in span) return `학년도가 끝나고 ${span.monthsAfterYearEnd}개월 안`;
  if ("daysAfterMade" in span)
    return `방을 만들고 ${span.daysAfterMade}일 (선생님이 끝나는 날을 따로 정할 수 있어요)`;
  if ("daysAfterRequest" in span) return `지워 달라고 하고 ${span.daysAfterRequest}일`;
  if ("daysAfterClosed" in span) return `반편성이 끝나고 ${span.daysAfterClosed}일 안`;
  if ("daysAfterPlanEnd" in span) return `상담이 끝나고 ${span.daysAfterPlanEnd}일 안`;
  return `열고 ${span.daysAfterOpened}일 (선생님이 늘릴 수 있어요)`;
}

/** Who ends it: 「서버가 스스로 지워요」. */
export const endedByWords: Readonly<Record<Kept["by"], string>> = {
  server: "서버가 스스로 지워요",
  teacher: "선생님이 지워요",
  operator: "서버를 맡은 분이 지워요",
};
