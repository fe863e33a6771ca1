import type { RecordKind } from "@damim/sync/kind.ts";
import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { padMemberKind } from "@damim/domain/pad/pad-member.ts";
import { padCommentKind, padHeartKind } from "@damim/domain/pad/card/pad-reaction.ts";
import { toPadRoomSheets, type PadRoomSheet } from "@damim/domain/pad/pad-room-sheets.ts";
import { toPlainData } from "@damim/sync/kind.ts";
import type { LivingRow } from "./sheet-rows.ts";

/** The sheets of a pad room, as its teacher downloads them in the room. */
export function listRoomSheets(rows: readonly LivingRow[]): readonly PadRoomSheet[] {
  // What stands under the name of a kind has passed its schema.
  const list = <T>({ name }: RecordKind<T>) =>
    rows
      .filter(({ kind }) => kind === name)
      .map(({ id, data }) => ({ ...(toPlainData(data) as T), id }));
  return toPadRoomSheets({
    cards: list(padCardKind).toSorted((a, b) => (a.order < b.order ? -1 : 1)),
    columns: list(padColumnKind),
    members: new Map(list(padMemberKind).map((member) => [member.id, member])),
    comments: list(padCommentKind).toSorted((a, b) => a.madeAt - b.madeAt),
    hearts: list(padHeartKind),
  });
}
