import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { createDice } from "../../../apps/web/src/testing/throw-dice.ts";
import type { Host } from "../host.ts";
import { type Difference, type ServerRows, toSorted } from "../midnight.ts";
import { openRoomDesk } from "../room-desk.ts";
import type { LivedTeacher } from "../teacher.ts";
import type { World } from "../world.ts";
import type { GuestRoom } from "./teacher-guests.ts";

/** What of a row the server says by itself, whatever a device claims: whose it is, when it came, whether it is shown. */
const servers: ReadonlySet<string> = new Set(["by", "madeAt", "state", "at"]);
/** What pupils write there. */
const written: ReadonlySet<string> = new Set([padCardKind.name, padAnswerKind.name]);

/** What a pupil may be told: her account is stopped, the room was closed by then. */
const decided: ReadonlySet<string> = new Set(["stopped", "closed"]);

export interface ComparedRooms {
  readonly found: readonly Difference[];
  /** As the teacher has them, by their ids. */
  readonly stores: ReadonlyMap<string, Store>;
}

/**
 * Rooms of a teacher in which somebody was that day, or all: the words that the server took stand in it, the teacher has
 * every row, and each pupil what is for them and nothing else.
 */
export async function compareRooms(
  { clock, ledger, host }: World,
  teacher: LivedTeacher,
  about: { readonly rows: ServerRows; readonly day: CalendarDay; readonly isWhole: boolean },
): Promise<ComparedRooms> {
  const { rows, day, isWhole } = about;
  const found: Difference[] = [];
  const stores = new Map<string, Store>();
  const wire = teacher.devices[0]?.line;
  for (const each of teacher.guests.listRooms(day)) {
    if (!wire || (each.here.length === 0 && each.until !== day && !isWhole)) continue;
    const scope = padScope(each.room);
    const tell = (what: string): void => void found.push({ what, scope, teacher: teacher.at });
    if (each.until === day) {
      const left = await countRows(host, scope);
      if (left > 0) tell(`${left} rows of a room that is over`);
      continue;
    }
    await rows.look(scope);
    const desk = await openRoomDesk(each.room, { wire, now: clock.now, dice: createDice(1) });
    const state = await desk.sync();
    if (state !== "idle") tell(`its teacher cannot open the room: ${state}`);
    stores.set(each.room, desk.store);
    for (const key of new Set([...ledger.listLiving(scope), ...rows.listLiving(scope)])) {
      const [kind = "", id = ""] = key.split(" ", 2);
      const onServer = rows.find(scope, key);
      const expected = written.has(kind)
        ? withoutServers(ledger.expect(scope, kind, id))
        : undefined;
      const words = onServer === undefined ? undefined : withoutServers(toFields(onServer));
      if (written.has(kind) && expected !== words)
        tell(`${key}: the server has ${words}, what it took says ${expected}`);
      const here = toSorted(desk.store.stored(kind, id));
      if (here !== onServer) tell(`${key}: its teacher has ${here}, the server ${onServer}`);
    }
    comparePupils(each, rows, tell);
    desk.close();
  }
  return { found, stores };
}

/** Of others a pupil has cards that are shown and what they are called here: no name, no answer. */
function comparePupils(
  { room, here }: GuestRoom,
  rows: ServerRows,
  tell: (what: string) => void,
): void {
  const scope = padScope(room);
  for (const { store, me } of here) {
    if (store.pending().length > 0) tell(`${me} still has ${store.pending().length} to send`);
    for (const { kind, id, refusal } of store.refused())
      if (!decided.has(refusal.detail ?? refusal.type))
        tell(`${me} was refused ${kind} ${id}: ${refusal.type} ${refusal.detail ?? ""}`);
    for (const key of rows.listLiving(scope)) {
      const [kind = "", id = ""] = key.split(" ", 2);
      const onServer = rows.find(scope, key);
      const row = onServer === undefined ? {} : toFields(onServer);
      const isOwn = row["by"] === me || id === me;
      const seen = store.stored(kind, id);
      if (kind === padMemberKind.name && !isOwn && seen?.["name"] !== undefined)
        tell(`${key}: ${me} reads another's name`);
      if (kind === padAnswerKind.name && !isOwn && seen)
        tell(`${key}: ${me} reads another's answer`);
      if (!written.has(kind)) continue;
      const isFor = isOwn || (kind === padCardKind.name && row["state"] === "shown");
      const expected = isFor ? onServer : undefined;
      if (toSorted(seen) !== expected)
        tell(`${key}: ${me} has ${toSorted(seen)}, the server ${expected}`);
    }
  }
}

async function countRows(host: Host, scope: string): Promise<number> {
  const { queries } = host.database();
  const rows = await queries.selectFrom("rows").select("id").where("scope", "=", scope).execute();
  return rows.length;
}

const toFields = (sorted: string): Fields => Object.fromEntries(JSON.parse(sorted));

const withoutServers = (row: Fields | undefined): string | undefined =>
  row && toSorted(Object.fromEntries(Object.entries(row).filter(([name]) => !servers.has(name))));
