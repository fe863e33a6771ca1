import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import { SWITCHES_SCOPE } from "@damim/domain/site/site-scope.ts";
import { siteSwitchKind, type SwitchName } from "@damim/domain/site/site-switch.ts";
import type { Queries } from "../db/schema.ts";

/** Whether an admin switched a part of the product off for everybody. Asked with each request of such a part. */
export async function isSwitchedOff(queries: Queries, name: SwitchName): Promise<boolean> {
  const row = { scope: SWITCHES_SCOPE, kind: siteSwitchKind.name, id: name };
  return (await readField(queries, row, "isOff")) === true;
}

/** Whether a room is not there while pad rooms are off: all but those that carry the answers of a survey. */
export async function isRoomSwitchedOff(queries: Queries, roomId: PadRoomId): Promise<boolean> {
  if (!(await isSwitchedOff(queries, "pads"))) return false;
  const row = { scope: padScope(roomId), kind: padRoomKind.name, id: PAD_ROOM_ROW };
  return (await readField(queries, row, "board")) !== "survey";
}

async function readField(
  queries: Queries,
  row: { readonly scope: string; readonly kind: string; readonly id: string },
  field: string,
): Promise<unknown> {
  const found = await queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", row.scope)
    .where("kind", "=", row.kind)
    .where("id", "=", row.id)
    .executeTakeFirst();
  const data = JSON.parse(found?.data ?? "{}") as Readonly<Record<string, unknown>>;
  return data[field];
}
