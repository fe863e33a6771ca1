const MINUTE_MS = 60_000;

/** What a teacher can choose from, in minutes; 0 is never. */
export const LOCK_TIMES: readonly number[] = [0, 3, 5, 10, 15, 30, 60];

/**
 * `lockTime` as this device keeps it: whole minutes from 0 (never) to a day. What cannot be read is never,
 * so that a damaged setting locks nobody out.
 *
 * ```ts
 * parseLockTime("10"); // 10
 * parseLockTime("soon"); // 0
 * ```
 */
export function parseLockTime(text: string | undefined): number {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return 0;
  const minutes = Number(text);
  return minutes <= 1_440 ? minutes : 0;
}

export interface IdleState {
  /** 0: never. */
  readonly lockMinutes: number;
  /** When a hand was last seen on this device (epoch ms). */
  readonly lastActiveAt: number;
  readonly now: number;
}

/**
 * Milliseconds until the screen locks by itself, 0 when it is time, nothing when it never does (spec 01 §4).
 * A clock that was set back counts as a hand just seen: the full time runs again.
 *
 * ```ts
 * findIdleRest({ lockMinutes: 10, lastActiveAt: 0, now: 60_000 }); // 540_000
 * ```
 */
export function findIdleRest({ lockMinutes, lastActiveAt, now }: IdleState): number | undefined {
  if (lockMinutes === 0) return undefined;
  const idleMs = Math.max(0, now - lastActiveAt);
  return Math.max(0, lockMinutes * MINUTE_MS - idleMs);
}

/** `toLockTimeWords(60)` is 「1시간」, 0 is 「안 함」. */
export function toLockTimeWords(minutes: number): string {
  if (minutes === 0) return "안 함";
  return minutes % 60 === 0 ? `${minutes / 60}시간` : `${minutes}분`;
}
