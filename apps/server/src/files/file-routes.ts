import { decideClubAct } from "@damim/domain/club/decide-club-act.ts";
import { CHUNK_BYTES_MAX, isFileId } from "@damim/domain/files/file.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Context } from "hono";
import * as v from "valibot";
import { createLimit } from "../session/limits.ts";
import type { SignedIn } from "../session/find-session.ts";
import type { FileRow } from "../db/synced-tables.ts";
import { failure, tooOften } from "../http/http-failure.ts";
import { bytes, nothing, signedIn, type AppEnv, type Route } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { findActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";
import { createFileDesk, newFileSchema } from "./file-desk.ts";
import { findClubFile, findFile } from "./file-queries.ts";
import { fileMissing } from "./serve-file.ts";
import { removeFile, type Uploads } from "./uploads.ts";

const REQUESTS_BURST = 600;
const REQUESTS_PER_SECOND = 60;

const startSchema = v.object({
  ...newFileSchema.entries,
  scope: v.pipe(v.string(), v.maxLength(200)),
});

/**
 * A teacher's own files: `POST api/files` (begin), `POST api/files/:id/parts?offset=` (go on),
 * `GET api/files/:id` (where it stands), `POST api/files/:id/finish`, `GET api/files/:id/content` and
 * `…/thumbnail`, `DELETE api/files/:id`. An id is looked for among the caller's files and those of the
 * caller's clubs alone: those of others do not exist here.
 */
export function listFileRoutes(deps: ServerDeps & { readonly uploads: Uploads }): readonly Route[] {
  const { database, files, config, now, uploads } = deps;
  const desk = createFileDesk({ uploads, files });
  const limit = createLimit({
    burst: REQUESTS_BURST,
    seconds: REQUESTS_BURST / REQUESTS_PER_SECOND,
    now,
    refuse: tooManyFileRequests,
  });

  async function findOwn(c: Context<AppEnv>, { user }: SignedIn): Promise<FileRow> {
    const id = c.req.param("id") ?? "";
    const file = isFileId(id)
      ? ((await findFile(database.queries, user.id, id)) ??
        (await findClubFile(database.queries, user.id, id)))
      : undefined;
    if (!file) throw fileMissing();
    return file;
  }

  /** One of the caller's own, or of a club in which she may write. */
  async function findWritable(c: Context<AppEnv>, session: SignedIn): Promise<FileRow> {
    const file = await findOwn(c, session);
    const { owner_id: owner } = file;
    if (owner === session.user.id) return file;
    const actor = await findActor(database.queries, session.user.id, [file.scope]);
    const role = actor.clubs.get(owner);
    if (decideClubAct(role, "write") !== "allow") throw foreignScope();
    return file;
  }

  const serve = async (
    c: Context<AppEnv>,
    session: SignedIn,
    part: "original" | "thumbnail",
  ): Promise<Response> => {
    const file = await findOwn(c, session);
    c.set("accessed", [{ act: "file", subject: part }]);
    return desk.serve(c, file, { part, isKept: session.device?.use === "own" });
  };

  return [
    signedIn("POST api/files", { body: startSchema, limit }, async (c, session) => {
      const upload = session.body;
      const actor = await findActor(database.queries, session.user.id, [upload.scope]);
      if (!teacherPolicy.canRead(actor, upload.scope)) throw foreignScope();
      // What belongs to a club belongs to none of its teachers.
      const ownerId = parseScope(upload.scope)?.uid ?? actor.uid;
      if (ownerId !== actor.uid && decideClubAct(actor.clubs.get(ownerId), "write") !== "allow") {
        throw foreignScope();
      }
      return desk.start(c, { ...upload, ownerId, quotaBytes: config.fileQuotaBytes });
    }),
    signedIn("GET api/files/:id", {}, async (c, session) =>
      desk.tell(c, await findOwn(c, session)),
    ),
    signedIn(
      "POST api/files/:id/parts",
      {
        body: bytes,
        bodyMaxBytes: CHUNK_BYTES_MAX,
        query: ["offset"],
        limit,
      },
      async (c, session) => {
        return desk.append(c, await findWritable(c, session));
      },
    ),
    signedIn("POST api/files/:id/finish", { body: nothing, limit }, async (c, session) => {
      return desk.finish(c, await findWritable(c, session));
    }),
    signedIn("GET api/files/:id/content", {}, (c, session) => serve(c, session, "original")),
    signedIn("GET api/files/:id/thumbnail", {}, (c, session) => serve(c, session, "thumbnail")),
    signedIn("DELETE api/files/:id", {}, async (c, session) => {
      await removeFile(deps, await findWritable(c, session));
      return c.json({ removed: true });
    }),
  ];
}

export const tooManyFileRequests = tooOften(
  "TooManyRequests",
  "한꺼번에 너무 많이 보냈어요. 파일은 이 기기에 있고, 곧 이어서 보내요.",
);

const foreignScope = failure(403, "NotYours", "이 계정으로는 쓸 수 없는 곳이에요.");
