import {
  type FileRefusal,
  fileRefusalMessages,
  isFileRefusalType,
} from "@damim/domain/files/file-refusal.ts";
import { CHUNK_BYTES_MAX, isFileId } from "@damim/domain/files/file.ts";
import { type Result, toSentence } from "@damim/domain/result.ts";
import type { Context } from "hono";
import * as v from "valibot";
import { createAccountLimit } from "../accounts/account-limit.ts";
import type { SignedIn } from "../accounts/find-session.ts";
import type { FileRow } from "../db/schema.ts";
import { HttpFailure, type HttpFailureStatus } from "../http/http-failure.ts";
import { malformed, parseBody } from "../http/parse-body.ts";
import type { AppEnv, Route } from "../http/route.ts";
import type { ServerDeps } from "../server-deps.ts";
import { teacherPolicy } from "../sync/policy.ts";
import { toOriginalKey, toThumbnailKey } from "./file-keys.ts";
import { findFile } from "./file-queries.ts";
import { fileMissing, serveFile } from "./serve-file.ts";
import { createUploads, removeFile, type StartRefusal } from "./uploads.ts";

const REQUESTS_BURST = 600;
const REQUESTS_PER_SECOND = 60;
const OFFSET = /^\d{1,9}$/;

const startSchema = v.object({
  id: v.pipe(v.string(), v.check(isFileId)),
  scope: v.pipe(v.string(), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(1_000)),
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

/**
 * A teacher's own files: `POST api/files` (begin), `POST api/files/:id/parts?offset=` (go on),
 * `GET api/files/:id` (where it stands), `POST api/files/:id/finish`, `GET api/files/:id/content` and
 * `…/thumbnail`, `DELETE api/files/:id`. An id is looked for among the caller's files alone: those of others
 * do not exist here.
 */
export function listFileRoutes(deps: ServerDeps): readonly Route[] {
  const { database, files, now } = deps;
  const uploads = createUploads(deps);
  const limit = createAccountLimit({ burst: REQUESTS_BURST, perSecond: REQUESTS_PER_SECOND, now });

  function checkLimit({ user }: SignedIn): void {
    const waitMs = limit.take(user.id, 1);
    if (waitMs === 0) return;
    throw new HttpFailure(
      429,
      "TooManyRequests",
      "한꺼번에 너무 많이 보냈어요. 파일은 이 기기에 있고, 곧 이어서 보내요.",
      { retryAfterSeconds: Math.ceil(waitMs / 1000) },
    );
  }

  async function findOwn(c: Context<AppEnv>, { user }: SignedIn): Promise<FileRow> {
    const id = c.req.param("id") ?? "";
    const file = isFileId(id) ? await findFile(database.queries, user.id, id) : undefined;
    if (!file) throw fileMissing();
    return file;
  }

  const serve = async (
    c: Context<AppEnv>,
    session: SignedIn,
    part: "original" | "thumbnail",
  ): Promise<Response> => {
    const file = await findOwn(c, session);
    c.set("accessed", [{ act: "file", subject: part }]);
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
    };
    return serveFile(c, session, served, (range) => files.read(key, range));
  };

  return [
    {
      method: "POST",
      path: "api/files",
      who: "signed-in",
      body: startSchema,
      async answer(c, session) {
        const upload = await parseBody(c, startSchema);
        checkLimit(session);
        const { id: ownerId } = session.user;
        if (!teacherPolicy.canRead({ uid: ownerId }, upload.scope)) throw foreignScope();
        return answerState(c, await uploads.start({ ...upload, ownerId }));
      },
    },
    {
      method: "GET",
      path: "api/files/:id",
      who: "signed-in",
      answer: async (c, session) => answerFile(c, await findOwn(c, session)),
    },
    {
      method: "POST",
      path: "api/files/:id/parts",
      who: "signed-in",
      // Bytes: any JSON is refused.
      body: v.unknown(),
      query: ["offset"],
      async answer(c, session) {
        checkLimit(session);
        const offset = c.req.query("offset") ?? "";
        if (!OFFSET.test(offset)) throw malformed("offset");
        if (c.req.header("content-type") !== "application/octet-stream") {
          throw new HttpFailure(415, "BytesExpected", "application/octet-stream으로 보내 주세요.");
        }
        const file = await findOwn(c, session);
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        if (bytes.length === 0 || bytes.length > CHUNK_BYTES_MAX) throw malformed("body");
        return answerFile(c, await uploads.append(file, Number(offset), bytes));
      },
    },
    {
      method: "POST",
      path: "api/files/:id/finish",
      who: "signed-in",
      body: v.object({}),
      async answer(c, session) {
        checkLimit(session);
        return answerState(c, await uploads.finish(await findOwn(c, session)));
      },
    },
    {
      method: "GET",
      path: "api/files/:id/content",
      who: "signed-in",
      answer: (c, session) => serve(c, session, "original"),
    },
    {
      method: "GET",
      path: "api/files/:id/thumbnail",
      who: "signed-in",
      answer: (c, session) => serve(c, session, "thumbnail"),
    },
    {
      method: "DELETE",
      path: "api/files/:id",
      who: "signed-in",
      async answer(c, session) {
        await removeFile(deps, await findOwn(c, session));
        return c.json({ removed: true });
      },
    },
  ];
}

function answerState(c: Context<AppEnv>, result: Result<FileRow, StartRefusal>): Response {
  if (result.ok) return answerFile(c, result.value);
  const { refusal } = result;
  const sentence = isFileRefusal(refusal)
    ? toSentence(fileRefusalMessages, refusal)
    : "같은 번호의 다른 파일이 이미 있어요. 파일을 다시 골라 주세요.";
  throw new HttpFailure(statuses[refusal.type] ?? 422, refusal.type, sentence);
}

function isFileRefusal(refusal: StartRefusal): refusal is FileRefusal {
  return isFileRefusalType(refusal.type);
}

function answerFile(c: Context<AppEnv>, file: FileRow): Response {
  const { id, state, received, mime, size, width, height } = file;
  return c.json({ id, state, received, mime, size, width, height });
}

function foreignScope(): HttpFailure {
  return new HttpFailure(403, "NotYours", "이 계정으로는 쓸 수 없는 곳이에요.");
}

/** The name that was claimed with the ending that the content has. */
function toSavedName({ name, id }: FileRow, extension: string | null): string {
  const stem = name.replace(/\.[^.]*$/, "") || id;
  return extension ? `${stem}.${extension}` : stem;
}
