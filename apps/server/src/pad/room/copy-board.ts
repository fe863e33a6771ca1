import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { PAD_TEACHER } from "@damim/domain/pad/pad-member.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import { type Fields, toPlainData } from "@damim/sync/kind.ts";
import { type FileStorage, readAll } from "../../adapters/files/file-storage.ts";
import type { FileRow, Queries } from "../../db/schema.ts";
import { toFilePrefix, toOriginalKey, toThumbnailKey } from "../../files/file-keys.ts";
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
  /** Within the transaction that makes the new room. */
  write(draft: ScopeDraft, queries: Queries): Promise<void>;
  /** The room was not made after all. */
  drop(): Promise<void>;
}

/** Reads a board and lays copies of its files beside the new room, before that is there. */
export async function copyBoard(
  { database, files, now }: Pick<PadDeps, "database" | "files" | "now">,
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
    .map((file): FileRow => ({
      ...file,
      owner_id: toRoomFileOwner(to),
      scope: padScope(to),
      created_at: now(),
      touched_at: now(),
      unused_since: null,
    }));
  const drop = async (): Promise<void> => {
    for (const file of copies) await removeBytes(files, file);
  };
  try {
    for (const file of copies) {
      await copyBytes(files, { ...file, owner_id: toRoomFileOwner(from) }, file);
    }
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    drop,
    async write(draft, within) {
      for (const { kind, id, fields } of rows) await draft.write(kind, id, fields);
      if (copies.length > 0) await within.insertInto("files").values(copies).execute();
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

async function copyBytes(files: FileStorage, from: FileRow, to: FileRow): Promise<void> {
  for (const toKey of [toOriginalKey, toThumbnailKey]) {
    const stream = await files.read(toKey(from));
    if (stream) await files.put(toKey(to), await readAll(stream));
  }
}

async function removeBytes(files: FileStorage, file: FileRow): Promise<void> {
  for (const key of await files.list(toFilePrefix(file))) await files.remove(key);
}
