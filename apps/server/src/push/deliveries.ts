import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { isSourceOn } from "@damim/domain/push/push-rules.ts";
import { joinMessages, type PushSource } from "@damim/domain/push/push-source.ts";
import {
  whenToSend,
  type PushClass,
  type SeoulMinute,
  type SendTime,
} from "@damim/domain/push/when-to-send.ts";
import type { DeliveryRow } from "../db/push-tables.ts";
import type { DueTimes } from "../due-times/due-times.ts";
import {
  claimDeliveries,
  findNextDelivery,
  releaseDeliveries,
  settleDelivery,
  trimDeliveries,
} from "./claim-deliveries.ts";
import { MAIL_SOURCE } from "../deliver/mails/waiting-mails.ts";
import { sendWaitingMail, type MailDeps } from "./send-mail.ts";
import type { Sending } from "./open-sending.ts";
import { sendDelivery, type SendDeps } from "./send-delivery.ts";
import { readPushRules, readSendFacts } from "./send-facts.ts";

const LOOK_MS = 15_000;
const SENDS_AT_ONCE = 8;

/** Sends what `deliver` wrote down, at its moment. Not one of the jobs: those run one after the other. */
export interface Deliveries {
  start(): void;
  /** Something was written down just now. */
  wake(): void;
  /** Sends all that is due, and resolves when that is done. */
  turn(): Promise<void>;
  stop(): Promise<void>;
}

export function createDeliveries(
  deps: SendDeps &
    Sending &
    MailDeps & {
      /** What comes due at a time of its own is written down before anything is sent. */
      readonly dueTimes: DueTimes;
    },
): Deliveries {
  const { database, dueTimes, now, holder, setTimer, onFailure } = deps;
  const { queries } = database;
  let running: Promise<void> = Promise.resolve();
  let state: "idle" | "started" | "stopped" = "idle";
  let cancelTimer = (): void => {};

  async function sendAllDue(): Promise<void> {
    for (;;) {
      const claimed = await claimDeliveries(database, { holder, now: now() });
      if (claimed.length === 0) return;
      const [mails, messages] = split(claimed);
      for (let start = 0; start < mails.length; start += SENDS_AT_ONCE) {
        const some = mails.slice(start, start + SENDS_AT_ONCE);
        await Promise.all(some.map((delivery) => sendWaitingMail(deps, delivery)));
      }
      const byUser = Map.groupBy(messages, ({ user_id: uid }) => uid);
      const ready = (await Promise.all([...byUser].map(([uid, own]) => planFor(uid, own)))).flat();
      for (let start = 0; start < ready.length; start += SENDS_AT_ONCE) {
        const some = ready.slice(start, start + SENDS_AT_ONCE);
        await Promise.all(some.map((delivery) => sendDelivery(deps, delivery)));
      }
    }
  }

  /** Those of one teacher that go out now; the others wait for their moment or are over. */
  async function planFor(
    uid: string,
    claimed: readonly DeliveryRow[],
  ): Promise<readonly DeliveryRow[]> {
    const rules = await readPushRules(queries, uid);
    const facts = await readSendFacts(queries, uid, { rules, now: now() });
    const ready: DeliveryRow[] = [];
    for (const delivery of claimed) {
      const { kind, attempts, state: was } = delivery;
      // Written by `deliver` alone.
      const cls = delivery.class as PushClass;
      const isOff = !isSourceOn(rules, kind as PushSource) || delivery.ttl_until < now();
      // What was tried goes on; what waited for the digest has come to its minute.
      const isSettled = attempts > 0 || (was === "waiting" && cls === "digest");
      const time = isSettled ? undefined : whenToSend(toEvent(delivery, cls), facts);
      if (isOff || (time && "drop" in time)) {
        await settleDelivery(queries, delivery, { state: "over" });
      } else if (time && toInstant(time) > now()) {
        const set = { state: "waiting" as const, next_at: toInstant(time) };
        const isDigest = "digest" in time;
        await settleDelivery(queries, delivery, isDigest ? { ...set, class: "digest" } : set);
      } else ready.push(delivery);
    }
    const held = ready.filter(
      ({ state: was, attempts, class: cls }) =>
        was === "waiting" && attempts === 0 && (cls === "bell" || cls === "digest"),
    );
    const [first, ...others] = held;
    if (!first || others.length === 0) return ready;
    return [...ready.filter((one) => !held.includes(one)), await join(first, others)];
  }

  /** Several of one moment are one message: written down before it goes out, so that none is told twice. */
  async function join(first: DeliveryRow, others: readonly DeliveryRow[]): Promise<DeliveryRow> {
    const at = first.class === "digest" ? "digest" : "bell";
    const waiting = [first, ...others].map(({ kind, title, body }) => ({
      source: kind as PushSource,
      title,
      body,
    }));
    const isOnePage = others.every(({ path }) => path === first.path);
    const joined = { ...joinMessages(waiting, at), path: isOnePage ? first.path : "/" };
    await database.tx(async (tx) => {
      // Sent from here on: a start after a crash joins it with nothing.
      const set = { ...joined, attempts: 1 };
      await tx.updateTable("deliveries").set(set).where("id", "=", first.id).execute();
      for (const other of others) await settleDelivery(tx, other, { state: "over" });
    });
    return { ...first, ...joined };
  }

  function toEvent({ ttl_until: until }: DeliveryRow, cls: PushClass) {
    const at = now();
    const minute: SeoulMinute = `${toSeoulDay(at)}T${toSeoulTimeText(at)}`;
    return { cls, at: minute, ttlMinutes: Math.floor((until - at) / 60_000) };
  }

  async function look(): Promise<void> {
    cancelTimer();
    await turn();
    if (state !== "started") return;
    const next = await Promise.all([findNextDelivery(queries), dueTimes.findNext()]).catch(
      () => [],
    );
    const nextAt = Math.min(...next.map((at) => at ?? Infinity));
    const waitMs = Math.min(LOOK_MS, Math.max(0, nextAt - now()));
    cancelTimer();
    // One that is due and held by another process is looked at again in a second.
    cancelTimer = setTimer(() => void look(), Math.max(1_000, waitMs));
  }

  function turn(): Promise<void> {
    // A database that is away now is asked again with the next look.
    running = running
      .then(() => dueTimes.turn())
      .catch(onFailure)
      .then(sendAllDue)
      .catch(onFailure);
    return running;
  }

  return {
    start() {
      state = "started";
      void trimDeliveries(queries, now()).catch(onFailure);
      void releaseDeliveries(database).catch(onFailure).then(look);
    },
    wake() {
      if (state === "started") void look();
    },
    turn,
    async stop() {
      state = "stopped";
      cancelTimer();
      await running;
    },
  };
}

/** Mails are for nobody's quiet time; messages are. */
function split(
  claimed: readonly DeliveryRow[],
): readonly [mails: readonly DeliveryRow[], messages: readonly DeliveryRow[]] {
  const isMail = ({ kind }: DeliveryRow): boolean => kind === MAIL_SOURCE;
  return [claimed.filter(isMail), claimed.filter((one) => !isMail(one))];
}

function toInstant(time: Exclude<SendTime, { readonly drop: true }>): number {
  return Date.parse(`${"at" in time ? time.at : time.digest}:00+09:00`);
}
