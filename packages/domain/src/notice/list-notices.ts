import type { Notice } from "./notice.ts";

export type ShownNotice = Notice & { readonly id: string };

/**
 * The notices that are shown now: pinned ones first, then the newest. One whose end has passed is gone (spec 14 §8).
 *
 * ```ts
 * listNotices(rows.values(), now).map(({ title }) => title);
 * ```
 */
export function listNotices(rows: Iterable<ShownNotice>, now: number): readonly ShownNotice[] {
  return [...rows]
    .filter(({ from, until }) => from <= now && (until ?? Infinity) > now)
    .sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false) || b.from - a.from);
}

/** Whether this teacher has to be shown it: never read, or changed since. `read` has the marks by the notice's id. */
export function isUnread(
  { id, edited }: ShownNotice,
  read: ReadonlyMap<string, { readonly at: number }>,
): boolean {
  const at = read.get(id)?.at;
  return at === undefined || (edited ?? 0) > at;
}
