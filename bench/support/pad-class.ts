import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { openPadConnection } from "./pad-connection.ts";
import { createPadPupil, type PadPupil } from "./pad-pupil.ts";
import type { PadWatch } from "./pad-watch.ts";

export interface PadRoomUnderLoad {
  readonly room: PadRoomEntry;
  readonly key: string;
  readonly buildPupil: (
    number: number,
    watch: PadWatch,
    options?: { readonly origin?: string; readonly keepsCards?: boolean },
  ) => PadPupil;
}

let roomCount = 0;

/** A teacher who signs up and makes a room with so many numbers. */
export async function openPadRoom(
  origin: string,
  places: number,
  settings: object = {},
): Promise<PadRoomUnderLoad> {
  const teacher = openPadConnection(origin);
  const account = {
    email: `pad${++roomCount}-${process.pid}@saebom.example`,
    password: "chalk-and-duster-2026",
    name: "한유진",
  };
  const signedUp = await teacher.call("POST", "api/auth/sign-up/email", account);
  teacher.cookie = signedUp.cookie ?? "";
  const members = Array.from({ length: places }, (_, index) => ({
    studentId: `s${index + 1}`,
    number: index + 1,
    name: `학생${index + 1}`,
  }));
  const answer = await teacher.call("POST", "api/pad/rooms", {
    roomName: `과학 ${roomCount}`,
    room: { board: "wall", entry: "tiles", names: "name", ...settings },
    members,
  });
  if (answer.status !== 200) throw new Error(`the room: ${answer.status} ${answer.text}`);
  const room = JSON.parse(answer.text) as PadRoomEntry;
  teacher.close();
  const key = new URL(room.link).hash.replace("#k=", "");
  const { roomId } = room;
  return {
    room,
    key,
    buildPupil: (number, watch, options = {}) =>
      createPadPupil({ origin, roomId, key, number, watch, ...options }),
  };
}
