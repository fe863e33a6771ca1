import { createHash } from "node:crypto";
import { type ArchivedScope, toArchivedScope } from "@damim/domain/archive/archive-layout.ts";
import { fileRefusalMessages, isFileRefusalType } from "@damim/domain/files/file-refusal.ts";
import { isFileId } from "@damim/domain/files/file.ts";
import { ok, refuse, toSentence } from "@damim/domain/base/result.ts";
import { parseScope, profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { findFile } from "../files/file-queries.ts";
import { listTeacherFiles, openTeacherFile, type TeacherFile } from "../files/teacher-files.ts";
import { createUploads, type UploadDeps } from "../files/uploads.ts";
import type { ArchivePart, EntryReport, FoundEntry } from "./archive-part.ts";

const FILES_FOLDER = "files/";
const SORT = "파일";

/**
 * The teacher's files as they are kept, one entry each, under the id by which records name them. What comes
 * in is examined and redrawn like any upload; a file that is here already stays as it is.
 */
export function createFilesPart(
  deps: UploadDeps & { readonly config: { readonly fileQuotaBytes: number } },
): ArchivePart {
  const uploads = createUploads(deps);
  const { queries } = deps.database;

  async function take(uid: string, place: FilePlace, bytes: Buffer): Promise<string | undefined> {
    const started = await uploads.start({
      ownerId: uid,
      id: place.id,
      scope: toScopeId(uid, place.scope),
      name: place.name,
      size: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      quotaBytes: deps.config.fileQuotaBytes,
    });
    const finished = started.ok
      ? await uploads.finish(await uploads.append(started.value, started.value.received, bytes))
      : started;
    if (finished.ok) return undefined;
    const { type } = finished.refusal;
    return isFileRefusalType(type)
      ? toSentence(fileRefusalMessages, { type })
      : "같은 번호의 다른 파일이 이미 있어요.";
  }

  return {
    isOurs: (name) => name.startsWith(FILES_FOLDER),
    async list({ uid }) {
      const files = await listTeacherFiles(queries, uid);
      return files.flatMap((file) => {
        const name = toEntryName(file);
        return name ? [{ name, read: () => readFile(deps, file) }] : [];
      });
    },
    async open(entry) {
      const place = findPlace(entry.name);
      if (!place) return refuse({ type: "ScopeUnknown" });
      return ok({
        async take({ uid }): Promise<EntryReport> {
          const report = { name: entry.name, count: 1, changedCount: 0, refused: [] };
          const known = await findFile(queries, uid, place.id);
          if (known?.state === "ready") return report;
          const reason = await take(uid, place, await readWhole(entry));
          if (reason === undefined) return { ...report, changedCount: 1 };
          return { ...report, refused: [{ sort: SORT, words: place.name, reason }] };
        },
      });
    },
  };
}

interface FilePlace {
  readonly scope: ArchivedScope;
  readonly id: string;
  readonly name: string;
}

/** "files/2026/{id}/IMG_1.jpg": the id for the records, the name for people. */
function toEntryName({ scope, id, name, extension }: TeacherFile): string | undefined {
  const parsed = parseScope(scope);
  const stem = name.replace(/\.[^.]*$/, "") || id;
  return parsed && `${FILES_FOLDER}${toArchivedScope(parsed)}/${id}/${stem}.${extension}`;
}

function findPlace(entry: string): FilePlace | undefined {
  const [, scope = "", id = "", name = ""] =
    /^files\/(profile|\d{4})\/([\w-]+)\/([^/\\]+)$/.exec(entry) ?? [];
  return isFileId(id) ? { scope: scope as ArchivedScope, id, name } : undefined;
}

function toScopeId(uid: string, scope: ArchivedScope): string {
  return scope === "profile" ? profileScope(uid) : yearScope(uid, Number(scope));
}

async function* readFile(deps: UploadDeps, file: TeacherFile): AsyncGenerator<Uint8Array> {
  const stream = await openTeacherFile(deps.files, file);
  // A storage that lost a file must not hold up the export of everything else: the entry stays empty.
  if (stream) yield* stream;
}

async function readWhole(entry: FoundEntry): Promise<Buffer> {
  const read = await entry.read();
  // The zip reader has looked at sizes and checksums of all entries before any is taken.
  return read.ok ? Buffer.from(read.value) : Buffer.alloc(0);
}
