import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { HttpFailure, failure } from "../../http/http-failure.ts";
import { signedIn, type Route, nothing } from "../../http/route.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import type { Auth } from "../auth/create-auth.ts";
import {
  findStep,
  makeRecoveryCodes,
  makeSecret,
  openFor,
  sealFor,
  toSecretUri,
} from "./second-factor.ts";

const codeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });

/**
 * 2단계 인증 of who is signed in: on in two steps (a secret, then a code that proves the app has it), new
 * recovery codes, off. Not by better-auth's own routes: they would end this session and begin another, which
 * the device list would show as a new device.
 */
export function listSecondFactorRoutes(deps: ServerDeps): readonly Route[] {
  return [
    signedIn(
      "POST api/second-factor",
      { body: nothing, stepsUp: true, whileStopped: "account" },
      async (c, session) => {
        const { user } = session;
        const secret = makeSecret();
        await keepNewSecret(user.id, {
          secret: await sealFor(c.var.auth, secret),
          backup_codes: await sealFor(c.var.auth, "[]"),
        });
        return c.json({ uri: toSecretUri(secret, user.email) });
      },
    ),
    signedIn(
      "POST api/second-factor/confirm",
      { body: codeSchema, stepsUp: true, whileStopped: "account" },
      async (c, session) => {
        const { code } = session.body;
        const row = await findRow(session.user.id);
        if (!row || row.verified) throw notAsked();
        const secret = await openFor(c.var.auth, row.secret);
        const step = await findStep(secret, code.replace(/\s/g, ""), deps.now());
        if (step === undefined) throw wrongCode();
        const recoveryCodes = makeRecoveryCodes();
        await switchOn(session.user.id, row.secret, {
          backup_codes: await sealFor(c.var.auth, JSON.stringify(recoveryCodes)),
          last_step: step,
        });
        return c.json({ recoveryCodes });
      },
    ),
    signedIn(
      "POST api/second-factor/recovery-codes",
      { body: nothing, stepsUp: true, whileStopped: "account" },
      async (c, session) => {
        return c.json({ recoveryCodes: await renewCodes(c.var.auth, session.user.id) });
      },
    ),
    signedIn(
      "DELETE api/second-factor",
      { stepsUp: true, whileStopped: "account" },
      async (c, session) => {
        await switchOff(session.user.id);
        return c.json({ status: true });
      },
    ),
  ];

  function findRow(userId: string) {
    return deps.database.queries
      .selectFrom("two_factors")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
  }

  /** Takes the place of one that was begun and left, never of one that is on. */
  async function keepNewSecret(
    userId: string,
    sealed: { readonly secret: string; readonly backup_codes: string },
  ): Promise<void> {
    await deps.database.tx(async (queries) => {
      const row = { ...sealed, verified: 0, failed_verification_count: 0, locked_until: null };
      const { numInsertedOrUpdatedRows } = await queries
        .insertInto("two_factors")
        .values({ id: randomUUID(), user_id: userId, last_step: null, ...row })
        .onConflict((conflict) =>
          conflict.column("user_id").doUpdateSet(row).where("two_factors.verified", "=", 0),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) {
        throw new HttpFailure(
          409,
          "SecondFactorOn",
          "2단계 인증이 이미 켜져 있어요. 화면을 새로 열어 주세요.",
        );
      }
    });
  }

  async function switchOn(
    userId: string,
    sealedSecret: string,
    set: { readonly backup_codes: string; readonly last_step: number },
  ): Promise<void> {
    await deps.database.tx(async (queries) => {
      const { numUpdatedRows } = await queries
        .updateTable("two_factors")
        .set({ verified: 1, ...set })
        .where("user_id", "=", userId)
        // Begun again meanwhile in another tab: the app has the other secret then.
        .where("secret", "=", sealedSecret)
        .where("verified", "=", 0)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw notAsked();
      await queries
        .updateTable("users")
        .set({ two_factor_enabled: 1 })
        .where("id", "=", userId)
        .execute();
    });
  }

  async function renewCodes(auth: Auth, userId: string): Promise<readonly string[]> {
    const recoveryCodes = makeRecoveryCodes();
    const backup_codes = await sealFor(auth, JSON.stringify(recoveryCodes));
    const { numUpdatedRows } = await deps.database.tx((queries) =>
      queries
        .updateTable("two_factors")
        .set({ backup_codes })
        .where("user_id", "=", userId)
        .where("verified", "=", 1)
        .executeTakeFirst(),
    );
    if (numUpdatedRows !== 1n) throw notAsked();
    return recoveryCodes;
  }

  async function switchOff(userId: string): Promise<void> {
    await deps.database.tx(async (queries) => {
      await queries.deleteFrom("two_factors").where("user_id", "=", userId).execute();
      await queries
        .updateTable("users")
        .set({ two_factor_enabled: 0 })
        .where("id", "=", userId)
        .execute();
    });
  }
}

export const wrongCode = failure(
  403,
  "WrongCode",
  "코드가 맞지 않거나 이미 쓴 코드예요. 새 코드를 적어 주세요.",
);

const notAsked = failure(409, "SecondFactorOff", "2단계 인증을 처음부터 다시 켜 주세요.");
