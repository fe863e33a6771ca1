import { secretKinds } from "@damim/domain/secret/secrets.ts";
import { isVaultOn, VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import { askServer } from "../server/ask-server.ts";
import type { LockablePage } from "../vault-slot.ts";
import { countRows, listLockedIds } from "./seal-rows.ts";

const IDS_A_REQUEST = 200;

/** How many rows still stand as they were, or have not gone out. */
export function countUnlocked({ years }: Pick<LockablePage, "years">): number {
  const unsent = [...years.values()].flatMap((store) =>
    store.pending().filter(({ kind }) => secretKinds.includes(kind)),
  );
  return countRows(years.values()).open + unsent.length;
}

/** All rows are locked, and the server still has what they were before. */
export function hasToForget(data: LockablePage): boolean {
  const { now } = data.vault ?? {};
  return (
    now?.state === "open" &&
    isVaultOn(now.row) &&
    now.row?.isForgotten !== true &&
    countUnlocked(data) === 0
  );
}

/** Asks the server to forget what locked rows were; false where it kept some, could not be asked, or wants to know who asks. */
export async function forgetPlain({
  years,
  profile,
}: Pick<LockablePage, "years" | "profile">): Promise<boolean> {
  let isAll = true;
  for (const store of years.values())
    for (const kind of secretKinds) {
      const ids = listLockedIds(store, kind);
      for (let at = 0; at < ids.length; at += IDS_A_REQUEST) {
        const body = { scope: store.scope, kind, ids: ids.slice(at, at + IDS_A_REQUEST) };
        const answer = await askServer<{ readonly kept: readonly string[] }>(
          "POST",
          "vault/forget-plain",
          body,
        );
        if (!answer.ok) return false;
        if (answer.value.kept.length > 0) isAll = false;
      }
    }
  if (isAll)
    await profile.write([{ kind: vaultKind.name, id: VAULT_ID, set: { isForgotten: true } }]);
  return isAll;
}
