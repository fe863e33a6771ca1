import { withParticle } from "@damim/domain/hangul/particle.ts";
import { mergeSeen } from "@damim/domain/record/merge-seen.ts";
import { HttpFailure } from "../http/http-failure.ts";

/**
 * What comes of a form of 관리 that another admin may have changed since it was opened: their fields stay, and one that both
 * changed is refused. Within the transaction that keeps it.
 */
export function mergeForm<T extends object>(
  form: { readonly current: T; readonly seen: T; readonly next: T },
  words: { readonly [Name in keyof T]: string },
): T {
  const { merged, clashes } = mergeSeen(form.current, form.seen, form.next);
  if (merged) return merged;
  const fields = withParticle(clashes.map((name) => words[name]).join(", "), "을/를");
  throw new HttpFailure(
    409,
    "ChangedMeanwhile",
    `방금 다른 관리자가 ${fields} 바꿨어요. 적은 것은 그대로 있어요. 지금 것을 보고, 내 것으로 바꾸려면 한 번 더 눌러 주세요.`,
  );
}
