import { toMonth, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { COLOURS } from "@damim/domain/record/colour.ts";
import { eventKind, type CalendarEvent } from "@damim/domain/schedule/event.ts";
import {
  feedFailureWords,
  type FeedFailure,
  type FollowedFeed,
} from "@damim/domain/schedule/incoming/followed-feed.ts";
import type { IncomingCalendar } from "@damim/domain/schedule/incoming/incoming-event.ts";
import {
  planIncoming,
  removeIncoming,
  toIncomingHead,
} from "@damim/domain/schedule/incoming/plan-incoming.ts";
import { openSchoolYears, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { DEAD, type Change } from "@damim/sync/change.ts";
import { toPlainData } from "@damim/sync/kind.ts";
import type { CalendarMarks } from "../base/ports/outside.ts";
import { createSealing } from "../base/sealing.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { FeedRow } from "../db/outside-tables.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeDraft, WriteScope } from "../sync/scope-writer.ts";
import { notFound } from "../http/http-failure.ts";
import { createFeedGate, listFeedRows, type AskedFeed } from "./feed-gate.ts";
import { readInThread } from "./read-in-thread.ts";

export type FeedDeps = Pick<ServerDeps, "database" | "now" | "secrets" | "fetchCalendar"> & {
  readonly writeScope: WriteScope;
};

/** What a teacher says of a feed. */
export type FeedSaid = Pick<FeedRow, "name" | "colour"> & AskedFeed;

type FeedLine = Pick<FeedRow, "id" | "name" | "colour" | "sealed">;
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
  const gate = createFeedGate({ now, open });

  async function fetch(
    address: string,
    marks: CalendarMarks,
    ends?: AbortSignal,
  ): Promise<Came | "same" | FeedFailure> {
    if (address === "") return "refused";
    const answer = await fetchCalendar(address, marks, ends);
    if (answer.type === "failed") return answer.failure;
    if (answer.type === "same") return "same";
    const span = toSchoolYearSpan(gate.findYear());
    const calendar = await readInThread({ text: answer.text, span });
    return typeof calendar === "string" ? calendar : { calendar, marks: answer.marks };
  }

  /** All that is written of what came: its events and that they did, in one transaction; `choose` asks the gate in it. */
  async function write(
    uid: string,
    { calendar, marks }: Came,
    choose: (within: Queries) => Promise<FeedLine | undefined>,
  ): Promise<void> {
    const year = gate.findYear();
    const at = now();
    await writeScope(yearScope(uid, year), async (draft, within) => {
      const line = await choose(within);
      if (!line) return;
      const state = { checked_at: at, good_at: at, failure: null, written_year: year };
      const row = { ...line, owner_id: uid, ...state, marks: JSON.stringify(marks) };
      await within
        .insertInto("feeds")
        .values(row)
        .onConflict((conflict) => conflict.columns(["owner_id", "id"]).doUpdateSet(row))
        .execute();
      const source = { id: line.id, name: line.name, colour: toColour(line.colour) };
      const events = await listEvents(draft);
      const ground = { events, month: toMonth(toSeoulDay(at)) };
      await lay(draft, planIncoming(calendar, source, ground).changes);
    });
  }

  /** That nothing newer came, or why. */
  async function note({ owner_id: uid, id, sealed }: FeedRow, came: "same" | FeedFailure) {
    const at = now();
    const state = came === "same" ? { good_at: at, failure: null } : { failure: came };
    const feed = queries.updateTable("feeds").set({ checked_at: at, ...state });
    await feed
      .where("owner_id", "=", uid)
      .where("id", "=", id)
      .where("sealed", "=", sealed)
      .execute();
  }

  /** In a year that has numbers only nothing of it stays, nor of what its rows once said: a calendar may have names. */
  async function rest(row: FeedRow): Promise<void> {
    const { owner_id: uid, id } = row;
    const scope = yearScope(uid, gate.findYear());
    await writeScope(scope, async (draft, within) => {
      if (!(await gate.isNumbered(within, uid))) return;
      await lay(draft, removeIncoming(await listEvents(draft), { id }));
      const feed = within.updateTable("feeds").set({ written_year: 0 });
      await feed.where("owner_id", "=", uid).where("id", "=", id).execute();
    });
    await queries
      .deleteFrom("history")
      .where("scope", "=", scope)
      .where("kind", "=", eventKind.name)
      .where("id", "like", `${toIncomingHead(id)}%`)
      .execute();
    await note(row, "numbersOnly");
  }

  return {
    async list(uid: string): Promise<readonly FollowedFeed[]> {
      return (await listFeedRows(queries, uid)).map(
        ({ id, name, colour, sealed, good_at, failure }) => {
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
        },
      );
    },

    /** Follows a calendar, or the same one otherwise; nothing is kept of one that does not come. */
    async follow(uid: string, said: FeedSaid): Promise<FeedFailure | undefined> {
      const { name, colour } = said;
      const place = await gate.pass(queries, uid, said);
      const came = await fetch(place.address, {});
      if (typeof came === "string") return came === "same" ? "away" : came;
      await write(uid, came, async (within) => {
        const { id, address, row } = await gate.pass(within, uid, said);
        // What was ended meanwhile does not come back.
        if (place.row && !row) throw notFound();
        return { id, name, colour, sealed: seal(address) };
      });
      return undefined;
    },

    /** Asks anew for one that is followed; a failing one keeps its events. */
    async refresh(row: FeedRow, ends?: AbortSignal): Promise<void> {
      const { owner_id: uid, id, sealed } = row;
      if (await gate.isNumbered(queries, uid)) return rest(row);
      await gate.pass(queries, uid, { id });
      // Another year has none of its events yet.
      const isWritten = Number(row.written_year) === gate.findYear();
      const marks = isWritten ? (JSON.parse(row.marks) as CalendarMarks) : {};
      const came = await fetch(open(sealed), marks, ends);
      if (ends?.aborted) return;
      if (typeof came === "string") return note(row, came);
      await write(uid, came, async (within) => {
        const { row: line } = await gate.pass(within, uid, { id });
        // Whoever changed it meanwhile has the say.
        return line?.sealed === sealed ? line : undefined;
      });
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
