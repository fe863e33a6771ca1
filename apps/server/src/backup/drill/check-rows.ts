import type { DrillDifference } from "@damim/domain/admin/drill.ts";
import { checkedPadKinds } from "@damim/domain/pad/checked-pad-kinds.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { checkedSiteKinds } from "@damim/domain/site/checked-site-kinds.ts";
import { type CheckedKind, type Fields, toCurrentData } from "@damim/sync/kind.ts";
import * as v from "valibot";

/** Reads rows as a device would, one after the other, and remembers which it could not. */
export interface RowCheck {
  check(kind: string, data: string): void;
  differences(): readonly DrillDifference[];
}

const byName = new Map<string, CheckedKind>(
  [...checkedKinds, ...checkedSiteKinds, ...checkedPadKinds].map((kind) => [kind.name, kind]),
);

export function createRowCheck(): RowCheck {
  const unreadable = new Map<string, number>();
  const unknown = new Map<string, number>();
  return {
    check(name, data) {
      const kind = byName.get(name);
      if (!kind) count(unknown, name);
      else if (!isReadable(kind, data)) count(unreadable, name);
    },
    differences: () => [
      ...[...unreadable].map(([kind, n]) => ({ type: "unreadable" as const, kind, count: n })),
      ...[...unknown].map(([kind, n]) => ({ type: "unknown-kind" as const, kind, count: n })),
    ],
  };
}

function isReadable(kind: CheckedKind, data: string): boolean {
  try {
    const current = toCurrentData(kind, JSON.parse(data) as Fields);
    // What no device shows is the server's own, as the head of the seals.
    if (kind.read && !kind.read(current)) return true;
    return v.safeParse(kind.schema, current, { abortEarly: true }).success;
  } catch {
    // No JSON, or a form that `up` does not know.
    return false;
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
