import { parseScope, profileScope } from "@damim/domain/school-year/scope.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import { listSecrets, secretKinds } from "@damim/domain/secret/secrets.ts";
import {
  isVaultOn,
  listKeyIds,
  VAULT_ID,
  vaultKind,
  type Vault,
} from "@damim/domain/vault/vault.ts";
import type { Op, Refusal, ScopeRequest } from "@damim/sync/protocol.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import type { Queries } from "../db/schema.ts";

/** Why plain words are refused. */
export const LOCKED = "locked";

/** The locks of those whose records are written, by their uid. */
export type Locks = ReadonlyMap<string, Vault>;

/** The locks that a request has to keep: nothing is asked where it writes no record that may be locked. */
export async function findLocks(
  queries: Queries,
  asked: readonly Pick<ScopeRequest, "scope" | "ops">[],
): Promise<Locks | undefined> {
  const written = asked.filter(({ ops }) => ops.some(({ kind }) => secretKinds.includes(kind)));
  if (written.length === 0) return undefined;
  return findLocksOf(
    queries,
    written.map(({ scope }) => scope),
  );
}

/** Those of the teachers whose scopes these are. */
export async function findLocksOf(queries: Queries, scopes: readonly string[]): Promise<Locks> {
  const profiles = scopes.flatMap((scope) => parseScope(scope)?.uid ?? []).map(profileScope);
  if (profiles.length === 0) return new Map();
  const rows = await queries
    .selectFrom("rows")
    .select(["scope", "data"])
    .where("scope", "in", [...new Set(profiles)])
    .where("kind", "=", vaultKind.name)
    .where("id", "=", VAULT_ID)
    .execute();
  // What stands under the name of a kind has passed its schema.
  const locks = rows.map(
    ({ scope, data }) => [parseScope(scope)?.uid ?? "", JSON.parse(data) as Vault] as const,
  );
  return new Map(locks);
}

/**
 * The same policy, which takes no plain secret where records are locked, and no box that nobody could open. What a device
 * tells a restored server may come before its key does, so a box is taken then.
 */
export function withLocks<Actor>(policy: Policy<Actor>, locks: Locks): Policy<Actor> {
  return {
    ...policy,
    canWrite(actor, op, ...facts) {
      const refusal = policy.canWrite(actor, op, ...facts);
      return refusal ?? breaksLock(op, locks.get(parseScope(op.scope)?.uid ?? ""));
    },
  };
}

function breaksLock({ kind, set, stamps }: Op, lock: Vault | undefined): Refusal | undefined {
  const secrets = listSecrets(kind, set).map(({ value }) => value);
  if (isVaultOn(lock) && secrets.some((value) => !isBox(value)))
    return { type: "denied", detail: LOCKED };
  const known = lock ? listKeyIds({ ...lock }) : [];
  const isStrange = secrets.some((value) => isBox(value) && !known.includes(value.k));
  return isStrange && !stamps ? { type: "denied", detail: "no-such-key" } : undefined;
}
