import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { openZip } from "../files/open-zip.ts";
import { buildRoom, enterRoom } from "../testing/build-pad-room.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestBrowser,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { finishUpload, sendPart, startUpload, uploadFile } from "../testing/upload-file.ts";
import { endRoom } from "./room/end-room.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const place = "api/pad/files";
const text = Buffer.from("모둠 발표 메모");

describe.each(DATABASE_KINDS)("files of a pad room on %s", (kind) => {
  const server = serverOfEach(kind, { env: { DAMIM_PAD_QUOTA_MB: "1" } });
  const teacher = teacherOfEach(server);
  let room: PadRoomEntry;
  let author: Pupil;
  let other: Pupil;
  beforeEach(async () => {
    room = await buildRoom(teacher);
    author = await join(room, 1);
    other = await join(room, 2);
  });

  type Pupil = TestBrowser & { readonly memberId: string };
  const join = async (into: PadRoomEntry, number: number): Promise<Pupil> => {
    const { pupil } = await enterRoom(server, into);
    const entrance = await readJson<PadEntrance>(await pupil.post("api/pad/claim", { number }));
    return { ...pupil, memberId: entrance.me?.memberId ?? "" };
  };
  let seq = 1_000;
  /** A card as the sync layer would have kept it. */
  const putCard = async (id: string, data: object): Promise<void> => {
    seq++;
    const scope = padScope(room.roomId);
    const row = {
      scope,
      kind: "padCard",
      id,
      data: JSON.stringify({ type: "picture", text: "", madeAt: 1, order: "a0", ...data }),
      stamps: JSON.stringify({ by: toStamp(Date.now(), 0, "d1") }),
      seq,
      dead_at: null,
    };
    await server.database.queries
      .insertInto("rows")
      .values(row)
      .onConflict((conflict) => conflict.columns(["scope", "kind", "id"]).doUpdateSet(row))
      .execute();
    await server.database.queries
      .updateTable("scopes")
      .set({ seq })
      .where("scope", "=", scope)
      .execute();
  };
  const read = async (who: TestBrowser, id: string, base = place): Promise<number> =>
    (await who.fetch(`${base}/${id}/content`)).status;

  it("are read by others when their card is shown, and not while it waits or is hidden", async () => {
    const { id } = await uploadFile(author, text, { place });
    const ofTeacher = `api/pad/rooms/${room.roomId}/files`;

    expect([await read(author, id), await read(other, id)]).toEqual([200, 404]);
    await putCard("c1", { by: author.memberId, file: id, state: "waiting" });
    expect([await read(author, id), await read(other, id)]).toEqual([200, 404]);
    await putCard("c1", { by: author.memberId, file: id, state: "shown" });
    expect(await read(other, id)).toBe(200);
    await putCard("c1", { by: author.memberId, file: id, state: "hidden" });
    expect([await read(author, id), await read(other, id)]).toEqual([200, 404]);
    expect(await read(teacher, id, ofTeacher)).toBe(200);
  });

  it("are not shown by another pupil's card, and are by the teacher's", async () => {
    const { id } = await uploadFile(author, text, { place });
    const ofTeacher = await uploadFile(teacher, Buffer.from("답안"), {
      place: `api/pad/rooms/${room.roomId}/files`,
    });
    await putCard("c1", { by: author.memberId, file: id, state: "hidden" });
    const third = await join(room, 3);
    await putCard("c2", { by: other.memberId, file: id, state: "shown" });
    await putCard("c3", { by: other.memberId, file: ofTeacher.id, state: "shown" });

    expect([await read(other, id), await read(third, id)]).toEqual([404, 404]);
    expect([await read(other, ofTeacher.id), await read(third, ofTeacher.id)]).toEqual([404, 404]);
    await putCard("c4", { by: "teacher", file: id, state: "shown" });
    expect(await read(third, id)).toBe(200);
  });

  it("are nobody's outside of the room", async () => {
    const { id } = await uploadFile(author, text, { place });
    await putCard("c1", { by: author.memberId, file: id, state: "shown" });
    const elsewhere = await join(await buildRoom(teacher), 1);
    const stranger = await buildTeacher(buildServerBrowser(server));
    const { pupil: atTheDoor } = await enterRoom(server, room);

    expect(await read(elsewhere, id)).toBe(404);
    expect(await read(atTheDoor, id)).toBe(403);
    expect(await read(buildServerBrowser(server), id)).toBe(401);
    expect(await read(stranger, id, `api/pad/rooms/${room.roomId}/files`)).toBe(404);
    expect(await read(teacher, id, "api/files")).toBe(404);
  });

  it("go on where a lost network left them, and only for their sender", async () => {
    const { id } = await startUpload(author, text, { place });
    await sendPart(author, { id, offset: 0, bytes: text.subarray(0, 5), place });

    expect((await other.fetch(`${place}/${id}`)).status).toBe(404);
    const stolen = await sendPart(other, { id, offset: 5, bytes: text.subarray(5), place });
    expect(stolen.status).toBe(404);
    expect(await readJson(await author.fetch(`${place}/${id}`))).toMatchObject({ received: 5 });
    await sendPart(author, { id, offset: 5, bytes: text.subarray(5), place });
    expect(await finishUpload(author, id, place)).toMatchObject({ state: "ready" });
  });

  it("have room for so much, and say so kindly", async () => {
    const { status, error } = await uploadFile(author, Buffer.alloc(1024 * 1024 + 1, "a"), {
      place,
    });

    expect([status, error?.type]).toEqual([413, "QuotaFull"]);
    expect(error?.message).toContain("선생님께 말씀드려 주세요");
    const ofTeacher = await uploadFile(teacher, Buffer.alloc(1024 * 1024 + 1, "a"));
    expect(ofTeacher.state).toBe("ready");
  });

  it("that are sounds keep the type that their content has", async () => {
    const webm = Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.alloc(64)]);
    const { id, mime } = await uploadFile(author, webm, { name: "소리.html", place });
    const answer = await author.fetch(`${place}/${id}/content`);

    expect(mime).toBe("audio/webm");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("that are pictures come out as a zip, named by who made them", async () => {
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: "#0aa" },
    })
      .jpeg()
      .toBuffer();
    const { id } = await uploadFile(author, picture, { name: "../../x.jpg", place });
    const memo = await uploadFile(other, text, { place });
    await putCard("c1", { by: author.memberId, file: id, state: "hidden" });
    await putCard("c2", { by: other.memberId, file: memo.id, state: "shown" });

    const answer = await teacher.fetch(`api/pad/rooms/${room.roomId}/pictures.zip`);
    const zip = await openZip(Buffer.from(await answer.arrayBuffer()));

    expect(zip?.entries.map(({ fileName }) => fileName)).toEqual(["01번 김가온 1.jpg"]);
    await server.accessLog.flush();
    const log = await server.database.queries
      .selectFrom("access_log")
      .select(["act", "subject", "count"])
      .where("act", "=", "export")
      .execute();
    expect(log).toEqual([{ act: "export", subject: "pad", count: 1 }]);
  });

  it("go with their room", async () => {
    await uploadFile(author, text, { place });
    await uploadFile(teacher, text, { place: `api/pad/rooms/${room.roomId}/files` });

    await endRoom(server, room.roomId);

    expect(await server.files.list(`pad-${room.roomId}/`)).toEqual([]);
    const rows = await server.database.queries.selectFrom("files").selectAll().execute();
    expect(rows).toEqual([]);
  });
});
