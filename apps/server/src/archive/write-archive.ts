import { Readable } from "node:stream";
import { ARCHIVE_FORMAT, MANIFEST_ENTRY } from "@damim/domain/archive/archive-layout.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import yazl from "yazl";
import type { ArchiveEntry, ArchiveOwner, ArchivePart } from "./archive-part.ts";

/**
 * Everything of one teacher as a zip, made while it is read: no more than one page of rows and one
 * spreadsheet stand in memory. What fails on the way breaks the stream off, so that a half archive is
 * never taken for a whole one.
 */
export async function writeArchive(
  parts: readonly ArchivePart[],
  owner: ArchiveOwner,
  madeAt: number,
): Promise<ReadableStream<Uint8Array>> {
  const entries: ArchiveEntry[] = [];
  for (const part of parts) entries.push(...(await part.list(owner)));

  const zip = new yazl.ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on("error", (error: Error) => output.destroy(error));
  const mtime = new Date(madeAt);
  zip.addBuffer(Buffer.from(toManifest(madeAt)), MANIFEST_ENTRY, { mtime });
  for (const { name, read } of entries) {
    zip.addReadStreamLazy(name, { mtime }, (hand) => hand(undefined, Readable.from(read())));
  }
  zip.end();
  // Node's stream types differ from the web's only in name.
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

function toManifest(madeAt: number): string {
  const kinds = Object.fromEntries(recordKinds.map(({ name, version }) => [name, version]));
  const manifest = {
    app: "damim",
    format: ARCHIVE_FORMAT,
    protocol: PROTOCOL_VERSION,
    madeAt,
    kinds,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
