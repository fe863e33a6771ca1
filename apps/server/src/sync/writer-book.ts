import { isStamp, stampTag } from "@damim/sync/clock.ts";
import type { ScopeReply, ScopeRequest } from "@damim/sync/protocol.ts";
import { toDeviceName } from "../session/device-name.ts";
import type { SignedIn } from "../session/find-session.ts";
import type { ServerDeps } from "../base/server-deps.ts";

const REMEMBERED_WRITERS = 20_000;

export interface WriterBook {
  /**
   * Resolves when it is kept who stands behind the stamps of these ops. Call before they are pushed; and what comes back
   * with the replies: who wrote nothing that was taken is nobody's writer.
   */
  remember(
    session: SignedIn,
    userAgent: string | undefined,
    scopes: readonly ScopeRequest[],
  ): Promise<(replies: readonly ScopeReply[]) => Promise<void>>;
}

/**
 * Who wrote from which device, once for each opening of a page: the tag at the end of its stamps is new
 * each time, so every value of a row and of its history leads here without a column of its own. The
 * first account that uses a tag in a scope keeps it.
 */
export function createWriterBook({ database, now }: ServerDeps): WriterBook {
  const known = new Set<string>();
  return {
    async remember({ user, device }, userAgent, scopes) {
      const fresh = new Map<string, { scope: string; tag: string }>();
      for (const { scope, ops } of scopes) {
        for (const { at } of ops) {
          if (!isStamp(at)) continue;
          const tag = stampTag(at);
          const key = `${scope}\n${tag}`;
          if (!known.has(key)) fresh.set(key, { scope, tag });
        }
      }
      if (fresh.size === 0) return async () => undefined;
      const writer = {
        user_id: user.id,
        device_id: device?.id ?? null,
        device_name: toDeviceName(userAgent),
        first_seen_at: now(),
      };
      // A transaction a scope: on a cluster each lies on a node of its own.
      for (const inScope of Map.groupBy(fresh.values(), ({ scope }) => scope).values()) {
        await database.tx((queries) =>
          queries
            .insertInto("writers")
            .values(inScope.map((each) => ({ ...each, ...writer })))
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
      }
      if (known.size > REMEMBERED_WRITERS) known.clear();
      for (const key of fresh.keys()) known.add(key);
      return async (replies) => {
        const taken = new Set(listTaken(scopes, replies));
        for (const [key, { scope, tag }] of fresh) {
          if (taken.has(key)) continue;
          known.delete(key);
          await database.tx((queries) =>
            queries
              .deleteFrom("writers")
              .where("scope", "=", scope)
              .where("tag", "=", tag)
              .where("user_id", "=", user.id)
              // Another round of the same page has written it before.
              .where("first_seen_at", "=", writer.first_seen_at)
              .execute(),
          );
        }
      };
    },
  };
}

/** The scopes and tags of ops that the server has taken. */
function listTaken(
  scopes: readonly ScopeRequest[],
  replies: readonly ScopeReply[],
): readonly string[] {
  return scopes.flatMap(({ scope, ops }) => {
    const results = replies.filter((reply) => reply.scope === scope).flatMap((one) => one.results);
    const refused = new Set(results.filter(({ refusal }) => refusal).map(({ n }) => n));
    return ops
      .filter(({ n, at }) => !refused.has(n) && isStamp(at))
      .map(({ at }) => `${scope}\n${stampTag(at)}`);
  });
}
