import { createHash } from "node:crypto";
import { type FileRefusal, isFileRefusalType } from "@damim/domain/files/file-refusal.ts";
import { FILE_BYTES_MAX, toFileName } from "@damim/domain/files/file.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { FileStorage } from "../base/ports/file-storage.ts";
import { readAll } from "../adapters/files/file-storage.ts";
import type { FileRow } from "../db/synced-tables.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { isDestroyed } from "../sync/destroyed-scope.ts";
import { scopeDestroyed } from "../sync/scope-writer.ts";
import { examineFile, type ExaminedFile } from "./examine-file.ts";
import { removeFileBytes } from "./file-bytes.ts";
import { isPartKey, toFilePrefix, toOriginalKey, toPartKey, toThumbnailKey } from "./file-keys.ts";
import { advanceUpload, countFileBytes, endUpload, findFile, lockOwner } from "./file-queries.ts";

/** What a device says of a file before it sends it. */
export interface NewUpload {
  readonly ownerId: string;
  readonly id: string;
  readonly scope: string;
  readonly name: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** How many bytes this owner may have. */
  readonly quotaBytes: number;
  /** In a pad room: whose it is there. */
  readonly uploadedBy?: string;
}

export type UploadDeps = Pick<ServerDeps, "database" | "files" | "now">;

/** `IdTaken`: another file of this teacher has the id, which is a mistake of the device. */
export type StartRefusal = FileRefusal | { readonly type: "IdTaken" };

/** Nothing of it has come yet. */
const EMPTY = {
  state: "uploading",
  received: 0,
  refusal: null,
  mime: null,
  extension: null,
  sha256: null,
  size: null,
  thumbnail_size: null,
  width: null,
  height: null,
  unused_since: null,
} as const;

/**
 * Uploads in pieces that survive everything: a piece is durable in the storage before the table says so, so
 * a device goes on where `received` stands. Every step may be repeated.
 */
export function createUploads(deps: UploadDeps) {
  const { database, files, now } = deps;
  // One at a time: a file that is examined stands in memory whole, a picture unpacked besides.
  let lastFinish: Promise<unknown> = Promise.resolve();

  /** Makes room for a file, or tells how far it has come. */
  async function start(upload: NewUpload): Promise<Result<FileRow, StartRefusal>> {
    const { ownerId, id, scope, size, sha256 } = upload;
    return database.tx(async (queries) => {
      await lockOwner(queries, ownerId, database.kind);
      const known = await findFile(queries, ownerId, id);
      if (known) return isSame(known, upload) ? toState(known) : refuse({ type: "IdTaken" });
      if (await isDestroyed(queries, scope)) throw scopeDestroyed();
      if (size === 0) return refuse({ type: "FileEmpty" });
      if (size > FILE_BYTES_MAX) return refuse({ type: "FileTooLarge" });
      const taken = await countFileBytes(queries, ownerId);
      if (taken + size > upload.quotaBytes) return refuse({ type: "QuotaFull" });
      const row: FileRow = {
        ...EMPTY,
        owner_id: ownerId,
        id,
        scope,
        name: toFileName(upload.name),
        upload_sha256: sha256,
        upload_size: size,
        created_at: now(),
        touched_at: now(),
        uploaded_by: upload.uploadedBy ?? null,
      };
      await queries.insertInto("files").values(row).execute();
      return ok(row);
    });
  }

  /** Takes the piece that begins at `offset` when that is where the upload stands; tells where it stands then. */
  async function append(file: FileRow, offset: number, bytes: Uint8Array): Promise<FileRow> {
    const to = offset + bytes.length;
    if (file.state !== "uploading" || offset !== file.received || to > file.upload_size)
      return file;
    await files.put(toPartKey(file, offset), bytes);
    await advanceUpload(database.queries, file, { from: offset, to, now: now() });
    return (await findFile(database.queries, file.owner_id, file.id)) ?? file;
  }

  /** Puts the pieces together, examines them and keeps what may be kept. Of an unfinished upload: where it stands. */
  async function finish(file: FileRow): Promise<Result<FileRow, FileRefusal>> {
    const turn = lastFinish.then(() => finishNow(file));
    lastFinish = turn.catch(() => undefined);
    return turn;
  }

  async function finishNow({ owner_id, id }: FileRow): Promise<Result<FileRow, FileRefusal>> {
    const file = await findFile(database.queries, owner_id, id);
    if (!file) return refuse({ type: "FileEmpty" });
    if (file.state !== "uploading" || file.received < file.upload_size) return toState(file);
    const bytes = await readParts(files, file);
    // Another piece than was announced, or pieces that a restored server does not have: from the start.
    if (createHash("sha256").update(bytes).digest("hex") !== file.upload_sha256) {
      await endUpload(database.queries, file, { received: 0, touched_at: now() });
      await removeParts(files, file);
      return ok({ ...file, received: 0 });
    }
    const examined = await examineFile(bytes);
    if (examined.ok) await keep(file, examined.value);
    else {
      const { type: refusal } = examined.refusal;
      await endUpload(database.queries, file, { state: "refused", refusal, touched_at: now() });
    }
    await removeParts(files, file);
    return toState((await findFile(database.queries, owner_id, id)) ?? file);
  }

  async function keep(file: FileRow, examined: ExaminedFile): Promise<void> {
    const { bytes, type, picture } = examined;
    await files.put(toOriginalKey(file), bytes);
    if (picture) await files.put(toThumbnailKey(file), picture.thumbnail);
    await endUpload(database.queries, file, {
      state: "ready",
      mime: type.mime,
      extension: type.extension,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      size: bytes.length,
      thumbnail_size: picture?.thumbnail.length ?? null,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      touched_at: now(),
    });
  }

  return { start, append, finish };
}

export type Uploads = ReturnType<typeof createUploads>;

/** Takes a file away, bytes first: a crash in between leaves a line that `sweep-files.ts` ends. */
export async function removeFile(
  { database, files }: Pick<UploadDeps, "database" | "files">,
  file: Pick<FileRow, "owner_id" | "id">,
): Promise<void> {
  const ours = database.queries
    .updateTable("files")
    .set({ state: "removed" })
    .where("owner_id", "=", file.owner_id)
    .where("id", "=", file.id);
  await ours.execute();
  await removeFileBytes(files, file);
  await database.queries
    .deleteFrom("files")
    .where("owner_id", "=", file.owner_id)
    .where("id", "=", file.id)
    .where("state", "=", "removed")
    .execute();
}

function isSame(known: FileRow, upload: NewUpload): boolean {
  return (
    known.upload_sha256 === upload.sha256 &&
    known.upload_size === upload.size &&
    known.scope === upload.scope &&
    known.uploaded_by === (upload.uploadedBy ?? null)
  );
}

function toState(file: FileRow): Result<FileRow, FileRefusal> {
  if (file.state !== "refused") return ok(file);
  const type = file.refusal ?? "";
  return refuse({ type: isFileRefusalType(type) ? type : "TypeNotAllowed" });
}

async function readParts(files: FileStorage, file: FileRow): Promise<Buffer> {
  const keys = (await files.list(toFilePrefix(file))).filter(isPartKey).toSorted();
  const parts: Buffer[] = [];
  for (const key of keys) {
    const stream = await files.read(key);
    if (stream) parts.push(await readAll(stream));
  }
  return Buffer.concat(parts);
}

async function removeParts(files: FileStorage, file: FileRow): Promise<void> {
  const keys = (await files.list(toFilePrefix(file))).filter(isPartKey);
  for (const key of keys) await files.remove(key);
}
