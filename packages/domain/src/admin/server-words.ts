import { toKoreanInstant } from "../calendar-day/korean-instant.ts";
import type { ServerCards } from "./admin-reply.ts";

/** A job that began so long after its hour was held up. */
const LATE_MS = 3_600_000;

/** No process does jobs: what an operator is told at the start, by the doctor and in 관리 「서버」. */
export const NO_JOB_RUNNER =
  "작업을 하는 서버가 없어서 백업과 복구 연습을 하지 않아요. DAMIM_ROLE이 all이나 jobs인 서버를 켜 주세요.";

type Job = ServerCards["jobs"][number];

/** What a server does by itself, in the words of 관리 「서버」. A job without words does not compile. */
const jobTitles = {
  backup: "백업",
  drill: "복구 연습",
  "backup-away": "다른 곳에 백업",
  "trim-history": "오래된 변경 이력 지우기",
  "trim-access-log": "오래된 접속 기록 지우기",
  "trim-audit": "오래된 관리 기록 지우기",
  files: "쓰지 않는 파일 지우기",
  "end-pad-rooms": "끝난 패드 방 비우기",
  "empty-words": "기한이 지난 말과 글 비우기",
  "empty-capsules": "오래된 타임캡슐 비우기",
  "bring-along": "넘긴 타임캡슐의 늦은 편지 옮기기",
  "delete-accounts": "예정된 계정 삭제",
  "destroy-years": "예약한 학년도 지우기",
  "turn-notices": "예약한 공지 올리기",
  weather: "날씨 미리 받기",
  feeds: "구독한 캘린더 받기",
  "invites-end": "지난 초대와 인계 지우기",
  "tell-last-day-of-push": "오래 열지 않은 기기에 알리기",
  "trim-reports": "오래된 오류와 쓰임 지우기",
} as const;

export type JobName = keyof typeof jobTitles;

/** By its own name where a newer server on the same database does it. */
export function findJobTitle(name: string): string {
  return Object.hasOwn(jobTitles, name) ? jobTitles[name as JobName] : name;
}

/**
 * How the last run of a job ended, for a school.
 *
 * ```ts
 * toJobWords(job, now); // 「오늘 오전 3:10에 마쳤어요」
 * ```
 */
export function toJobWords({ lastRunAt, lastFailure }: Job, now: number): string {
  if (lastRunAt === null) return "아직 한 적이 없어요";
  const at = toKoreanInstant(lastRunAt, now);
  return lastFailure === null ? `${at}에 마쳤어요` : `${at}에 하지 못했어요`;
}

/** A job waits for over an hour past its time: no process does it. */
export const isJobLate = ({ nextRunAt }: Job, now: number): boolean => now - nextRunAt > LATE_MS;

/** When a job comes next, that it is done now, or that it is late. */
export function toNextWords(job: Job, now: number): string {
  if (job.isRunning) return "지금 하고 있어요";
  if (!isJobLate(job, now)) return toKoreanInstant(job.nextRunAt, now);
  return `늦었어요(${toKoreanInstant(job.nextRunAt, now)}에 했어야 해요)`;
}
