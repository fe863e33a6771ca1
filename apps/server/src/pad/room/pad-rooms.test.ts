import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { toSecrets } from "../../base/data-folder.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestBrowser,
} from "../../testing/build-teacher.ts";
import { buildRoom, enterRoom, readPadRows, toKey } from "../../testing/build-pad-room.ts";
import { DATABASE_KINDS } from "../../testing/open-test-database.ts";
import { uploadFile } from "../../testing/upload-file.ts";
import { toEndOfDay } from "../entrance/pad-codes.ts";
import { createPadSecrets } from "../pad-secrets.ts";
import { createPadEndJob } from "./pad-end-job.ts";
import { serverOfEach, teacherOfEach } from "../../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;
const secretsOfServer = toSecrets(Buffer.alloc(32, 7));

describe.each(DATABASE_KINDS)("a teacher's pad rooms on %s", (kind) => {
  const server = serverOfEach(kind, {
    isClockStill: true,
    deps: {
      network: () => ({ lanAddresses: ["192.168.0.7"] }),
      secrets: secretsOfServer,
    },
  });
  const teacher = teacherOfEach(server);
  let room: PadRoomEntry;
  beforeEach(async () => {
    room = await buildRoom(teacher);
  });

  const change = async (path: string, body: unknown = {}): Promise<PadRoomEntry> =>
    readJson(await teacher.post(`api/pad/rooms/${room.roomId}/${path}`, body));
  const decide = (body: object): Promise<PadRoomEntry> => change("people", body);
  const findState = async (pupil: TestBrowser): Promise<string> => {
    const answer = await readJson<PadEntrance & { error?: { type: string } }>(
      await pupil.fetch("api/pad/me"),
    );
    return answer.error?.type ?? answer.state;
  };
  const claim = async (number: number) => {
    const { pupil, entrance } = await enterRoom(server, room);
    const me = await readJson<PadEntrance>(await pupil.post("api/pad/claim", { number }));
    return { pupil, token: entrance.token, id: me.me?.participantId, memberId: me.me?.memberId };
  };

  it("have links, a code to scan and a password that nobody guesses", async () => {
    const { rooms } = await readJson<{ rooms: PadRoomEntry[] }>(
      await teacher.fetch("api/pad/rooms"),
    );

    expect(rooms).toEqual([room]);
    expect(room.password).toMatch(/^[a-km-z2-9]{3}(-[a-km-z2-9]{3}){2}$/);
    const path = `/damim/padIt/${encodeURIComponent(room.roomName)}#k=`;
    expect(room.plainLink?.startsWith(`http://192.168.0.7:4000${path}`)).toBe(true);
    expect(room.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    // As coarse as the key allows, however long the name.
    expect((await buildRoom(teacher, { roomName: "가".repeat(40) })).qr.size).toBe(room.qr.size);
    expect(room.qr.size).toBe(41);
    const short = await server.app.request(new URL(room.shortLink).href);
    expect(short.status).toBe(302);
    const target = decodeURIComponent(short.headers.get("location") ?? "");
    expect(target).toBe(`/damim/padIt/${room.roomName}#k=${toKey(room).key}`);
  });

  it("are nobody else's, whatever is asked of them", async () => {
    const other = await buildTeacher(buildServerBrowser(server));
    const path = `api/pad/rooms/${room.roomId}`;
    const answers = [
      await other.fetch(path),
      await other.fetch(path, { method: "DELETE" }),
      ...(await Promise.all(
        ["code", "close", "reopen", "settings"].map((step) => other.post(`${path}/${step}`, {})),
      )),
      await other.post(`${path}/people`, { member: "x", decision: "remove" }),
      await other.post("api/pad/rooms", {
        roomName: "베낀 방",
        room: { board: "wall", entry: "tiles", names: "name" },
        members: [],
        copyOf: room.roomId,
      }),
    ];

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await readJson(await other.fetch("api/pad/rooms"))).toEqual({ rooms: [] });
    expect(await change("reopen")).toEqual(room);
  });

  it("take a password of the teacher's own, but not twice under one name", async () => {
    const own = await buildRoom(teacher, { roomName: "우리 반", password: "해바라기" });
    const twin = await teacher.post("api/pad/rooms", {
      roomName: "우리 반",
      password: "해바라기",
      room: { board: "wall", entry: "tiles", names: "name" },
      members: [],
    });

    expect(own.password).toBe("해바라기");
    expect(twin.status).toBe(409);
    const { entrance } = await enterRoom(server, own, {
      roomName: "우리 반",
      password: "해바라기",
    });
    expect(entrance.state).toBe("choosing");
  });

  it("open by their name without its blanks too, also those made when blanks counted", async () => {
    const own = await buildRoom(teacher, { roomName: "가을 한 줄 시", password: "해바라기" });
    const enter = (roomName: string) => enterRoom(server, own, { roomName, password: "해 바라기" });
    expect((await enter("가을한줄시")).entrance.roomName).toBe("가을 한 줄 시");
    const secrets = createPadSecrets(secretsOfServer.padRooms);
    const [, name_hash = ""] = secrets.listNameHashes(own.roomName);
    const [, password_hash = ""] = secrets.listPasswordHashes(own.roomName, "해바라기");
    await server.database.queries
      .updateTable("pad_rooms")
      .set({ name_hash, password_hash })
      .where("id", "=", own.roomId)
      .execute();

    expect((await enter("가을  한 줄 시 ")).entrance.roomName).toBe("가을 한 줄 시");
  });

  it("slow guesses at a password down, and never the link", async () => {
    const own = await buildRoom(teacher, { roomName: "우리 반", password: "1234" });
    const guesser = buildServerBrowser(server);
    const guess = (password: string) =>
      guesser.post("api/pad/enter", { roomName: "우리 반", password });
    const statuses = new Map<number, number>();
    for (let n = 0; n < 105; n++) {
      const { status } = await guess(`a${n}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }

    expect(statuses).toEqual(
      new Map([
        [403, 100],
        [429, 5],
      ]),
    );
    expect((await guess("1234")).status).toBe(429);
    expect((await enterRoom(server, own)).entrance.state).toBe("choosing");
    expect((await guesser.post("api/pad/enter", { roomName: "옆 반", password: "1" })).status).toBe(
      403,
    );
    server.moveClock(3_600_001);
    expect((await guess("1234")).status).toBe(200);
  });

  it("are opened by a word that is said aloud, until the day is over", async () => {
    const { code } = await change("code");
    const text = code?.text ?? "";

    expect(text).toMatch(/^[가-힣]{2} \d{3}$/);
    expect(code?.until).toBe(toEndOfDay(Date.now()));
    const { entrance } = await enterRoom(server, room, { code: text.replace(" ", "") });
    expect(entrance.roomId).toBe(room.roomId);
    const { code: second } = await change("code");
    const visitor = buildServerBrowser(server);
    expect((await visitor.post("api/pad/enter", { code: text })).status).toBe(404);
    server.moveClock(DAY_MS);
    expect((await visitor.post("api/pad/enter", { code: second?.text })).status).toBe(404);
    expect((await change("reopen")).code).toBeUndefined();
  });

  it("are not closed to others by whoever guesses at such words, and guesses from everywhere leave each address some of its own", async () => {
    const { code } = await change("code");
    const say = async (from: string, said?: string): Promise<number> => {
      const visitor = buildServerBrowser(server, from);
      return (await visitor.post("api/pad/enter", { code: said })).status;
    };
    for (let n = 0; n < 300; n++) expect(await say("10.0.0.1", `나비 ${n}x`)).toBe(404);

    expect(await say("10.0.0.1", code?.text)).toBe(429);
    expect(await say("10.0.0.2", code?.text)).toBe(200);

    for (let from = 0; from < 9; from += 1)
      for (let n = 0; n < 300; n += 1) await say(`10.0.1.${from}`, `나비 ${from} ${n}x`);
    expect(await say("10.0.0.2", code?.text)).toBe(200);
    for (let n = 0; n < 30; n += 1) expect(await say("10.0.0.3", `나비 ${n}x`)).toBe(404);
    expect(await say("10.0.0.3", code?.text)).toBe(429);
    expect(await say("10.0.0.4", code?.text)).toBe(200);
  });

  it("let in, refuse and hand over whoever waits", async () => {
    const first = await claim(1);
    const second = await claim(1);
    const third = await claim(1);

    await decide({ participant: third.id, decision: "refuse" });
    await decide({ participant: second.id, decision: "handOver" });

    expect(await findState(first.pupil)).toBe("choosing");
    expect(await findState(second.pupil)).toBe("in");
    expect(await findState(third.pupil)).toBe("choosing");
    expect(await readPadRows(server, room.roomId, "padClaim")).toEqual([]);
  });

  it("free a place again when who waited for it is refused", async () => {
    room = await buildRoom(teacher, { room: { approvesJoins: true } });
    const first = await claim(1);
    const second = await claim(2);

    await decide({ participant: first.id, decision: "refuse" });
    await decide({ member: second.memberId, decision: "letIn" });

    const members = await readPadRows(server, room.roomId, "padMember");
    expect(members.map(({ state }) => state)).toEqual(["free", "in", "free"]);
    expect(await findState(second.pupil)).toBe("in");
  });

  it("throw a pupil out for good: cookie and token are dead", async () => {
    const gone = await claim(1);

    await decide({ member: gone.memberId, decision: "remove" });

    expect(await findState(gone.pupil)).toBe("PadRemoved");
    const again = await gone.pupil.post("api/pad/enter", { token: gone.token });
    expect(again.status).toBe(401);
    // With the link they come to the door, but to their place only with the teacher's word.
    const back = await claim(1);
    expect(await findState(back.pupil)).toBe("waiting");
    await decide({ participant: back.id, decision: "letIn" });
    expect(await findState(back.pupil)).toBe("in");
  });

  it("close and open again, and the pupils in them with it", async () => {
    const { pupil } = await claim(1);

    expect((await change("close")).closedAt).toBeGreaterThan(0);
    expect(await findState(pupil)).toBe("closed");
    expect((await pupil.post("api/pad/claim", { number: 2 })).status).toBe(403);
    expect((await enterRoom(server, room)).pupil.cookies.size).toBe(0);
    expect((await change("reopen")).closedAt).toBeUndefined();
    expect(await findState(pupil)).toBe("in");
  });

  it("keep to https where the teacher wants it", async () => {
    const { pupil } = await claim(1);
    const changed = await change("settings", { isHttpsOnly: true });
    const enter = (origin: string) =>
      server.app.request(`${origin}/damim/api/pad/enter`, {
        method: "POST",
        headers: { "content-type": "application/json", origin },
        body: JSON.stringify(toKey(room)),
      });

    expect(changed.plainLink).toBeUndefined();
    expect((await enter("http://192.168.0.7:4000")).status).toBe(403);
    const safe = await enter("https://192.168.0.7:4000");
    expect(safe.headers.get("set-cookie")).toMatch(/^__Host-damim-pad=[\w-]{22}; .*Secure/);
    expect(await findState(pupil)).toBe("in");
    await change("settings", { isHttpsOnly: false });
    const plain = await enter("http://192.168.0.7:4000");
    expect(plain.headers.get("set-cookie")).toMatch(
      /^damim-pad=[\w-]{22}; .*HttpOnly; SameSite=Lax/,
    );
  });

  it("copy what the teacher laid out, and nothing of a pupil", async () => {
    const stamp = (n: number) => `${Date.now()}000${n}d1`;
    const place = `api/pad/rooms/${room.roomId}/files`;
    const { id: file } = await uploadFile(teacher, Buffer.from("안내문"), { place });
    const rows = [
      ["padColumn", "c1", { title: "장점", order: "a0" }],
      ["padCard", "019aa0c4-0000-7000-8000-000000000001", { by: "teacher", text: "안내", file }],
      ["padCard", "019aa0c4-0000-7000-8000-000000000002", { by: "m1", text: "학생의 글" }],
    ] as const;
    await server.database.queries
      .insertInto("rows")
      .values(
        rows.map(([kindName, id, data], n) => ({
          scope: padScope(room.roomId),
          kind: kindName,
          id,
          data: JSON.stringify(data),
          stamps: JSON.stringify({ by: stamp(n) }),
          seq: 100 + n,
          dead_at: null,
        })),
      )
      .execute();

    const copy = await buildRoom(teacher, { copyOf: room.roomId });

    expect(await readPadRows(server, copy.roomId, "padColumn")).toMatchObject([{ title: "장점" }]);
    expect(await readPadRows(server, copy.roomId, "padCard")).toMatchObject([{ text: "안내" }]);
    await teacher.fetch(`api/pad/rooms/${room.roomId}`, { method: "DELETE" });
    const answer = await teacher.fetch(`api/pad/rooms/${copy.roomId}/files/${file}/content`);
    expect(await answer.text()).toBe("안내문");
  });

  it("empty themselves at their end, and leave nothing", async () => {
    const { pupil } = await claim(1);
    const other = await buildRoom(teacher);
    await change("settings", { endsAt: Date.now() + DAY_MS });
    const job = createPadEndJob({ ...server, now: () => Date.now() + DAY_MS + 1 });

    await job.run();

    expect(await findState(pupil)).toBe("PadSignedOut");
    const { rooms } = await readJson<{ rooms: PadRoomEntry[] }>(
      await teacher.fetch("api/pad/rooms"),
    );
    expect(rooms.map(({ roomId }) => roomId)).toEqual([other.roomId]);
    for (const table of ["rows", "history", "scopes"] as const) {
      const left = await server.database.queries
        .selectFrom(table)
        .select("scope")
        .where("scope", "=", padScope(room.roomId))
        .execute();
      expect(left, table).toEqual([]);
    }
  });

  it("leave no scope behind when a push came after their end, and forget devices in time", async () => {
    await claim(1);
    const late = padScope("019aa0c4-0000-7000-8000-00000000000d");
    await server.database.queries
      .insertInto("scopes")
      .values({ scope: late, seq: 1, floor: 0, clock: "" })
      .execute();

    await createPadEndJob({ ...server, now: () => Date.now() + DAY_MS / 2 + 1 }).run();

    const { queries } = server.database;
    const scopes = await queries.selectFrom("scopes").select("scope").execute();
    expect(scopes.map(({ scope }) => scope)).toEqual([padScope(room.roomId)]);
    expect(await queries.selectFrom("pad_participants").selectAll().execute()).toEqual([]);
    expect((await change("reopen")).pupils).toBe(1);
  });

  it("do not end in the past", async () => {
    const answer = await teacher.post(`api/pad/rooms/${room.roomId}/settings`, { endsAt: 1 });

    expect(answer.status).toBe(422);
    expect((await change("reopen")).endsAt).toBe(room.endsAt);
  });

  it("go at once when the teacher deletes them", async () => {
    const { pupil } = await claim(1);

    await teacher.fetch(`api/pad/rooms/${room.roomId}`, { method: "DELETE" });

    expect(await findState(pupil)).toBe("PadSignedOut");
    expect((await pupil.post("api/pad/enter", toKey(room))).status).toBe(404);
    const codes = await server.database.queries.selectFrom("pad_codes").selectAll().execute();
    expect(codes).toEqual([]);
  });
});
