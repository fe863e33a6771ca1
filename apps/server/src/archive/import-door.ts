import {
  breaksNumbersOnly,
  toEmptied,
  toNumberName,
} from "@damim/domain/numbers-only/numbers-only.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { hasPlainSecrets } from "@damim/domain/secret/secrets.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { isVaultOn } from "@damim/domain/vault/vault.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Op } from "@damim/sync/protocol.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import type { Database } from "../db/open-database.ts";
import { isNumbersOnly, withNumbersOnly } from "../numbers-only/numbers-only-policy.ts";
import type { Actor } from "../session/find-actor.ts";
import { findLocksOf, withLocks } from "../vault/vault-policy.ts";
import type { ArchivedValue } from "./rows-json.ts";

/**
 * What an archive meets in a scope: the promises that its account has made since. Names come as numbers where the year has
 * numbers alone; what a lock would have to lock is refused, and of the past it does not come.
 */
export async function openDoor(
  { database, policy }: { readonly database: Database; readonly policy: Policy<Actor> },
  scope: string,
): Promise<{
  readonly policy: Policy<Actor>;
  readonly toTaken: (op: Op) => Op;
  readonly takesPast: (value: ArchivedValue) => boolean;
}> {
  const { queries } = database;
  const isNumbered = await isNumbersOnly(queries, scope);
  const locks = await findLocksOf(queries, [scope]);
  const isLocked = isVaultOn(locks.get(parseScope(scope)?.uid ?? ""));
  const isName = (kind: string, set: Fields): boolean =>
    isNumbered && kind === studentKind.name && breaksNumbersOnly(set);
  return {
    policy: withLocks(withNumbersOnly(policy, new Set(isNumbered ? [scope] : [])), locks),
    toTaken(op) {
      if (!isName(op.kind, op.set)) return op;
      const name = toNumberName(Number(op.set["number"] ?? 0));
      const isNamed = op.set["name"] !== undefined && op.set["name"] !== null;
      return { ...op, set: { ...op.set, ...(isNamed && { name }), ...toEmptied(op.set) } };
    },
    takesPast({ kind, field, value }) {
      const fields = { [field]: value };
      return !isName(kind, fields) && !(isLocked && hasPlainSecrets(kind, fields));
    },
  };
}
