import { CHUNK_BYTES_MAX, isFileId } from "@damim/domain/files/file.ts";
import { PAD_TEACHER } from "@damim/domain/pad/room/pad-member.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Context } from "hono";
import { type Asker, createLimit, ofAccount, ofParticipant } from "../../session/limits.ts";
import type { FileRow } from "../../db/synced-tables.ts";
import { createFileDesk, newFileSchema } from "../../files/file-desk.ts";
import { findFile } from "../../files/file-queries.ts";
import { tooManyFileRequests } from "../../files/file-routes.ts";
import { fileMissing } from "../../files/serve-file.ts";
import { parseBody } from "../../http/parse-body.ts";
import { bytes, inPadRoom, nothing, signedIn, type AppEnv, type Route } from "../../http/route.ts";
import type { PadDeps } from "../pad-deps.ts";
import { toPicturesZip } from "../room/pad-export.ts";
import { toRoomFileOwner } from "../../files/pad-file-owner.ts";
import { requireOwnRoom } from "../room/pad-rooms.ts";
import { createFileSight } from "../pad-visible-files.ts";
import type { PadParticipant } from "../../session/pad-participant.ts";

/** Of one participant: a phone with thirty photos goes through, a script that never stops does not. */
const REQUESTS = { burst: 300, seconds: 10 };
const QUOTA_FULL =
  "이 방에 사진과 파일을 올릴 자리가 다 찼어요. 글은 계속 올릴 수 있어요. 선생님께 말씀드려 주세요.";

type At = `${"GET" | "POST"} ${string}`;

type FileStep = (c: Context<AppEnv>, caller: Caller, id?: string) => Promise<Response>;

/** Whose request it is: the room, and whose uploads there are theirs. */
interface Caller {
  readonly roomId: PadRoomId;
  readonly uploadedBy: string;
  readonly asker: Asker;
}

/**
 * Files of a room: pupils' below `api/pad/files`, the teacher's below `api/pad/rooms/:id/files`, each in steps as
 * `api/files` has them. Pupils read what stands on a card that they see, and what they uploaded themselves; the
 * room's teacher reads all of it. Also `api/pad/rooms/:id/pictures.zip`.
 */
export function listPadFileRoutes(deps: PadDeps): readonly Route[] {
  const { database, files, uploads, config, now } = deps;
  const { queries } = database;
  const desk = createFileDesk({ uploads, files, quotaFull: QUOTA_FULL });
  const checkLimit = createLimit({ ...REQUESTS, now, refuse: tooManyFileRequests });
  const canSee = createFileSight(queries);

  async function start(c: Context<AppEnv>, caller: Caller): Promise<Response> {
    const upload = await parseBody(c, newFileSchema);
    checkLimit(caller.asker);
    const { roomId, uploadedBy } = caller;
    return desk.start(c, {
      ...upload,
      ownerId: toRoomFileOwner(roomId),
      scope: padScope(roomId),
      uploadedBy,
      quotaBytes: config.padQuotaBytes,
    });
  }

  async function find({ roomId }: Caller, id: string | undefined): Promise<FileRow> {
    const isId = id !== undefined && isFileId(id);
    const file = isId ? await findFile(queries, toRoomFileOwner(roomId), id) : undefined;
    if (!file) throw fileMissing();
    return file;
  }

  /** An upload under way is its sender's alone. */
  async function findUpload(caller: Caller, id: string | undefined): Promise<FileRow> {
    const file = await find(caller, id);
    if (file.uploaded_by !== caller.uploadedBy) throw fileMissing();
    return file;
  }

  async function findSeen(caller: Caller, id: string | undefined): Promise<FileRow> {
    const file = await find(caller, id);
    const { roomId, uploadedBy } = caller;
    const isTheirs = uploadedBy === PAD_TEACHER || file.uploaded_by === uploadedBy;
    if (!isTheirs && !(await canSee(roomId, file, uploadedBy))) throw fileMissing();
    return file;
  }

  const limited = (work: FileStep) => async (c: Context<AppEnv>, caller: Caller, id?: string) => {
    checkLimit(caller.asker);
    return work(c, caller, id);
  };
  const serve =
    (part: "original" | "thumbnail"): FileStep =>
    // Devices of a classroom pass from hand to hand: nothing of a room stays on them.
    async (c, caller, id) =>
      desk.serve(c, await findSeen(caller, id), { part, isKept: false });
  const appended = { body: bytes, bodyMaxBytes: CHUNK_BYTES_MAX, query: ["offset"] } as const;
  /** Below the address of the files; `:one` is the id of a file. */
  const steps: readonly (readonly [
    At,
    Pick<Route, "body" | "isBodyLater" | "bodyMaxBytes" | "query">,
    FileStep,
  ])[] = [
    ["POST ", { body: newFileSchema, isBodyLater: true }, start],
    ["GET /:one", {}, async (c, caller, id) => desk.tell(c, await findUpload(caller, id))],
    [
      "POST /:one/parts",
      appended,
      limited(async (c, caller, id) => desk.append(c, await findUpload(caller, id))),
    ],
    [
      "POST /:one/finish",
      { body: nothing },
      limited(async (c, caller, id) => desk.finish(c, await findUpload(caller, id))),
    ],
    ["GET /:one/content", {}, serve("original")],
    ["GET /:one/thumbnail", {}, serve("thumbnail")],
  ];
  const toAddress = (step: At, base: string, name: string): At =>
    step.replace(" ", ` ${base}`).replace(":one", `:${name}`) as At;

  return [
    ...steps.map(([at, taken, answer]) =>
      inPadRoom(toAddress(at, "api/pad/files", "id"), taken, (c, participant) =>
        answer(c, toPupil(participant), c.req.param("id")),
      ),
    ),
    ...steps.map(([at, taken, answer]) =>
      signedIn(toAddress(at, "api/pad/rooms/:id/files", "fileId"), taken, async (c, { user }) => {
        const roomId = await requireOwnRoom(queries, user.id, c.req.param("id"));
        if (at.startsWith("GET")) c.set("accessed", [{ act: "file", subject: "pad" }]);
        const caller = { roomId, uploadedBy: PAD_TEACHER, asker: ofAccount(user.id) };
        return answer(c, caller, c.req.param("fileId"));
      }),
    ),
    signedIn("GET api/pad/rooms/:id/pictures.zip", {}, async (c, { user, id }) => {
      const roomId = await requireOwnRoom(queries, user.id, id);
      const { zip, count } = await toPicturesZip(deps, roomId);
      c.set("accessed", [{ act: "export", subject: "pad", count }]);
      return c.body(zip, 200, {
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="pictures.zip"',
      });
    }),
  ];
}

function toPupil({ id, roomId, memberId }: PadParticipant): Caller {
  // Who is in has a place; without one nothing would be theirs.
  return { roomId, uploadedBy: memberId ?? id, asker: ofParticipant(id) };
}
