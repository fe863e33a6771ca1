import type { KeptPromise } from "@damim/domain/destruction/kept-promise.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { isVaultOn, VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import type { StoredRow } from "@damim/sync/server/database.ts";
import type { Queries } from "../db/schema.ts";
import { toStoredRow } from "../sync/stored-rows.ts";

type Word = Pick<KeptPromise, "at" | "isEnded" | "lock">;

/** The teacher's word that a promise follows from, where it stands. */
const wordOf = {
  namesGone: ({ data, at }: StoredRow) =>
    toWord(data["numbersOnly"] === true, [at["numbersOnly"] ?? ""]),
  locked: ({ data, at }: StoredRow) =>
    toWord(isVaultOn(data), [at["keyId"] ?? "", at["isOff"] ?? ""]),
  lockSet: ({ data, at }: StoredRow) => ({
    ...toWord(isVaultOn(data), Object.values(at)),
    ...(isVaultOn(data) && { lock: { data, at } }),
  }),
} satisfies Readonly<Record<string, (row: StoredRow) => Word>>;

/** Promises that follow from a setting of the teacher, and end with it. */
export type Followed = keyof typeof wordOf;

export function isFollowed(promise: string): promise is Followed {
  return Object.hasOwn(wordOf, promise);
}

function toWord(isOn: boolean, stamps: readonly string[]): Word {
  return { at: stamps.toSorted().at(-1) ?? "", ...(!isOn && { isEnded: true }) };
}

/** The promise as its teacher's setting has it now; nothing where there is no such setting. */
export async function findPromise(
  queries: Queries,
  promise: Followed,
  uid: string,
  of: string,
): Promise<KeptPromise | undefined> {
  const [kind, id] =
    promise === "namesGone" ? [schoolYearKind.name, of] : [vaultKind.name, VAULT_ID];
  const row = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", profileScope(uid))
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("dead_at", "is", null)
    .executeTakeFirst();
  const word: Word | undefined = row && wordOf[promise](toStoredRow(row));
  return word && word.at !== "" ? { promise, uid, of, ...word } : undefined;
}
