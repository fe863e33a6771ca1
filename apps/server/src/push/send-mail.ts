import type { MailSender } from "../base/ports/mail.ts";
import type { Database } from "../db/open-database.ts";
import type { DeliveryRow } from "../db/push-tables.ts";
import type { WaitingMails } from "../deliver/mails/waiting-mails.ts";
import { settleDelivery } from "./claim-deliveries.ts";
import { findPause } from "./retry-pause.ts";

export interface MailDeps {
  readonly database: Database;
  readonly mail: Pick<MailSender, "sendOnce">;
  readonly mails: Pick<WaitingMails, "read">;
  readonly now: () => number;
  /** 0 to 1, spreads the retries. */
  readonly chance: () => number;
}

/** Hands one mail over; where the mail server does not take it, it waits like a message to a device. What was sent is forgotten. */
export async function sendWaitingMail(deps: MailDeps, delivery: DeliveryRow): Promise<void> {
  const { now } = deps;
  const { attempts, ttl_until: until } = delivery;
  const found = deps.mails.read(delivery.body);
  let failure: string | null = null;
  try {
    if (found && until > now()) await deps.mail.sendOnce(found);
  } catch (error) {
    failure = error instanceof Error ? error.name : "unreachable";
  }
  const nextAt = now() + findPause(attempts, deps.chance());
  const isOver = failure === null || nextAt > until;
  await settleDelivery(deps.database.queries, delivery, {
    attempts: attempts + 1,
    last_failure: failure,
    ...(isOver ? { state: "over", body: "" } : { state: "waiting", next_at: Math.ceil(nextAt) }),
  });
}
