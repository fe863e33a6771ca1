import { createHash } from "node:crypto";
import type { CapsuleLetter, SealedPart } from "@damim/domain/time-capsule/capsule.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import type { FileStorage } from "../base/ports/file-storage.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { FileRow } from "../db/synced-tables.ts";
import { toOriginalKey } from "../files/file-keys.ts";
import { countFileBytes, lockOwner } from "../files/file-queries.ts";
import { removeFile } from "../files/uploads.ts";
import { alreadySealed, noRoom } from "./capsule-failures.ts";

/** A sealed file, whole, under the id that its device bound it to. */
export type NewPart = SealedPart & { readonly bytes: Buffer };

const SEALED = { name: "봉한 것", mime: "application/octet-stream", extension: "sealed" } as const;

/** Pictures and sound of letters: sealed files of the capsule's teacher, which nobody here can look into. */
export function createLetterFiles(deps: {
  readonly database: Database;
  readonly files: FileStorage;
  readonly quotaBytes: number;
  readonly now: () => number;
}) {
  const { database, files, quotaBytes, now } = deps;
  return {
    /** Within the transaction that writes their letter, after every other check. */
    async keep(ownerId: string, parts: readonly NewPart[], within: Queries): Promise<void> {
      if (parts.length === 0) return;
      await lockOwner(within, ownerId, database.kind);
      const size = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
      if ((await countFileBytes(within, ownerId)) + size > quotaBytes) throw noRoom();
      const ids = parts.map(({ id }) => id);
      const known = await within
        .selectFrom("files")
        .select("id")
        .where("owner_id", "=", ownerId)
        .where("id", "in", ids)
        .executeTakeFirst();
      if (known || new Set(ids).size < ids.length) throw alreadySealed();
      const rows = parts.map((part) => toFileRow(ownerId, part, now()));
      for (const part of parts)
        await files.put(toOriginalKey({ owner_id: ownerId, id: part.id }), part.bytes);
      await within.insertInto("files").values(rows).execute();
    },
    /** Of letters that nobody will open any more. */
    async drop(ownerId: string, letters: readonly Pick<CapsuleLetter, "files">[]): Promise<void> {
      for (const { id } of letters.flatMap((letter) => letter.files ?? []))
        await removeFile({ database, files }, { owner_id: ownerId, id });
    },
    /** Undefined while the device that sealed it has not sent it. */
    async read(ownerId: string, id: string): Promise<ReadableStream<Uint8Array> | undefined> {
      const row = await database.queries
        .selectFrom("files")
        .select("id")
        .where("owner_id", "=", ownerId)
        .where("id", "=", id)
        .where("state", "=", "ready")
        .executeTakeFirst();
      return row && files.read(toOriginalKey({ owner_id: ownerId, id }));
    },
  };
}

export type LetterFiles = ReturnType<typeof createLetterFiles>;

function toFileRow(ownerId: string, { id, bytes }: NewPart, now: number): FileRow {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const size = bytes.length;
  return {
    ...SEALED,
    owner_id: ownerId,
    id,
    scope: profileScope(ownerId),
    state: "ready",
    upload_sha256: sha256,
    upload_size: size,
    received: size,
    refusal: null,
    sha256,
    size,
    thumbnail_size: null,
    width: null,
    height: null,
    created_at: now,
    touched_at: now,
    unused_since: null,
    uploaded_by: null,
  };
}
