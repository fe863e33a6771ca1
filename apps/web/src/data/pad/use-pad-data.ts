import type { RecordKind } from "@damim/sync/kind.ts";
import {
  padCardKind,
  padColumnKind,
  type PadCard,
  type PadColumn,
} from "@damim/domain/pad/card/pad-card.ts";
import { padMemberKind, type PadMember } from "@damim/domain/pad/room/pad-member.ts";
import { PAD_ROOM_ROW, padRoomKind, type PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import type { LiveRows } from "../use-teacher-data.ts";
import type { PadData } from "./pad-data.ts";

export const PadDataContext = createContext<PadData | undefined>(undefined);

/** The room that is open. Throws outside of one: that is a bug. */
export function usePadData(): PadData {
  const data = useContext(PadDataContext);
  if (!data) throw new Error("usePadData needs PadDataContext above it");
  return data;
}

/** All living rows of a kind in the room; like `useRows`: memoise on the second value. */
export function usePadRows<T>(kind: RecordKind<T>): readonly [rows: LiveRows<T>, revision: number] {
  const { store } = usePadData();
  const revision = useSyncExternalStore(store.subscribe, () => store.revision(kind.name));
  return [store.rows(kind), revision];
}

/** A value read from the room, kept up to date. `read` must give the same object while nothing changed. */
export function usePadLive<T>(read: (data: PadData) => T): T {
  const data = usePadData();
  const subscribe = useCallback((listener: () => void) => data.subscribe(listener), [data]);
  return useSyncExternalStore(subscribe, () => read(data));
}

export type PadCardRow = PadCard & { readonly id: string };
export type PadColumnRow = PadColumn & { readonly id: string };
export type PadMemberRow = PadMember & { readonly id: string };

/** How the room is set up; nothing until its row is here. */
export function usePadRoom(): PadRoom | undefined {
  const { store } = usePadData();
  return useSyncExternalStore(store.subscribe, () => store.rows(padRoomKind).get(PAD_ROOM_ROW));
}

/**
 * The cards in the order of the board, pinned ones first. What the server has not answered yet has the author and
 * the time that it will give them; the same objects as long as nothing changed.
 */
export function usePadCards(): readonly PadCardRow[] {
  const data = usePadData();
  const [rows, revision] = usePadRows(padCardKind);
  const room = usePadRoom();
  return useMemo(
    () => sortPadCards([...rows.values()].map((card) => completeCard(card, data, room))),
    // oxlint-disable-next-line react/exhaustive-deps -- the map stays the same object; its revision changes
    [rows, revision, data, room],
  );
}

/** The columns of the board, or the points of the time line, in order. */
export function usePadColumns(): readonly PadColumnRow[] {
  const [rows, revision] = usePadRows(padColumnKind);
  return useMemo(
    () => [...rows.values()].toSorted(byOrder),
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [rows, revision],
  );
}

/** The places of the room by id. */
export function usePadMembers(): readonly [ReadonlyMap<string, PadMemberRow>, number] {
  return usePadRows(padMemberKind);
}

const completed = new WeakMap<object, PadCardRow>();

/** A card that only this device knows lacks what the server sets. */
function completeCard(card: PadCardRow, data: PadData, room: PadRoom | undefined): PadCardRow {
  const { by, madeAt, state, order }: Partial<PadCardRow> = card;
  if (by !== undefined && madeAt !== undefined && state !== undefined && order !== undefined) {
    return card;
  }
  const known = completed.get(card);
  if (known) return known;
  const waits = data.role === "pupil" && room?.approvesCards === true;
  const whole: PadCardRow = {
    ...card,
    by: by ?? data.me,
    madeAt: madeAt ?? toMadeAt(card.id),
    state: state ?? (waits ? "waiting" : "shown"),
    order: order ?? "",
  };
  completed.set(card, whole);
  return whole;
}

/** A UUIDv7 begins with the instant at which it was made. */
function toMadeAt(id: string): number {
  const at = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
  return Number.isNaN(at) ? 0 : at;
}

/** As the board shows them, pinned ones first. */
export function sortPadCards(cards: readonly PadCardRow[]): readonly PadCardRow[] {
  return cards.toSorted(
    (a, b) => Number(b.isPinned === true) - Number(a.isPinned === true) || byOrder(a, b),
  );
}

type Ordered = { readonly order: string; readonly id: string };

function byOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
