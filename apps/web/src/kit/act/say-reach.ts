import type { TeacherData } from "../../data/teacher-data.ts";

/** What has to happen first. */
const waits = {
  stopped: "관리자가 풀어 주면",
  offline: "연결되면",
  "signed-out": "다시 로그인하면",
  outdated: "새 판으로 바꾸면",
} as const;

/**
 * The sentence of an act that others see on another screen: what is so there is said only where words go out now, and else what
 * is done here and when it gets there.
 *
 * ```ts
 * sayReach(data, "칠판에 썼어요", { here: "이 기기에 적었어요", there: "칠판에 보여요" }); // 「이 기기에 적었어요. 연결되면 칠판에 보여요」
 * ```
 */
export function sayReach(
  { account, now, rounds }: Pick<TeacherData, "account" | "now" | "rounds">,
  done: string,
  { here, there }: { readonly here: string; readonly there: string },
): string {
  const isStopped = (account.suspendedUntil ?? 0) > now();
  const state = isStopped ? "stopped" : rounds.state();
  return state === "idle" || state === "sending" ? done : `${here}. ${waits[state]} ${there}`;
}
