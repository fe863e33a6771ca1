import { LONGEST_NOTICE_TITLE_CHARACTERS } from "@damim/domain/notice/notice.ts";
import type { PushSource } from "@damim/domain/push/push-source.ts";
import type { PushClass } from "@damim/domain/push/when-to-send.ts";
import { randomUUID } from "node:crypto";
import type { Queries } from "../db/schema.ts";

/** What a teacher is told: kind and time, never a pupil's name or the text of a record (spec 15 §0). */
export interface Message {
  readonly source: PushSource;
  readonly cls: PushClass;
  /** Of its cause, as `notice~{id}`: the same one is told once. */
  readonly dedupe: string;
  readonly title: string;
  readonly body: string;
  /** An own page: `/notice`. */
  readonly path: string;
  /** How long somebody needs it, ms. Absent: a day past its moment. */
  readonly ttlMs?: number;
  /** What is not told of it any more: tokens of devices, `OPEN_PAGES`. */
  readonly leftOut?: readonly string[];
}

/** Stands among the devices that were reached, once open pages were told. */
export const OPEN_PAGES = "pages";

const USUAL_TTL_MS = 3 * 86_400_000;
const AT_ONCE = 500;

/**
 * Writes a message to teachers down, **inside the transaction of its cause**: it goes out when that is durable, and only
 * then. The only way out by push. The same cause is told once.
 */
export async function deliver(
  queries: Queries,
  userIds: readonly string[],
  message: Message,
  now: number,
): Promise<void> {
  const { source, cls, dedupe, title, body, path, ttlMs = USUAL_TTL_MS, leftOut = [] } = message;
  const rows = userIds.map((userId) => ({
    id: randomUUID(),
    user_id: userId,
    kind: source,
    dedupe,
    title: title.slice(0, LONGEST_NOTICE_TITLE_CHARACTERS),
    body,
    path,
    class: cls,
    due_at: now,
    ttl_until: now + ttlMs,
    state: "new" as const,
    done: JSON.stringify(leftOut),
    attempts: 0,
    next_at: now,
    holder: null,
    lease_until: 0,
    last_failure: null,
  }));
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await queries
      .insertInto("deliveries")
      .values(rows.slice(start, start + AT_ONCE))
      .onConflict((conflict) => conflict.columns(["user_id", "dedupe"]).doNothing())
      .execute();
  }
}
