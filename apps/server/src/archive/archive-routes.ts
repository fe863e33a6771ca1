import { ARCHIVE_LIMIT_BYTES } from "@damim/domain/archive/archive-layout.ts";
import { archiveMessages, type ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { toFileName } from "@damim/domain/files/file.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Context } from "hono";
import { createClubsPart } from "./clubs-part.ts";
import { createCafePart } from "./cafe-part.ts";
import { createLimit } from "../session/limits.ts";
import { HttpFailure, tooOften } from "../http/http-failure.ts";
import { readBody } from "../http/read-body.ts";
import { nothing, bytes, signedIn, type AppEnv, type Route } from "../http/route.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { followLock } from "../promises/follow-promises.ts";
import { createAssignsPart } from "./assigns-part.ts";
import type { ArchivePart } from "./archive-part.ts";
import { importArchive } from "./import-archive.ts";
import { createFilesPart } from "./files-part.ts";
import { withSeals } from "../seal/seal-policy.ts";
import { teacherPolicy } from "../session/policy.ts";
import { createRowsPart } from "./rows-part.ts";
import { createSheetsPart, writeInThread } from "./sheets-part.ts";
import { summarizeArchive } from "./summarize-archive.ts";
import { writeArchive } from "./write-archive.ts";
import type { Queries } from "../db/schema.ts";

const ARCHIVES = { burst: 6, seconds: 360 };

/**
 * Everything of one teacher, out and in: `GET api/archive` says what there is, `POST api/archive` is the
 * zip, `POST api/archive/import` takes one (its body). The last two want the password typed again.
 */
export function listArchiveRoutes(deps: ServerDeps & { readonly bus: LiveBus }): readonly Route[] {
  const { database, now, bus } = deps;
  const sync = createKyselySyncDatabase(database, { sender: bus.sender });
  const onCommit = bus.publish.bind(bus);
  const limit = createLimit({ ...ARCHIVES, now, refuse: tooManyArchives });
  const inTurn = createTurns();
  /** In the order of the zip. A feature that keeps things outside of rows adds its part here. */
  const parts: readonly ArchivePart[] = [
    createPadRoomsPart(database.queries),
    createAssignsPart(database.queries),
    createSheetsPart(database.queries),
    createRowsPart({
      database,
      sync,
      policy: withSeals(teacherPolicy, deps.secrets.seals),
      now,
      onCommit,
    }),
    createFilesPart(deps),
    createClubsPart(database.queries),
    createCafePart(database.queries),
  ];

  return [
    signedIn("GET api/archive", {}, (_, { user }) => summarizeArchive(database.queries, user.id)),
    signedIn(
      "POST api/archive",
      { body: nothing, limit, stepsUp: true, whileStopped: "own-data" },
      async (c, session) => {
        const archive = await writeArchive(parts, { uid: session.user.id }, now());
        c.set("accessed", [{ act: "export" }]);
        c.var.log.info({ uid: session.user.id }, "archive exported");
        return c.body(archive, 200, {
          "Content-Type": "application/zip",
          "Content-Disposition": 'attachment; filename="damim.zip"',
        });
      },
    ),
    signedIn(
      "POST api/archive/import",
      {
        // A zip, which is no JSON: whatever is generated from here has to be refused.
        body: bytes,
        bodyMaxBytes: ARCHIVE_LIMIT_BYTES,
        limit,
        stepsUp: true,
      },
      async (c, session) => {
        // Before the turn: one who sends slowly makes nobody else wait.
        const archive = await readArchive(c);
        const taken = await inTurn(() => importArchive(parts, { uid: session.user.id }, archive));
        if (!taken.ok) throw refused(taken.refusal);
        await followLock(database, deps.config.dataDir, session.user.id);
        c.set("accessed", [{ act: "import" }]);
        c.var.log.info({ uid: session.user.id }, "archive imported");
        return c.json(taken.value);
      },
    ),
  ];
}

/** One after the other: unpacked, an archive takes a hundred times the memory of another request. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function readArchive(c: Context<AppEnv>): Promise<Uint8Array> {
  // As with JSON: a foreign page's form cannot send this type.
  if (!/^application\/zip\b/i.test(c.req.header("content-type") ?? "")) {
    throw new HttpFailure(415, "ZipExpected", "application/zip으로 보내 주세요.");
  }
  return readBody(c);
}

function refused(refusal: ArchiveRefusal): HttpFailure {
  return new HttpFailure(400, refusal.type, toSentence(archiveMessages, refusal));
}

const tooManyArchives = tooOften(
  "TooManyRequests",
  "방금 여러 번 했어요. 기록은 그대로 있으니 1분 뒤에 다시 해 주세요.",
);

const FOLDER = "패드잇/";
/** Of the id: rooms may have one name. */
const MARK_CHARACTERS = 8;

/**
 * One spreadsheet for each pad room of the teacher, with all cards and comments under the pupils' real names. For
 * people: a room lives until its last day and is not brought back. Its pictures come as a zip of the room itself;
 * here they would make the archive too large to be taken in again.
 */
function createPadRoomsPart(queries: Queries): ArchivePart {
  return {
    isOurs: (name) => name.startsWith(FOLDER),
    async list({ uid }) {
      const rooms = await queries
        .selectFrom("pad_rooms")
        .select(["id", "name"])
        .where("owner_id", "=", uid)
        .orderBy("id")
        .execute();
      return rooms.map(({ id, name }) => ({
        // Spreadsheets open no file with [ ] in its name.
        name: `${FOLDER}${toFileName(name).replaceAll("[", "(").replaceAll("]", ")")} ${id.slice(-MARK_CHARACTERS)}.xlsx`,
        async *read() {
          yield await writeInThread(queries, { scope: padScope(id), place: "padRoom" });
        },
      }));
    },
  };
}
