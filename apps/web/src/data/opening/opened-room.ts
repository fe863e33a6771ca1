import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { PAD_IT_INFO, PLACE_KEY } from "./room-keys.ts";

const DEVICE_KEY = "damim-pad-opened";

/**
 * The room that this teacher opened last: in this tab, else on this device. Its address is a bare `/padIt`, so that no
 * history or shared screen tells which room it was.
 */
export function readOpenedRoom(uid: string): PadRoomId | undefined {
  const [owner, roomId] = (readTabText("padRoom") ?? readText(DEVICE_KEY) ?? "").split(" ");
  return owner === uid ? roomId : undefined;
}

export function saveOpenedRoom(uid: string, roomId: PadRoomId): void {
  saveTabText("padRoom", `${uid} ${roomId}`);
  writeText(DEVICE_KEY, `${uid} ${roomId}`);
}

/** Of a room that is gone, and at a deletion. */
export function forgetOpenedRoom(): void {
  saveTabText("padRoom", undefined);
  removeText(DEVICE_KEY);
}

/** At sign-out: the next teacher on this computer must not meet a room, nor a place that was taken as a guest (spec 01 §5). */
export function forgetRoomsHere(): void {
  forgetOpenedRoom();
  removeText(PAD_IT_INFO);
  removeText(PLACE_KEY);
}
