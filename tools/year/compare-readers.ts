import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { parseSyncReply, PROTOCOL_VERSION, type SyncRequest } from "@damim/sync/protocol.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Difference } from "./midnight.ts";
import { createDice } from "../../apps/web/src/testing/throw-dice.ts";
import { openWire } from "./line.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

/** Long before the first school year. */
const STAMP = "16000000000000000d0";

/**
 * Each teacher's device asks for all that the colleague beside her has, and wants to write there; so does a browser that is
 * signed out. Nobody gets a row and every write is refused. That nothing of it stands anywhere is seen at the next midnight.
 */
export async function compareReaders(
  { host, ledger, onFault }: World,
  teachers: readonly LivedTeacher[],
  day: CalendarDay,
): Promise<readonly Difference[]> {
  const dice = createDice(0);
  const pickOrigin = (): string => host.pickOrigin(dice);
  const { browser } = openWire({ pickOrigin, dice, ledger, onFault }, "api/sync");
  const found: Difference[] = [];
  for (const [place, teacher] of teachers.entries()) {
    const other = teachers[(place + 1) % teachers.length] ?? teacher;
    const rooms = other.guests.listRooms(day).map(({ room }) => padScope(room));
    const own = [...ledger.listScopes()].filter((scope) => scope.startsWith(`t/${other.uid}/`));
    const request = toRequest([...own, ...rooms]);
    const tell = (what: string, scope = ""): void =>
      void found.push({ what, scope, teacher: teacher.at });
    const stranger = await browser.post("api/sync", request);
    if (stranger.status !== 401) tell(`somebody who is signed out was answered ${stranger.status}`);
    const line = teacher.devices[0]?.line;
    if (other === teacher || !line) continue;
    const answer = await line.browser.post("api/sync", request);
    const reply = parseSyncReply(await answer.json());
    const scopes = reply.ok ? reply.value.scopes : [];
    if (scopes.length !== request.scopes.length) tell(`a colleague's scopes: ${answer.status}`);
    for (const { scope, rows, results, denied } of scopes) {
      const isShut = results.length === 1 && results[0]?.refusal?.type === "denied";
      if (denied !== true || rows.length > 0 || !isShut)
        tell(
          `a colleague's device got ${rows.length} rows, its write was let in: ${!isShut}`,
          scope,
        );
    }
  }
  return found;
}

const toRequest = (scopes: readonly string[]): SyncRequest & { readonly protocol: number } => ({
  protocol: PROTOCOL_VERSION,
  scopes: scopes.map((scope) => ({
    scope,
    since: 0,
    ops: [{ n: 0, kind: "memo", id: "foreign", set: { body: "남의 것" }, at: STAMP }],
  })),
});
