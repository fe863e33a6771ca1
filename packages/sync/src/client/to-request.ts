import type { Change } from "../change.ts";
import { DEAD } from "../change.ts";
import { VERSION_FIELD } from "../kind.ts";
import type { AnyKind, Fields } from "../kind.ts";
import type { Op, ScopeRequest } from "../protocol.ts";
import type { QueuedOp } from "./storage.ts";

/** How far a device knows a scope. */
export interface Known {
  readonly scope: string;
  readonly cursor: number;
  readonly floor: number;
}

/** Of an op besides its fields: names, stamps and braces, at most. */
const CHARACTERS_BESIDE = 80;

/** What goes out next: as many ops as fit both limits, at least one of those that wait. */
export function toScopeRequest(
  { scope, cursor: since, floor }: Known,
  waiting: readonly QueuedOp[],
  limit: { readonly ops: number; readonly characters: number },
): ScopeRequest {
  const ops: Op[] = [];
  let characters = 0;
  for (const { kind, id, set, at, stamps } of waiting) {
    characters += JSON.stringify([set, stamps]).length + id.length + CHARACTERS_BESIDE;
    if (ops.length >= limit.ops || (ops.length > 0 && characters > limit.characters)) break;
    const op = { n: ops.length, kind, id, set, at };
    ops.push(stamps ? { ...op, stamps } : op);
  }
  return floor > 0 ? { scope, since, floor, ops } : { scope, since, ops };
}

/** The op of one change. One that creates the row says so itself, and in which form. */
export function toQueuedOp(
  { kind, id, set }: Change,
  about: { readonly isThere: boolean; readonly kinds: readonly AnyKind[]; readonly at: string },
): QueuedOp {
  const version = about.kinds.find(({ name }) => name === kind)?.version ?? 1;
  const fields = toJson(set);
  return { kind, id, set: about.isThere ? fields : toCreation(fields, version), at: about.at };
}

function toCreation(set: Fields, version: number): Fields {
  const creation = { [DEAD]: false, ...set };
  return version > 1 && set[DEAD] !== true ? { [VERSION_FIELD]: version, ...creation } : creation;
}

/** As it will travel: a copy, where removing a field (undefined) is null. */
function toJson(set: Fields): Fields {
  const text = JSON.stringify(set, (_field, value: unknown) =>
    value === undefined ? null : value,
  );
  const copy: Record<string, unknown> = JSON.parse(text);
  return copy;
}
