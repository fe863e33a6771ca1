import { padCardKind, type PadCardId, type PadCardState } from "@damim/domain/pad/card/pad-card.ts";
import { padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { PAD_ROOM_ROW, padRoomKind, type PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";

type Desk = Pick<PadData, "store">;

/** Changes how the room is set up; `null` empties a field. */
export function changeRoomRow({ store }: Desk, set: Partial<PadRoom>): void {
  void store.write([{ kind: padRoomKind.name, id: PAD_ROOM_ROW, set }]);
}

/**
 * What pupils read beside the cards. A room that hides it remembers what it was: aliases must not come back as
 * names, on no device.
 */
export function setNames(desk: Desk, { names: before }: PadRoom, names: PadRoom["names"]): void {
  const isHiddenNow = names === "hidden" && before !== "hidden";
  changeRoomRow(desk, isHiddenNow ? { names, namesBeforeHidden: before } : { names });
}

/** As it was before it was hidden. */
export function showNames(desk: Desk, room: PadRoom): void {
  setNames(desk, room, room.namesBeforeHidden ?? "name");
}

export function setCardState(
  { store }: Desk,
  cards: readonly PadCardId[],
  state: PadCardState,
): void {
  if (cards.length === 0) return;
  void store.write(cards.map((id) => ({ kind: padCardKind.name, id, set: { state } })));
}

export function pinCard({ store }: Desk, card: PadCardId, isPinned: boolean): void {
  void store.write([{ kind: padCardKind.name, id: card, set: { isPinned: isPinned || null } }]);
}

export const CARD_IS_GONE = "카드를 지웠어요";

/** What a pupil is called in the room. */
export function setAlias({ store }: Desk, member: string, alias: string): void {
  void store.write([{ kind: padMemberKind.name, id: member, set: { alias } }]);
}
