import { randomUUID } from "node:crypto";
import type { Mail } from "../../base/ports/mail.ts";
import { createSealing } from "../../base/sealing.ts";
import type { Queries } from "../../db/schema.ts";

/** The source of deliveries that are mails. */
export const MAIL_SOURCE = "mail";

/** Mails that wait beside their cause, sealed: a link in them opens something. */
export interface WaitingMails {
  /** Writes a mail down **inside the transaction of its cause**, which is a teacher's. Until then somebody needs it, epoch ms. */
  deliver(
    queries: Queries,
    mail: Mail,
    about: { readonly userId: string; readonly now: number; readonly until: number },
  ): Promise<void>;
  /** Nothing where it was sealed by another installation. */
  read(body: string): Mail | undefined;
}

export function createWaitingMails(key: Uint8Array): WaitingMails {
  const { seal, open } = createSealing(key);
  return {
    async deliver(queries, mail, { userId, now, until }) {
      const id = randomUUID();
      await queries
        .insertInto("deliveries")
        .values({
          id,
          user_id: userId,
          kind: MAIL_SOURCE,
          dedupe: `mail~${id}`,
          title: "",
          body: seal(JSON.stringify(mail)),
          path: "",
          class: "urgent",
          due_at: now,
          ttl_until: until,
          state: "new",
          done: "[]",
          attempts: 0,
          next_at: now,
          holder: null,
          lease_until: 0,
          last_failure: null,
        })
        .execute();
    },
    read(body) {
      const text = open(body);
      // Written by `deliver` alone.
      return text === "" ? undefined : (JSON.parse(text) as Mail);
    },
  };
}
