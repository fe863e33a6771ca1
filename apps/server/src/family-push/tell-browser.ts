import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  findEvening,
  findNextMorning,
  MOST_FAMILY_PUSHES,
  type FamilyPush,
} from "@damim/domain/family-page/family-push.ts";
import type { Database } from "../db/open-database.ts";
import type { FamilyPushRow } from "../db/push-tables.ts";
import type { Queries } from "../db/schema.ts";
import type { Sending } from "../push/open-sending.ts";
import { findPause, LONGEST_PAUSE_MS } from "../push/retry-pause.ts";
import { settleFamilyPush } from "./claim-family-push.ts";
import { addHeard, toTag } from "./heard.ts";

/** Then what could not be sent is left out: the page has it. */
const MOST_ATTEMPTS = 5;

interface TellDeps extends Pick<Sending, "restsUntil" | "send" | "now" | "chance"> {
  readonly database: Database;
}

/** What one browser is told now. */
export interface Telling {
  readonly row: FamilyPushRow;
  /** When there is more to tell, if nothing is written until then; epoch ms. */
  readonly nextAt: number;
  /** How often it was told something today, by any code. */
  readonly sent: number;
  readonly unheard: readonly FamilyPush[];
  readonly title: string;
  readonly path: string;
}

/** Tells one browser: of each sort one message. What a push service does not take is tried again, and then left. */
export async function tellBrowser(
  deps: TellDeps,
  { row, nextAt, sent: sentBefore, unheard, title, path }: Telling,
): Promise<void> {
  const { now } = deps;
  const { queries } = deps.database;
  let [heard, sent] = [row.heard, row.day === toSeoulDay(now()) ? row.sent : 0];
  const settle = (set: Pick<FamilyPushRow, "next_at"> & Partial<FamilyPushRow>) =>
    settleFamilyPush(queries, [row], { heard, sent, day: toSeoulDay(now()), ...set });
  const already = sentBefore - sent;
  for (const all of Map.groupBy(unheard, ({ sort }) => sort).values()) {
    const newest = all.toSorted((a, b) => b.at - a.at)[0];
    if (!newest) continue;
    if (already + sent >= MOST_FAMILY_PUSHES)
      return settle({ next_at: findNextMorning(now()), attempts: 0 });
    const restsUntil = deps.restsUntil(row.endpoint);
    if (restsUntil > now()) return settle({ next_at: restsUntil });
    const outcome = await deps.send(row, {
      payload: { tag: toTag(newest), title, body: newest.body, path },
      ttlMs: findEvening(now()) - now(),
      isUrgent: false,
    });
    if (outcome.type === "gone") return remove(queries, row);
    if (outcome.type !== "taken") {
      const attempts = row.attempts + 1;
      if (attempts >= MOST_ATTEMPTS) {
        heard = addHeard(heard, unheard);
        return settle({ next_at: nextAt, attempts: 0 });
      }
      const pause = findPause(row.attempts, deps.chance());
      const asked = outcome.type === "later" ? outcome.afterMs : undefined;
      const afterMs = Math.min(asked ?? pause, 1.2 * LONGEST_PAUSE_MS);
      return settle({ next_at: Math.ceil(now() + afterMs), attempts });
    }
    [heard, sent] = [addHeard(heard, all), sent + 1];
  }
  return settle({ next_at: nextAt, attempts: 0 });
}

async function remove(queries: Queries, { code_hash, token }: FamilyPushRow): Promise<void> {
  await queries
    .deleteFrom("family_push")
    .where((eb) => eb.and({ code_hash, token }))
    .execute();
}
