import type { PadEntrance, PadMe } from "@damim/domain/pad/pad-entrance.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { findText, parseJson } from "../server/json-fields.ts";
import { readEntrance } from "./pad-news.ts";
import { PAD_IT_INFO, PLACE_KEY } from "../opening/room-keys.ts";

export type HeldEntrance = PadEntrance & { readonly me: PadMe };

/** Opens the room again on this device (spec 05 §1): no password, it dies with the room, a removal, or 12 h. */
export function readToken(): string | undefined {
  return findText(parseJson(readText(PAD_IT_INFO) ?? ""), "roomPw") || undefined;
}

/** The place that this device held when it was last here: its room opens before the server has answered. */
export function readHeldPlace(): HeldEntrance | undefined {
  const entrance = readEntrance(parseJson(readText(PLACE_KEY) ?? ""));
  return entrance && isHeld(entrance) ? entrance : undefined;
}

/** Remembers what the server said at the door, as far as it helps to come in again. */
export function rememberEntrance(entrance: PadEntrance): void {
  const { roomName, token } = entrance;
  if (token) writeText(PAD_IT_INFO, JSON.stringify({ roomName, roomPw: token }));
  if (isHeld(entrance))
    writeText(PLACE_KEY, JSON.stringify({ ...entrance, tiles: [], token: undefined }));
  else removeText(PLACE_KEY);
}

/** The place is held no more, or the room is over. */
export function forgetRoom(): void {
  removeText(PAD_IT_INFO);
  removeText(PLACE_KEY);
}

/** In, with a place: the room can be opened. */
export function isHeld(entrance: PadEntrance): entrance is HeldEntrance {
  return entrance.state === "in" && entrance.me !== undefined;
}
