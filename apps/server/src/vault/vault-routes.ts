import { parseScope, profileScope } from "@damim/domain/school-year/scope.ts";
import { listKeyIds, toFormer, VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import { secretKinds } from "@damim/domain/secret/secrets.ts";
import * as v from "valibot";
import { emptyWriteLog } from "../db/empty-write-log.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { findPromise } from "../promises/find-promise.ts";
import { followLock } from "../promises/follow-promises.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { makePromise } from "../promises/keep-promises.ts";
import { forgetPlain } from "../promises/forget-plain.ts";

const body = v.object({
  scope: v.pipe(v.string(), v.maxLength(200)),
  kind: v.picklist(secretKinds),
  /** As `check-op.ts` of sync lets them in. */
  ids: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/))),
    v.minLength(1),
    v.maxLength(200),
  ),
});

const wrapped = v.object({
  kdf: v.pipe(v.string(), v.maxLength(40)),
  salt: v.pipe(v.string(), v.maxLength(100)),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600_000)),
  iv: v.pipe(v.string(), v.maxLength(40)),
  key: v.pipe(v.string(), v.maxLength(200)),
});
const text = v.pipe(v.string(), v.maxLength(400));
const inlet = v.object({ open: text, box: v.object({ k: text, iv: text, c: text }) });
const renewBody = v.object({
  keyId: v.pipe(v.string(), v.uuid()),
  wrapped,
  recovery: wrapped,
  inlet: v.exactOptional(inlet),
});

/**
 * `POST api/vault/renew`: both words of the lock are lost. Another key comes in front of it; what it has locked stays, and opens
 * should one of them be found.
 *
 * `POST api/vault/forget-plain`: what these rows were before they were locked goes from their history. Rows that are not
 * locked yet and those with two texts keep it, and are answered: words that nobody has locked are nowhere else.
 */
export function listVaultRoutes({
  database,
  config,
  writeScope,
}: Pick<ServerDeps, "database" | "config"> & {
  readonly writeScope: WriteScope;
}): readonly Route[] {
  return [
    signedIn(
      "POST api/vault/renew",
      { body: renewBody, stepsUp: true },
      async (c, { user, body: renewed }) => {
        c.set("accessed", [{ act: "change", subject: vaultKind.name }]);
        const answer = await writeScope(profileScope(user.id), async (draft) => {
          const before = await draft.find(vaultKind.name, VAULT_ID);
          if (!before || listKeyIds(before).includes(renewed.keyId))
            throw new HttpFailure(409, "NoLock", "잠근 적이 없는 계정이에요. 바뀐 것은 없어요.");
          const off = { isOff: null, isForgotten: null, inlet: null };
          const set = { ...off, ...renewed, former: toFormer(before) };
          await draft.write(vaultKind.name, VAULT_ID, set);
          return {};
        });
        await followLock(database, config.dataDir, user.id);
        return answer;
      },
    ),
    signedIn(
      "POST api/vault/forget-plain",
      { body, stepsUp: true },
      async (c, { user, body: records }) => {
        if (parseScope(records.scope)?.uid !== user.id)
          throw new HttpFailure(403, "ScopeDenied", "볼 수 없는 자료예요.");
        const { kind, ids } = records;
        c.set("accessed", [{ act: "change", subject: kind, count: ids.length }]);
        const kept = await database.tx(async (queries) => {
          const locked = await findPromise(queries, "locked", user.id, VAULT_ID);
          if (locked && !locked.isEnded) await makePromise(queries, config.dataDir, locked);
          return forgetPlain(queries, records);
        });
        // Where somebody reads just then, the next time empties it.
        await emptyWriteLog(database);
        return { kept };
      },
    ),
  ];
}
