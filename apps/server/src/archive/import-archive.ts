import { ARCHIVE_FORMAT, MANIFEST_ENTRY } from "@damim/domain/archive/archive-layout.ts";
import type { ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import * as v from "valibot";
import type { ArchiveOwner, ArchivePart, EntryReport, OpenedEntry } from "./archive-part.ts";
import { readZip } from "./read-zip.ts";
import { parseJson } from "./rows-json.ts";

export interface ImportReport {
  readonly entries: readonly EntryReport[];
  /** Entries that no part of this version knows; they stay in the file. */
  readonly unknownEntries: readonly string[];
}

/** Ours has the names of a hundred kinds. */
const MANIFEST_MAX_BYTES = 64 * 1024;

const manifestSchema = v.object({
  app: v.literal("damim"),
  format: v.pipe(v.number(), v.safeInteger()),
});

/**
 * Takes an archive into an account. First every entry is looked through, and one that cannot be
 * understood refuses the whole; then each is taken. What it brings goes through the same doors as a
 * device's writes, so doing it again changes nothing and newer words stay.
 */
export async function importArchive(
  parts: readonly ArchivePart[],
  owner: ArchiveOwner,
  bytes: Uint8Array,
): Promise<Result<ImportReport, ArchiveRefusal>> {
  const zip = await readZip(bytes);
  if (!zip.ok) return zip;
  const manifest = zip.value.find(({ name }) => name === MANIFEST_ENTRY);
  if (!manifest) return refuse({ type: "NotAnArchive" });
  const read = await manifest.read();
  if (!read.ok) return read;
  if (read.value.length > MANIFEST_MAX_BYTES) return refuse({ type: "NotAnArchive" });
  const parsed = v.safeParse(manifestSchema, parseJson(read.value));
  if (!parsed.success) return refuse({ type: "NotAnArchive" });
  if (parsed.output.format > ARCHIVE_FORMAT) return refuse({ type: "ArchiveNewer" });

  const opened: OpenedEntry[] = [];
  const unknownEntries: string[] = [];
  for (const entry of zip.value) {
    if (entry === manifest) continue;
    const part = parts.find(({ isOurs }) => isOurs(entry.name));
    if (!part) unknownEntries.push(entry.name);
    if (!part?.open) continue;
    const content = await part.open(entry);
    if (!content.ok) return content;
    opened.push(content.value);
  }
  const entries: EntryReport[] = [];
  for (const { take } of opened) entries.push(await take(owner));
  return ok({ entries, unknownEntries });
}
