import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { toTextDigest, toText } from "@damim/domain/record/long-text.ts";
import { isBox, type Box } from "@damim/domain/secret/box.ts";
import {
  hasPlainSecrets,
  listSecrets,
  putSecrets,
  secretKinds,
  toBoxPlace,
} from "@damim/domain/secret/secrets.ts";
import { findInlet, type Vault } from "@damim/domain/vault/vault.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { createHash } from "node:crypto";
import { sealToKey } from "../base/letter-key.ts";
import type { Queries } from "../db/schema.ts";

/**
 * The plain words of a teacher's locked records, and of their past, go into boxes through the inlet of her lock: nobody here
 * can take them out again. A lock of an earlier release has none before it is opened once; its words stay as they are.
 */
export async function lockPlain(queries: Queries, uid: string, vault: Vault): Promise<void> {
  const inlet = findInlet(vault, vault.keyId);
  if (!inlet) return;
  const lock = (of: { readonly scope: string; readonly kind: string; readonly id: string }) => ({
    ...of,
    close(fields: Fields): Fields {
      const boxes = listSecrets(of.kind, fields).flatMap(({ place, value }): [string, Box][] => {
        if (isBox(value)) return [];
        const aad = toBoxPlace(of.scope, of.kind, of.id, place);
        const box = sealToKey(JSON.stringify(value), { publicKey: inlet.open, aad });
        return [[place, { k: vault.keyId, ...box }]];
      });
      return putSecrets(fields, new Map(boxes));
    },
  });
  const rows = await queries
    .selectFrom("rows")
    .select(["scope", "kind", "id", "data"])
    .where("scope", "like", `t/${uid}/%`)
    .where("kind", "in", secretKinds)
    .execute();
  for (const { scope, kind, id, data } of rows) {
    const fields = JSON.parse(data) as Fields;
    if (parseScope(scope)?.uid !== uid || !hasPlainSecrets(kind, fields)) continue;
    const closed = lock({ scope, kind, id }).close(fields);
    const text = findLongText(kind);
    // Written from itself: what it was written from tells nobody a word of it.
    const from = text !== undefined &&
      isBox(closed[text]) && { from: digest(toText(closed[text])) };
    await queries
      .updateTable("rows")
      .set({ data: JSON.stringify({ ...closed, ...from }) })
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .execute();
  }
  const past = await queries
    .selectFrom("history")
    .select(["scope", "kind", "id", "field", "at", "value"])
    .where("scope", "like", `t/${uid}/%`)
    .where("kind", "in", secretKinds)
    .execute();
  for (const { scope, kind, id, field, at, value } of past) {
    const fields = { [field]: JSON.parse(value) as unknown };
    if (parseScope(scope)?.uid !== uid || !hasPlainSecrets(kind, fields)) continue;
    await queries
      .updateTable("history")
      .set({ value: JSON.stringify(lock({ scope, kind, id }).close(fields)[field]) })
      .where((value) => value.and({ scope, kind, id, field, at }))
      .execute();
  }
}

function digest(text: string): string {
  return toTextDigest(createHash("sha256").update(text, "utf8").digest("hex"));
}
