import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { PAD_TEACHER } from "@damim/domain/pad/room/pad-member.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import { type Fields, toPlainData } from "@damim/sync/kind.ts";
import type { Queries } from "../../db/schema.ts";
import type { FileRow } from "../../db/synced-tables.ts";
import type { ScopeDraft } from "../../sync/scope-writer.ts";
import type { PadDeps } from "../pad-deps.ts";
import { toRoomFileOwner } from "../../files/pad-file-owner.ts";

interface BoardRow {
  readonly kind: string;
  readonly id: string;
  readonly fields: Fields;
}

/** What a teacher laid out in a room: columns and the teacher's own cards with their files. Nothing of a pupil. */
export interface BoardCopy {
  /** The files on it, to be laid beside the new room before that is there. */
  readonly copies: readonly { readonly from: FileRow; readonly to: FileRow }[];
  /** Within the transaction that makes the new room. */
  write(draft: ScopeDraft, queries: Queries): Promise<void>;
}

export async function readBoard(
  { database, now }: Pick<PadDeps, "database" | "now">,
  { from, to }: { readonly from: PadRoomId; readonly to: PadRoomId },
): Promise<BoardCopy> {
  const { queries } = database;
  const rows = await listBoardRows(queries, from);
  const named = new Set(rows.map(({ fields }) => fields["file"]));
  const old = await queries
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", toRoomFileOwner(from))
    .where("state", "=", "ready")
    .execute();
  const copies = old
    .filter(({ id }) => named.has(id))
    .map((file) => ({
      from: file,
      to: {
        ...file,
        owner_id: toRoomFileOwner(to),
        scope: padScope(to),
        created_at: now(),
        touched_at: now(),
        unused_since: null,
      },
    }));
  return {
    copies,
    async write(draft, within) {
      for (const { kind, id, fields } of rows) await draft.write(kind, id, fields);
      const made = copies.map((copy) => copy.to);
      if (made.length > 0) await within.insertInto("files").values(made).execute();
    },
  };
}

async function listBoardRows(queries: Queries, roomId: PadRoomId): Promise<readonly BoardRow[]> {
  const rows = await queries
    .selectFrom("rows")
    .select(["kind", "id", "data"])
    .where("scope", "=", padScope(roomId))
    .where("kind", "in", [padColumnKind.name, padCardKind.name])
    .where("dead_at", "is", null)
    .orderBy("seq")
    .execute();
  return rows
    .map(({ kind, id, data }) => ({ kind, id, fields: toPlainData(JSON.parse(data) as Fields) }))
    .filter(({ kind, fields }) => kind === padColumnKind.name || fields["by"] === PAD_TEACHER);
}
