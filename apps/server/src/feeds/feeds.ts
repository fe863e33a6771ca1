import { toMonth, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { COLOURS } from "@damim/domain/record/colour.ts";
import { eventKind, type CalendarEvent } from "@damim/domain/schedule/event.ts";
import {
  feedFailureWords,
  type FeedFailure,
  type FollowedFeed,
} from "@damim/domain/schedule/incoming/followed-feed.ts";
import type { IncomingCalendar } from "@damim/domain/schedule/incoming/incoming-event.ts";
import { planIncoming, removeIncoming } from "@damim/domain/schedule/incoming/plan-incoming.ts";
import {
  openSchoolYears,
  recordSchoolYear,
  toSchoolYearSpan,
} from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { DEAD, type Change } from "@damim/sync/change.ts";
import { toPlainData } from "@damim/sync/kind.ts";
import type { CalendarMarks } from "../base/ports/outside.ts";
import { createSealing } from "../base/sealing.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { FeedRow } from "../db/outside-tables.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeDraft, WriteScope } from "../sync/scope-writer.ts";
import { readInThread } from "./read-in-thread.ts";

export type FeedDeps = Pick<ServerDeps, "database" | "now" | "secrets" | "fetchCalendar"> & {
  readonly writeScope: WriteScope;
};

/** What a teacher says of a feed. */
export type FeedSaid = Pick<FeedRow, "id" | "name" | "colour"> & { readonly address: string };

type Whose = Pick<FeedRow, "owner_id" | "id">;

/** What came, and how its server marked it. */
interface Came {
  readonly calendar: IncomingCalendar;
  readonly marks: CalendarMarks;
}

/** The calendars that teachers follow. */
export function createFeeds({ database, now, secrets, fetchCalendar, writeScope }: FeedDeps) {
  const { queries } = database;
  const { seal, open } = createSealing(secrets.links);
  const findYear = () => recordSchoolYear(toSeoulDay(now()));

  async function fetch(
    address: string,
    marks: CalendarMarks,
    ends?: AbortSignal,
  ): Promise<Came | "same" | FeedFailure> {
    const answer = await fetchCalendar(address, marks, ends);
    if (answer.type === "failed") return answer.failure;
    if (answer.type === "same") return "same";
    const span = toSchoolYearSpan(findYear());
    const calendar = await readInThread({ text: answer.text, span });
    return calendar ? { calendar, marks: answer.marks } : "notCalendar";
  }

  /** Its events and that they came, in one transaction; `keep` says whether it is still there, and keeps the line. */
  async function write(
    { id, owner_id: uid, name, colour }: Omit<FeedRow, "sealed">,
    { calendar, marks }: Came,
    keep: (
      within: Queries,
      state: Omit<FeedRow, "owner_id" | "id" | "name" | "colour" | "sealed">,
    ) => Promise<boolean>,
  ): Promise<void> {
    const year = findYear();
    const at = now();
    const state = { checked_at: at, good_at: at, failure: null, written_year: year };
    await writeScope(yearScope(uid, year), async (draft, within) => {
      if (!(await keep(within, { ...state, marks: JSON.stringify(marks) }))) return;
      const source = { id, name, colour: toColour(colour) };
      const events = await listEvents(draft);
      const ground = { events, month: toMonth(toSeoulDay(at)) };
      await lay(draft, planIncoming(calendar, source, ground).changes);
    });
  }

  return {
    async list(uid: string): Promise<readonly FollowedFeed[]> {
      const rows = await queries
        .selectFrom("feeds")
        .selectAll()
        .where("owner_id", "=", uid)
        .orderBy("id")
        .execute();
      return rows.map(({ id, name, colour, sealed, good_at, failure }) => {
        const address = open(sealed);
        const host = URL.canParse(address) ? new URL(address).host : "";
        return {
          id,
          name,
          colour: toColour(colour),
          host,
          goodAt: Number(good_at),
          failure: toFailure(failure),
        };
      });
    },

    /** Follows a calendar, or the same one otherwise; nothing is kept of one that does not come. */
    async follow(uid: string, said: FeedSaid): Promise<FeedFailure | undefined> {
      const came = await fetch(said.address, {});
      if (typeof came === "string") return came === "same" ? "away" : came;
      const { address, ...rest } = said;
      const line = { ...rest, owner_id: uid, sealed: seal(address) };
      await write(
        { ...line, marks: "", written_year: 0, checked_at: 0, good_at: 0, failure: null },
        came,
        async (within, state) => {
          await within
            .insertInto("feeds")
            .values({ ...line, ...state })
            .onConflict((conflict) =>
              conflict.columns(["owner_id", "id"]).doUpdateSet({ ...line, ...state }),
            )
            .execute();
          return true;
        },
      );
      return undefined;
    },

    /** Asks anew for one that is followed; a failing one keeps its events. */
    async refresh(row: FeedRow, ends?: AbortSignal): Promise<void> {
      const address = open(row.sealed);
      // Another year has none of its events yet.
      const isWritten = Number(row.written_year) === findYear();
      const marks = isWritten ? (JSON.parse(row.marks) as CalendarMarks) : {};
      const came = address === "" ? "refused" : await fetch(address, marks, ends);
      if (ends?.aborted) return;
      // Whoever changed or ended it meanwhile has the say.
      const update = async (within: Queries, state: Partial<FeedRow>): Promise<boolean> => {
        const changed = await within
          .updateTable("feeds")
          .set(state)
          .where("owner_id", "=", row.owner_id)
          .where("id", "=", row.id)
          .where("sealed", "=", row.sealed)
          .executeTakeFirst();
        return Number(changed.numUpdatedRows) > 0;
      };
      const at = now();
      if (came === "same") await update(queries, { checked_at: at, good_at: at, failure: null });
      else if (typeof came === "string") await update(queries, { checked_at: at, failure: came });
      else await write(row, came, update);
    },

    /** It is followed no longer, and its events go from the years that are open. */
    async end({ owner_id: uid, id }: Whose): Promise<void> {
      const today = toSeoulDay(now());
      for (const year of openSchoolYears(today)) {
        await writeScope(yearScope(uid, year), async (draft, within) => {
          const ended = within.deleteFrom("feeds").where("owner_id", "=", uid);
          await ended.where("id", "=", id).execute();
          await lay(draft, removeIncoming(await listEvents(draft), { id }));
        });
      }
    },

    /** The address of one of the own. */
    async findAddress(uid: string, id: string): Promise<string | undefined> {
      const row = await queries
        .selectFrom("feeds")
        .select("sealed")
        .where("owner_id", "=", uid)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && open(row.sealed);
    },
  };
}

async function listEvents(draft: ScopeDraft): Promise<ReadonlyMap<string, CalendarEvent>> {
  const rows = await draft.list(eventKind.name);
  // Rows of this kind have its fields: devices' were checked, ours are written here.
  return new Map(rows.map(({ id, data }) => [id, toPlainData(data) as unknown as CalendarEvent]));
}

async function lay(draft: ScopeDraft, changes: readonly Change[]): Promise<void> {
  for (const { kind, id, set } of changes) {
    const { [DEAD]: isDead, ...fields } = set;
    if (isDead === true) await draft.remove(kind, id);
    else await draft.write(kind, id, fields);
  }
}

function toColour(text: string) {
  return COLOURS.find((colour) => colour === text) ?? "purple";
}

function toFailure(text: string | null): FeedFailure | null {
  return text !== null && Object.hasOwn(feedFailureWords, text) ? (text as FeedFailure) : null;
}
