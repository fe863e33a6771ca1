import {
  breaksNumbersOnly,
  toEmptied,
  toNumberName,
} from "@damim/domain/numbers-only/numbers-only.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { hasPlainSecrets } from "@damim/domain/secret/secrets.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { isVaultOn, listKeyIds, toFormer, vaultKind } from "@damim/domain/vault/vault.ts";
import { createClock } from "@damim/sync/clock.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Op } from "@damim/sync/protocol.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
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
  {
    database,
    policy,
    sync,
    now,
  }: {
    readonly database: Database;
    readonly policy: Policy<Actor>;
    readonly sync: SyncDatabase;
    readonly now: () => number;
  },
  scope: string,
): Promise<{
  readonly policy: Policy<Actor>;
  /** Nothing where it has nothing to bring. */
  readonly toTaken: (op: Op) => Op | undefined;
  readonly takesPast: (value: ArchivedValue) => boolean;
}> {
  const { queries } = database;
  const isNumbered = await isNumbersOnly(queries, scope);
  const locks = await findLocksOf(queries, [scope]);
  const lock = locks.get(parseScope(scope)?.uid ?? "");
  const isLocked = isVaultOn(lock);
  const clock = createClock({ now, deviceId: "archive" });
  clock.see((await sync.readSince(scope, Number.MAX_SAFE_INTEGER, 1)).state.clock);
  const isName = (kind: string, set: Fields): boolean =>
    isNumbered && kind === studentKind.name && breaksNumbersOnly(set);
  return {
    policy: withLocks(withNumbersOnly(policy, new Set(isNumbered ? [scope] : [])), locks),
    toTaken(op) {
      // What was locked elsewhere opens by the words of there: its key comes behind the one of here.
      if (op.kind === vaultKind.name && lock && op.set["keyId"] !== lock.keyId) {
        const known = listKeyIds({ ...lock });
        const others = op.set["keyId"] === undefined ? [] : toFormer(op.set);
        const former = others.filter(({ keyId }) => !known.includes(keyId));
        if (former.length === 0) return undefined;
        const { n, kind, id } = op;
        return {
          n,
          kind,
          id,
          set: { former: [...former, ...(lock.former ?? [])] },
          at: clock.tick(),
        };
      }
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
