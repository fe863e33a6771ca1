import type { PadEntrance, PadKey } from "@damim/domain/pad/pad-entrance.ts";
import type { PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import type { TestServer } from "./build-test-server.ts";
import {
  buildServerBrowser,
  readJson,
  type TestBrowser,
  type TestTeacher,
} from "./build-teacher.ts";

let roomCount = 0;

/** A room of three pupils who come in by number tiles. */
export async function buildRoom(
  teacher: TestTeacher,
  wanted: { readonly room?: Partial<PadRoom>; readonly [field: string]: unknown } = {},
): Promise<PadRoomEntry> {
  const answer = await teacher.post("api/pad/rooms", {
    roomName: `3-2 국어 ABC${++roomCount}`,
    members: ["김가온", "이나래", "박다솜"].map((name, index) => ({
      studentId: `s${index + 1}`,
      number: index + 1,
      name,
    })),
    ...wanted,
    room: { board: "wall", entry: "tiles", names: "name", ...wanted.room },
  });
  if (!answer.ok) throw new Error(`the room was answered ${answer.status}: ${await answer.text()}`);
  return readJson(answer);
}

/** A device of a pupil that opened the room, by its link unless another key is given. */
export async function enterRoom(
  server: TestServer,
  room: PadRoomEntry,
  key: PadKey = toKey(room),
): Promise<{ readonly pupil: TestBrowser; readonly entrance: PadEntrance & { token: string } }> {
  const pupil = buildServerBrowser(server);
  const answer = await pupil.post("api/pad/enter", key);
  if (!answer.ok) throw new Error(`entering answered ${answer.status}: ${await answer.text()}`);
  return { pupil, entrance: await readJson(answer) };
}

export function toKey({ link }: PadRoomEntry): { readonly key: string } {
  return { key: new URL(link).hash.replace("#k=", "") };
}

/** The living rows of a kind in a room, each with its id; places by their number. */
export async function readPadRows(
  server: TestServer,
  roomId: string,
  kind: string,
): Promise<readonly Record<string, unknown>[]> {
  const rows = await server.database.queries
    .selectFrom("rows")
    .select(["id", "data"])
    .where("scope", "=", `pad/${roomId}`)
    .where("kind", "=", kind)
    .where("dead_at", "is", null)
    .orderBy("id")
    .execute();
  const found: Record<string, unknown>[] = rows.map(({ id, data }) => ({
    ...(JSON.parse(data) as object),
    id,
  }));
  return found.sort((a, b) => Number(a["number"] ?? 0) - Number(b["number"] ?? 0));
}
