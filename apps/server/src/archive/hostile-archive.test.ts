import { DEAD } from "@damim/sync/change.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { archiveMessages } from "@damim/domain/archive/archive-refusal.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { buildArchive, buildZip } from "../testing/build-zip.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import type { ArchivePart } from "./archive-part.ts";
import { importArchive } from "./import-archive.ts";
import { readZip } from "./read-zip.ts";
import { teacherPolicy } from "../session/policy.ts";
import { createRowsPart } from "./rows-part.ts";

const MANIFEST = { app: "damim", format: 1 };
const row = {
  kind: "student",
  id: "s1",
  data: { [DEAD]: false, number: 1, name: "한비밀" },
  at: toStamp(Date.parse("2026-03-02T09:00:00+09:00"), 0, "old"),
};
let database: TestDatabase;
let parts: readonly ArchivePart[];
beforeAll(async () => {
  database = await openTestDatabase("sqlite");
  const sync = createKyselySyncDatabase(database);
  parts = [
    createRowsPart({
      database,
      sync,
      policy: teacherPolicy,
      now: Date.now,
      onCommit: () => undefined,
    }),
  ];
});
afterAll(() => database.close());

it.each<readonly [string, string, () => Uint8Array | Promise<Uint8Array>]>([
  ["nothing", "ArchiveEmpty", () => new Uint8Array()],
  ["no zip", "NotAZip", () => new TextEncoder().encode("번호,이름\n1,김하린")],
  ["half a download", "NotAZip", async () => (await buildArchive({ "2026": [row] })).slice(0, 90)],
  ["somebody's zip", "NotAnArchive", () => buildZip({ "사진.txt": "x" })],
  ["an archive of tomorrow", "ArchiveNewer", () => buildArchive({}, { format: 2 })],
  ["text that is no JSON", "ArchiveDamaged", () => withEntry("data/2026.json", "{")],
  ["a bomb", "TooMuchInside", () => withEntry("data/2026.json", " ".repeat(30_000_000))],
  ["too large an entry", "TooMuchInside", () => withEntry("a.xlsx", new Uint8Array(33_554_433))],
  ["a file that lies about its size", "ArchiveDamaged", buildLiar],
  ["names that lead out", "EntriesUnsafe", () => renameEntry("data/2026.json", "../../2026json")],
  ["absolute names", "EntriesUnsafe", () => renameEntry("data/2026.json", "/data/2026json")],
  ["doubled names", "EntriesUnsafe", () => renameEntry("data/2027.json", "data/2026.json")],
  ["a scope we do not have", "ScopeUnknown", () => buildArchive({ "club/k1/2026": [row] })],
  ["a scope of another teacher", "ScopeUnknown", () => buildArchive({ "t/u1/2026": [row] })],
])("of %s is refused with a sentence and takes nothing (%s)", async (_what, type, build) => {
  const taken = await importArchive(parts, { uid: "u2" }, await build());

  expect(taken).toMatchObject({ ok: false, refusal: { type } });
  if (!taken.ok) expect(toSentence(archiveMessages, taken.refusal)).toMatch(/기록은 그대로예요/);
  expect(await database.queries.selectFrom("rows").selectAll().execute()).toEqual([]);
});

it("with any byte changed is read or refused, never a crash", async () => {
  const archive = await buildArchive({ "2026": [row] });
  const endings = new Set<boolean>();
  for (let at = 0; at < archive.length; at++) {
    const changed = Uint8Array.from(archive);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    const zip = await readZip(changed);
    for (const { read } of zip.ok ? zip.value : []) endings.add((await read()).ok);
  }

  expect(endings).toEqual(new Set([true, false]));
});

it("keeps what no part of this version knows in the file, and says so", async () => {
  const archive = await buildZip({ "damim-export.json": MANIFEST, "files/1.png": "x" });

  expect(await importArchive(parts, { uid: "u2" }, archive)).toEqual({
    ok: true,
    value: { entries: [], unknownEntries: ["files/1.png"] },
  });
});

async function withEntry(name: string, content: string | Uint8Array): Promise<Uint8Array> {
  return buildZip({ "damim-export.json": MANIFEST, [name]: content });
}

/** Another name of the same length, behind the back of the library that writes zips. */
async function renameEntry(before: string, after: string): Promise<Uint8Array> {
  const archive = await buildZip({
    "damim-export.json": MANIFEST,
    "data/2026.json": { rows: [row], history: [], writers: [] },
    "data/2027.json": { rows: [], history: [], writers: [] },
  });
  const text = Buffer.from(archive).toString("latin1").replaceAll(before, after.padEnd(14, "x"));
  return new Uint8Array(Buffer.from(text, "latin1"));
}

/** Declares fewer bytes than it unpacks to. */
async function buildLiar(): Promise<Uint8Array> {
  const archive = Buffer.from(await withEntry("data/2026.json", " ".repeat(5_000)));
  const directory = archive.lastIndexOf("data/2026.json") - 46;
  archive.writeUInt32LE(100, directory + 24);
  return new Uint8Array(archive);
}
