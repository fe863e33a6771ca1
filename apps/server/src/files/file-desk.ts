import {
  type FileRefusal,
  fileRefusalMessages,
  isFileRefusalType,
} from "@damim/domain/files/file-refusal.ts";
import { CHUNK_BYTES_MAX, isFileId, toFileName } from "@damim/domain/files/file.ts";
import { type Result, toSentence } from "@damim/domain/base/result.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { FileStorage } from "../base/ports/file-storage.ts";
import type { FileRow } from "../db/synced-tables.ts";
import { HttpFailure, type HttpFailureStatus } from "../http/http-failure.ts";
import { malformed } from "../http/parse-body.ts";
import { readBody } from "../http/read-body.ts";
import type { AppEnv } from "../http/route.ts";
import { toOriginalKey, toThumbnailKey } from "./file-keys.ts";
import { fileMissing, serveFile } from "./serve-file.ts";
import type { NewUpload, StartRefusal, Uploads } from "./uploads.ts";

const OFFSET = /^\d{1,9}$/;

/** What a device says of a file before it sends it. */
export const newFileSchema = v.object({
  id: v.pipe(v.string(), v.check(isFileId)),
  name: v.pipe(v.string(), v.maxLength(1_000), v.transform(toFileName)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

const statuses: Readonly<Partial<Record<StartRefusal["type"], HttpFailureStatus>>> = {
  FileTooLarge: 413,
  TooManyPixels: 413,
  QuotaFull: 413,
  TypeNotAllowed: 415,
  PictureTypeNotAllowed: 415,
  IdTaken: 409,
};

/** The steps of an upload and of a download as HTTP has them; whose file it is, the caller has made sure of. */
export interface FileDesk {
  start(c: Context<AppEnv>, upload: NewUpload): Promise<Response>;
  /** Where an upload stands. */
  tell(c: Context<AppEnv>, file: FileRow): Response;
  append(c: Context<AppEnv>, file: FileRow): Promise<Response>;
  finish(c: Context<AppEnv>, file: FileRow): Promise<Response>;
  serve(
    c: Context<AppEnv>,
    file: FileRow,
    how: {
      readonly part: "original" | "thumbnail";
      /** The device may keep a copy. */
      readonly isKept: boolean;
    },
  ): Promise<Response>;
}

export function createFileDesk(deps: {
  readonly uploads: Uploads;
  readonly files: FileStorage;
  /** Said when there is no room left, in place of the usual sentence. */
  readonly quotaFull?: string;
}): FileDesk {
  const { uploads, files } = deps;

  function answerState(c: Context<AppEnv>, result: Result<FileRow, StartRefusal>): Response {
    if (result.ok) return answerFile(c, result.value);
    const { refusal } = result;
    throw new HttpFailure(statuses[refusal.type] ?? 422, refusal.type, toWords(refusal));
  }

  function toWords(refusal: StartRefusal): string {
    if (refusal.type === "QuotaFull" && deps.quotaFull !== undefined) return deps.quotaFull;
    return isFileRefusal(refusal)
      ? toSentence(fileRefusalMessages, refusal)
      : "같은 번호의 다른 파일이 이미 있어요. 파일을 다시 골라 주세요.";
  }

  return {
    start: async (c, upload) => answerState(c, await uploads.start(upload)),
    tell: answerFile,
    async append(c, file) {
      const offset = c.req.query("offset") ?? "";
      if (!OFFSET.test(offset)) throw malformed("offset");
      if (c.req.header("content-type") !== "application/octet-stream") {
        throw new HttpFailure(415, "BytesExpected", "application/octet-stream으로 보내 주세요.");
      }
      const bytes = await readBody(c);
      if (bytes.length === 0 || bytes.length > CHUNK_BYTES_MAX) throw malformed("body");
      return answerFile(c, await uploads.append(file, Number(offset), bytes));
    },
    finish: async (c, file) => answerState(c, await uploads.finish(file)),
    async serve(c, file, { part, isKept }) {
      const isThumbnail = part === "thumbnail";
      const size = isThumbnail ? file.thumbnail_size : file.size;
      if (file.state !== "ready" || size === null) throw fileMissing();
      const key = isThumbnail ? toThumbnailKey(file) : toOriginalKey(file);
      const served = {
        key,
        size,
        mime: isThumbnail ? "image/webp" : (file.mime ?? "application/octet-stream"),
        name: toSavedName(file, isThumbnail ? "webp" : file.extension),
        hash: isThumbnail ? `${file.sha256}-t` : (file.sha256 ?? ""),
        isKept,
      };
      return serveFile(c, served, (range) => files.read(key, range));
    },
  };
}

function isFileRefusal(refusal: StartRefusal): refusal is FileRefusal {
  return isFileRefusalType(refusal.type);
}

function answerFile(c: Context<AppEnv>, file: FileRow): Response {
  const { id, state, received, mime, size, width, height } = file;
  return c.json({ id, state, received, mime, size, width, height });
}

/** The name that was claimed with the ending that the content has. */
export function toSavedName(
  { name, id }: Pick<FileRow, "name" | "id">,
  extension: string | null,
): string {
  const stem = name.replace(/\.[^.]*$/, "") || id;
  return extension ? `${stem}.${extension}` : stem;
}
