import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  keepTokens,
  listLastDayTokens,
  listLiveTokens,
  PUSH_TOKENS_ID,
  pushTokensKind,
  readSavedToken,
  TOKEN_LIFE_DAYS,
} from "@damim/domain/push/push-tokens.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import type { Database } from "../db/open-database.ts";
import type { PushSubscriptionRow } from "../db/push-tables.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeDraft, WriteScope } from "../sync/scope-writer.ts";
import { toPushToken } from "./push-address.ts";

const DAY_MS = 86_400_000;

export interface GivenAddress {
  readonly uid: string;
  readonly sessionId: string;
  readonly device: string | null;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The devices of teachers that hear by push: the list in her row, and the secrets beside it. */
export interface PushSubscriptions {
  /** A device gave its address, new or once more. Answers its token. */
  save(address: GivenAddress): Promise<string>;
  remove(uid: string, token: string): Promise<void>;
  /** Those that may be sent to now: in the list, seen within seven days, still signed in. */
  listLive(uid: string): Promise<readonly PushSubscriptionRow[]>;
  /** Those that hear today for the last time unless they are opened, each with its teacher's other ones. */
  listLastDay(): Promise<readonly LastDay[]>;
}

export interface LastDay {
  readonly uid: string;
  readonly token: string;
  readonly others: readonly string[];
}

export function createPushSubscriptions(deps: {
  readonly database: Database;
  readonly now: () => number;
  readonly writeScope: WriteScope;
}): PushSubscriptions {
  const { database, now, writeScope } = deps;
  const { queries } = database;
  return {
    async save({ uid, sessionId, ...address }) {
      const token = toPushToken(address.endpoint);
      const at = now();
      await writeScope(profileScope(uid), async (draft, tx) => {
        const before = await readTokens(draft);
        const list = keepTokens(before, token, toSeoulDay(at));
        if (list !== before) await writeTokens(draft, list);
        const kept = list.flatMap((text) => readSavedToken(text)?.token ?? []);
        await tx
          .deleteFrom("push_subscriptions")
          .where("user_id", "=", uid)
          .where("token", "not in", kept)
          .execute();
        const row = { ...address, user_id: uid, session_id: sessionId, saved_at: at };
        const unheard = { taken_at: null, shown_at: null, failures: 0, last_failure: null };
        await tx
          .insertInto("push_subscriptions")
          .values({ token, ...row, ...unheard })
          // The same browser, signed in as somebody else meanwhile, is theirs now.
          .onConflict((conflict) => conflict.column("token").doUpdateSet(row))
          .execute();
      });
      return token;
    },
    remove: (uid, token) =>
      writeScope(profileScope(uid), async (draft, tx) => {
        const before = await readTokens(draft);
        const list = before.filter((text) => readSavedToken(text)?.token !== token);
        if (list.length < before.length) await writeTokens(draft, list);
        await tx
          .deleteFrom("push_subscriptions")
          .where("user_id", "=", uid)
          .where("token", "=", token)
          .execute();
      }),
    async listLive(uid) {
      const tokens = listLiveTokens(await findTokens(database.queries, uid), toSeoulDay(now()));
      if (tokens.length === 0) return [];
      return database.queries
        .selectFrom("push_subscriptions")
        .innerJoin("sessions", "sessions.id", "push_subscriptions.session_id")
        .selectAll("push_subscriptions")
        .where("push_subscriptions.user_id", "=", uid)
        .where("sessions.expires_at", ">", new Date(now()).toISOString())
        .where("push_subscriptions.token", "in", tokens)
        .execute();
    },
    async listLastDay() {
      const at = now();
      const old = await queries
        .selectFrom("push_subscriptions")
        .select(["user_id", "token"])
        .where("saved_at", "<", at - (TOKEN_LIFE_DAYS - 1) * DAY_MS)
        .execute();
      const found = old.map(async ({ user_id: uid, token }): Promise<readonly LastDay[]> => {
        const list = await findTokens(queries, uid);
        if (!listLastDayTokens(list, toSeoulDay(at)).includes(token)) return [];
        const others = listLiveTokens(list, toSeoulDay(at)).filter((other) => other !== token);
        return [{ uid, token, others }];
      });
      return (await Promise.all(found)).flat();
    },
  };
}

async function findTokens(queries: Queries, uid: string): Promise<readonly string[]> {
  const row = await queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", profileScope(uid))
    .where("kind", "=", pushTokensKind.name)
    .where("id", "=", PUSH_TOKENS_ID)
    .where("dead_at", "is", null)
    .executeTakeFirst();
  return toList(row && (JSON.parse(row.data) as Readonly<Record<string, unknown>>));
}

async function readTokens(draft: ScopeDraft): Promise<readonly string[]> {
  return toList(await draft.find(pushTokensKind.name, PUSH_TOKENS_ID));
}

function writeTokens(draft: ScopeDraft, list: readonly string[]): Promise<void> {
  return draft.write(pushTokensKind.name, PUSH_TOKENS_ID, { fcmToken_data: [...list] });
}

function toList(data: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  const list = data?.["fcmToken_data"];
  return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
}
