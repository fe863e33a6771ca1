import { createHash } from "node:crypto";
import { shareRow } from "@damim/domain/templates/template-file.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { isFileId } from "@damim/domain/files/file.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readAll } from "./adapters/files/file-storage.ts";
import { createUuidV7 } from "./base/uuid-v7.ts";
import type { Route } from "./http/route.ts";
import { keepHandover } from "./testing/keep-handover.ts";
import { buildRoom } from "./testing/build-pad-room.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  type TestBrowser,
  type TestTeacher,
} from "./testing/build-teacher.ts";
import { PASSKEY_ID } from "./testing/call-route.ts";
import { buildCardOp, buildPupil, type TestPupil } from "./testing/pad-pupil.ts";
import { uploadFile } from "./testing/upload-file.ts";
import { serverOfAll } from "./testing/server-of-tests.ts";

const DAY_MS = 86_400_000;
const bytes = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const foreign = Buffer.concat([bytes, Buffer.from("덮어쓴 글")]);
const sha256 = createHash("sha256").update(foreign).digest("hex");
const post = { board: "help", title: "안내문", body: "있으신 분?", tags: [] };
const idea = {
  title: "줄넘기",
  subject: "체육",
  grades: "3",
  minutes: 10,
  materials: [],
  steps: ["뛴다"],
};
const { file: template } = shareRow("check", { title: "독서록", repeat: "1", order: "a0" });
const today = toSeoulDay(Date.now() + 2 * DAY_MS);
const nextYear = Date.parse("2027-11-26T09:00:00+09:00");

/** What others may change of a row by pressing: how often they did. */
const COUNTS = [
  "hearts",
  "comments",
  "votes",
  "tries",
  "uses",
  "progress",
  "shown_at",
  "touched_at",
];
/** Of nobody, or of everybody. */
const LEFT_OUT =
  /^(?:sqlite_|cafe_(?:counters|words|grams)|(?:idea|template)s?_(?:words|grams)|scopes|jobs|facts|leases|deliveries|users|sessions|password_tries)/;

/** Bodies with which a route would do to the thing of this id what it does to one's own. */
const BODIES: Readonly<Record<string, (id: string) => object>> = {
  "POST api/files": (id) => ({ id, scope: "own", name: "x.pdf", size: foreign.length, sha256 }),
  "POST api/pad/files": (id) => ({ id, name: "x.pdf", size: foreign.length, sha256 }),
  "POST api/pad/rooms/:id/files": (id) => ({ id, name: "x", size: foreign.length, sha256 }),
  "POST api/cafe/posts": (id) => [
    { id, ...post, title: "남의 글", files: [id] },
    // The intruder has a file of this id herself.
    { id: createUuidV7(Date.now()), ...post, title: "", files: [id] },
    { id: createUuidV7(Date.now()), ...post, files: [id] },
  ],
  "POST api/cafe/posts/:id": () => ({ ...post, title: "남의 글", kept: [] }),
  "POST api/cafe/posts/:id/comments": (id) => ({ id, parent: null, body: "남의 말" }),
  "POST api/cafe/posts/:id/heart": () => ({ isOn: true }),
  "POST api/cafe/posts/:id/report": () => ({ reason: "other", note: "" }),
  "POST api/cafe/comments/:id": () => ({ body: "남의 말" }),
  "POST api/ideas": (id) => ({ id, ...idea, title: "남의 생각" }),
  "POST api/ideas/:id": () => ({ ...idea, title: "남의 생각" }),
  "POST api/ideas/:id/vote": () => ({ isOn: true }),
  "POST api/ideas/:id/tries": () => ({ isAgain: true, note: "남의 말" }),
  "POST api/ideas/:id/report": () => ({ reason: "other", note: "" }),
  "POST api/templates": (id) => ({ id, title: "남의 틀", tags: [], file: template }),
  "POST api/templates/:id/report": () => ({ reason: "other", note: "" }),
  "POST api/capsules": (id) => ({ id, opensAt: nextYear + DAY_MS }),
  "POST api/capsules/:id": () => ({ opensAt: nextYear + DAY_MS }),
  "POST api/handovers/:id/take": () => ({ picked: [0] }),
  "POST api/assign": (id) => ({ id }),
  "POST api/clubs/:id": () => ({ name: "남의 클럽", days: "1", place: "" }),
  "POST api/clubs/:id/invites": () => ({ role: "member" }),
  "POST api/clubs/:id/withdraw": (invite) => ({ invite }),
  "POST api/clubs/:id/role": (member) => ({ member, role: "viewer" }),
  "POST api/clubs/:id/remove": (member) => ({ member }),
  "POST api/clubs/:id/hand-over": (member) => ({ member }),
  "POST api/club-invites/:code": () => ({ takes: true }),
  "POST api/passkeys/:id/name": () => ({ name: "남의 열쇠" }),
  "POST api/pad/rooms/:id/settings": () => ({ isHttpsOnly: true }),
  "POST api/pad/rooms/:id/people": (member) => ({ member, decision: "remove" }),
  "POST api/pad/rooms/:id/link-preview": (card) => ({ card }),
  "POST api/pad/strokes": (id) => ({ id, ink: "black", width: 4, from: 0, points: "1,1,1" }),
  "POST api/pad/rooms/:id/strokes": (id) => {
    return { id, ink: "black", width: 4, from: 0, points: "1,1,1" };
  },
  "POST api/reviews/:feature": () => ({ verdict: "helped", text: "남의 말" }),
  "POST api/cafe/appeals": (decision) => ({ decision, text: "다시요" }),
};

const server = serverOfAll("sqlite");
let owner: TestTeacher;
let intruder: TestTeacher;
let pupil: TestPupil;
let ids: readonly string[];
/** All of the owner's. */
let before: readonly string[];
beforeAll(async () => {
  const build = () => buildTeacher(buildServerBrowser(server));
  [owner, intruder] = [await build(), await build()];
  await owner.post("api/cafe/nickname", { nickname: "별빛교실" });
  await intruder.post("api/cafe/nickname", { nickname: "느린걸음" });
  server.moveClock(2 * DAY_MS);
  ids = await fill();
  before = await look();
  const scope = `t/${intruder.uid}/profile`;
  for (const id of ids.filter(isFileId)) await uploadFile(intruder, foreign, { id, scope });
});

/** One of everything that carries an id which a device chose, and of what lies beside. */
async function fill(): Promise<readonly string[]> {
  const newId = () => createUuidV7(Date.now());
  const room = await buildRoom(owner, { room: { allowsComments: true } });
  pupil = await buildPupil(server, room, { number: 1 });
  const other = await buildPupil(server, room, { number: 2 });
  const card = buildCardOp("남의 카드");
  await other.sync([card]);
  const scope = `t/${owner.uid}/profile`;
  const own = await uploadFile(owner, bytes, { scope });
  const place = `api/pad/rooms/${room.roomId}/files`;
  const ofRoom = await uploadFile(owner, bytes, { place });
  const ofPupil = await uploadFile(other.browser, bytes, { place: "api/pad/files" });
  const [postId, comment, ideaId, templateId, capsule, assign] = Array.from({ length: 6 }, newId);
  const made = [
    owner.post("api/cafe/posts", { id: postId, ...post, files: [own.id] }),
    owner.post("api/ideas", { id: ideaId, ...idea }),
    owner.post("api/templates", { id: templateId, title: "내 틀", tags: [], file: template }),
    owner.post("api/capsules", { id: capsule, opensAt: nextYear }),
    owner.post("api/assign", { id: assign }),
  ];
  for (const answer of await Promise.all(made)) expect(answer.status).toBe(200);
  const said = { id: comment, parent: null, body: "내 말" };
  expect((await owner.post(`api/cafe/posts/${postId}/comments`, said)).status).toBe(200);
  const tried = { isAgain: true, note: "내 말" };
  expect((await owner.post(`api/ideas/${ideaId}/tries`, tried)).status).toBe(200);
  const club = await owner.post("api/clubs", { name: "놀이", days: "1", place: "" });
  const { uid: clubUid } = await readJson<{ uid: string }>(club);
  await owner.push(`t/${owner.uid}/2026`, [buildStudentOp(1, toStamp(Date.now(), 0, "d1"))]);
  const { queries } = server.database;
  const passkey = { id: PASSKEY_ID, name: "내 열쇠", user_id: owner.uid, public_key: "" };
  const rest = { counter: 0, device_type: "singleDevice", backed_up: 0, transports: null };
  const at = { created_at: new Date(0).toISOString(), last_used_at: null };
  const unknown = { aaguid: null, credential_id: "x" };
  await queries
    .insertInto("passkeys")
    .values({ ...passkey, ...rest, ...at, ...unknown })
    .execute();
  await keepHandover(queries, { giver: owner.uid, receiver: "else", year: 2025, name: "학생" });
  const copies = await queries.selectFrom("files").select("id").execute();
  const places = await queries.selectFrom("pad_participants").select(["id", "member_id"]).execute();
  return [
    ...new Set([
      own.id,
      ofRoom.id,
      ofPupil.id,
      room.roomId,
      card.id,
      PASSKEY_ID,
      `${owner.uid}-else`,
      clubUid,
      "s1",
      ...[postId, comment, ideaId, templateId, capsule, assign].flatMap((id) => id ?? []),
      ...copies.map(({ id }) => id),
      ...places.flatMap(({ id, member_id: member }) => (member ? [id, member] : [id])),
      owner.uid,
    ]),
  ];
}

/** Every row, without what others count, and every file's bytes. */
async function look(): Promise<readonly string[]> {
  const { queries } = server.database;
  const tables = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table'`.execute(queries);
  const seen: string[] = [];
  for (const { name } of tables.rows.filter((table) => !LEFT_OUT.test(table.name))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      queries,
    );
    for (const row of rows) {
      const kept = Object.entries(row).filter(([column]) => !COUNTS.includes(column));
      seen.push(`${name} ${JSON.stringify(kept)}`);
    }
  }
  for (const key of await server.files.listBefore(Number.MAX_SAFE_INTEGER)) {
    const stream = await server.files.read(key);
    const hash = createHash("sha256")
      .update(stream ? await readAll(stream) : "")
      .digest("hex");
    seen.push(`${key} ${hash}`);
  }
  return seen;
}

/** What of the owner's is not as it was. */
async function listChanged(): Promise<readonly string[]> {
  const after = new Set(await look());
  return before.filter((row) => !after.has(row));
}

async function reach(caller: TestBrowser, route: Route, id: string): Promise<number> {
  const path = route.path.replace(":on", today).replaceAll(/:\w+/g, id);
  if (path.endsWith("/parts")) {
    const headers = { "content-type": "application/octet-stream" };
    const answer = await caller.fetch(`${path}?offset=0`, {
      method: "POST",
      body: foreign,
      headers,
    });
    return answer.status;
  }
  const bodies = [BODIES[`${route.method} ${route.path}`]?.(id) ?? {}].flat();
  let last = 0;
  for (const body of bodies) {
    const sent = { ...body };
    if (route.path === "api/files") Object.assign(sent, { scope: `t/${intruder.uid}/profile` });
    const answer = await caller.fetch(path, {
      method: route.method,
      ...(route.method === "POST" ? { body: sent } : {}),
    });
    last = answer.status;
  }
  return last;
}

it(
  "leaves what another account wrote as it was, whatever id of it a route is given",
  { timeout: 600_000 },
  async () => {
    const writes = server.routes.filter(
      ({ method, path, body, who }) =>
        method !== "GET" &&
        (path.includes(":") || hasId(body)) &&
        (who === "signed-in" || who === "pad"),
    );
    const undone = writes.filter(({ method, path, body }) => {
      return method === "POST" && hasId(body) && !BODIES[`POST ${path}`];
    });
    expect(undone.map(({ path }) => path)).toEqual([]);
    // Taking away comes last: an own thing of the same id goes then, too.
    const inOrder = writes.toSorted((a, b) => b.method.localeCompare(a.method));
    const understood = new Set<string>();

    for (const who of ["pad", "signed-in"] as const) {
      for (const route of inOrder.filter((each) => each.who === who)) {
        for (const id of ids) {
          const status = await reach(who === "pad" ? pupil.browser : intruder, route, id);
          const where = `${route.method} ${route.path} with ${id}`;
          expect(status, where).toBeLessThan(500);
          expect(status, where).not.toBe(401);
          if (status !== 400 && status !== 429) understood.add(route.path);
          // A pupil's cookie lasts half a day, so only a teacher waits for her limits.
          if (who === "signed-in") server.moveClock(10 * 60_000);
        }
        expect(await listChanged(), route.path).toEqual([]);
      }
    }
    // Refused for its form alone, a route would have shown nothing.
    expect(writes.map(({ path }) => path).filter((path) => !understood.has(path))).toEqual([]);
  },
);

it("takes no row for another's scope by sync, whatever id it has", async () => {
  const scopes = [`t/${owner.uid}/2026`, `t/${owner.uid}/profile`].map((scope) => ({
    scope,
    since: 0,
    ops: [buildStudentOp(2, toStamp(Date.now(), 0, "d2"), { [DEAD]: true })],
  }));
  await intruder.post("api/sync", { protocol: PROTOCOL_VERSION, scopes });

  expect(await listChanged()).toEqual([]);
});

function hasId(body: Route["body"]): boolean {
  return body !== undefined && "entries" in body && "id" in (body.entries as object);
}
