import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { useLive } from "../../data/use-teacher-data.ts";

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
  data: Reach,
  done: string,
  { here, there }: { readonly here: string; readonly there: string },
): string {
  const first = findFirst(data);
  return first ? `${here}. ${first} ${there}` : done;
}

/**
 * What stands beside such an act afterwards: 「연결되면 가정에 보여요」 as long as that field of the row has not gone out and
 * cannot go now; nothing once it has.
 */
export function useLeftHere(
  of: {
    readonly store: Store;
    readonly kind: { readonly name: string };
    readonly id: string;
    readonly field: string;
  },
  there: string,
): string | undefined {
  const { store, kind, id, field } = of;
  return useLive((data) => {
    const first = findFirst(data);
    const isHere = (): boolean =>
      store.pending().some((op) => op.kind === kind.name && op.id === id && field in op.set);
    return first && isHere() ? `${first} ${there}` : undefined;
  });
}

type Reach = Pick<TeacherData, "account" | "now" | "rounds">;

/** Nothing where words go out now. */
function findFirst({ account, now, rounds }: Reach): string | undefined {
  const state = (account.suspendedUntil ?? 0) > now() ? "stopped" : rounds.state();
  return state === "idle" || state === "sending" ? undefined : waits[state];
}
