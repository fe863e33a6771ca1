import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAll } from "../adapters/files/file-storage.ts";
import { createS3FileStorage } from "../adapters/files/s3-file-storage.ts";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { openS3StandIn, type S3StandIn } from "../testing/open-s3-stand-in.ts";
import { finishUpload, sendPart, startUpload, uploadFile } from "../testing/upload-file.ts";
import { listTeacherFiles, openTeacherFile } from "./teacher-files.ts";

const MIB = 1024 * 1024;
/** Both databases, and both storages. */
const PLACES = ["sqlite", "postgres"] as const;

describe.each(PLACES)("files on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  let standIn: S3StandIn | undefined;
  beforeAll(async () => {
    if (kind === "postgres") standIn = await openS3StandIn();
    const deps = standIn ? { files: createS3FileStorage(standIn.place) } : {};
    server = await buildTestServer(kind, { env: { DAMIM_FILES_QUOTA_MB: "2" }, deps });
    teacher = await buildTeacher(buildServerBrowser(server));
  });
  afterAll(async () => {
    await server.close();
    await standIn?.close();
  });

  const text = Buffer.from("상담 기록 ".repeat(1_000));

  it("arrive in pieces and go on where they stood", async () => {
    const { id } = await startUpload(teacher, text, { name: "../../상담.html" });
    const half = text.length >> 1;
    await sendPart(teacher, { id, offset: 0, bytes: text.subarray(0, half) });

    const again = await startUpload(teacher, text, { id });
    const doubled = await sendPart(teacher, { id, offset: 0, bytes: text.subarray(0, half) });
    const ahead = await sendPart(teacher, { id, offset: half + 1, bytes: text.subarray(half + 1) });
    const early = await finishUpload(teacher, id);
    await sendPart(teacher, { id, offset: half, bytes: text.subarray(half) });
    const finished = await finishUpload(teacher, id);
    const finishedTwice = await finishUpload(teacher, id);
    const content = await teacher.fetch(`api/files/${id}/content`);

    for (const answer of [again, doubled, ahead, early]) {
      expect(answer).toMatchObject({ status: 200, state: "uploading", received: half });
    }
    expect(finished).toMatchObject({ state: "ready", size: text.length });
    expect(finishedTwice).toEqual(finished);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(text);
    expect(await countParts()).toBe(0);
  });

  it("begin anew when the pieces are not what was announced", async () => {
    const { id } = await startUpload(teacher, text);
    await sendPart(teacher, { id, offset: 0, bytes: Buffer.from(text).fill("x") });

    const mixedUp = await finishUpload(teacher, id);
    await sendPart(teacher, { id, offset: 0, bytes: text });

    expect(mixedUp).toMatchObject({ state: "uploading", received: 0 });
    expect(await finishUpload(teacher, id)).toMatchObject({ state: "ready" });
  });

  it("are saved under a harmless name, never opened, and kept by own devices alone", async () => {
    await teacher.post("api/device", { use: "own" });
    const { id } = await uploadFile(teacher, text, { name: '../../x"\r\n가.html' });
    const own = await teacher.fetch(`api/files/${id}/content`);
    const etag = own.headers.get("etag") ?? "";
    const known = await teacher.fetch(`api/files/${id}/content`, {
      headers: { "if-none-match": etag },
    });
    await teacher.post("api/device", { use: "shared" });
    const shared = await teacher.fetch(`api/files/${id}/content`);

    expect(Object.fromEntries(own.headers)).toMatchObject({
      "content-disposition": `attachment; filename="x_.txt"; filename*=UTF-8''x%EA%B0%80.txt`,
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=31536000, immutable",
    });
    expect(known.status).toBe(304);
    expect(shared.headers.get("cache-control")).toBe("private, no-store");
  });

  it("are given in parts, or as their headers alone", async () => {
    const { id } = await uploadFile(teacher, text);
    const { headers } = await teacher.fetch(`api/files/${id}/content`, { method: "HEAD" });
    expect(headers.get("content-length")).toBe(String(text.length));
    const ask = async (range: string) => {
      const answer = await teacher.fetch(`api/files/${id}/content`, { headers: { range } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return [answer.status, answer.headers.get("content-range"), bytes.length] as const;
    };

    const total = text.length;
    expect(await ask("bytes=0-9")).toEqual([206, `bytes 0-9/${total}`, 10]);
    expect(await ask("bytes=-5")).toEqual([206, `bytes ${total - 5}-${total - 1}/${total}`, 5]);
    expect((await ask(`bytes=${total}-`))[0]).toBe(416);
    expect((await ask("bytes=0-1,4-5"))[0]).toBe(200);
  });

  it("that are pictures are upright, without place and camera, and have a small one", async () => {
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#c62" },
    })
      .jpeg()
      .withExif({ IFD0: { Make: "CANARY-CAMERA" }, IFD3: { GPSLatitude: "37/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes("CANARY-CAMERA")).toBe(true);

    const { id, ...answer } = await uploadFile(teacher, photo, { name: "운동장.HEIC" });
    const kept = await read(`api/files/${id}/content`);
    const small = await read(`api/files/${id}/thumbnail`);

    expect(answer).toMatchObject({ mime: "image/jpeg", width: 600, height: 900 });
    for (const bytes of [kept, small]) {
      expect(bytes.includes("CANARY")).toBe(false);
      expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
    }
    expect(await sharp(small).metadata()).toMatchObject({ format: "webp", height: 320 });
  });

  it("are refused with a sentence when there is no room, and room comes back", async () => {
    const stranger = await buildTeacher(buildServerBrowser(server));
    const large = Buffer.alloc(1.5 * MIB, "가");
    const first = await uploadFile(stranger, large, { partBytes: MIB });

    const second = await startUpload(stranger, large);
    const tooLarge = await startUpload(stranger, Buffer.alloc(21 * MIB));
    await stranger.fetch(`api/files/${first.id}`, { method: "DELETE" });
    const third = await startUpload(stranger, large);

    expect(second).toMatchObject({ status: 413, error: { type: "QuotaFull" } });
    expect(second.error?.message).toContain("자리가 다 찼어요");
    expect(tooLarge).toMatchObject({ status: 413, error: { type: "FileTooLarge" } });
    expect(third).toMatchObject({ status: 200, received: 0 });
  });

  it("that were refused say so again, and leave no bytes", async () => {
    const { id, error } = await uploadFile(teacher, Buffer.from("<svg onload=alert(1)>"));

    expect(error?.type).toBe("TypeNotAllowed");
    expect((await finishUpload(teacher, id)).error?.type).toBe("TypeNotAllowed");
    expect((await teacher.fetch(`api/files/${id}/content`)).status).toBe(404);
    expect(await countParts()).toBe(0);
  });

  it("are gone when they are removed, bytes too", async () => {
    const { id } = await uploadFile(teacher, text);
    await teacher.fetch(`api/files/${id}`, { method: "DELETE" });

    expect((await teacher.fetch(`api/files/${id}/content`)).status).toBe(404);
    const keys = await server.files.list(`${teacher.uid}/${id}/`);
    expect(keys).toEqual([]);
  });

  it("do not exist for another teacher, who may use the same id", async () => {
    const stranger = await buildTeacher(buildServerBrowser(server));
    const { id } = await uploadFile(teacher, text);

    for (const end of ["", "/content", "/thumbnail"]) {
      expect((await stranger.fetch(`api/files/${id}${end}`)).status).toBe(404);
    }
    expect(await startUpload(stranger, Buffer.from("내 글"), { id })).toMatchObject({
      received: 0,
    });
    const foreign = await startUpload(stranger, text, { scope: `t/${teacher.uid}/2026` });
    expect(foreign.status).toBe(403);
    await stranger.fetch(`api/files/${id}`, { method: "DELETE" });
    expect(await read(`api/files/${id}/content`)).toEqual(text);
  });

  it("are listed for the export with their bytes", async () => {
    const author = await buildTeacher(buildServerBrowser(server));
    const { id } = await uploadFile(author, text, { name: "알림장.txt" });
    await startUpload(author, Buffer.from("오는 중"));

    const listed = await listTeacherFiles(server.database.queries, author.uid);
    const [file] = listed;
    const stream = file && (await openTeacherFile(server.files, file));

    expect(listed).toMatchObject([{ id, name: "알림장.txt", extension: "txt", size: text.length }]);
    expect(stream && (await readAll(stream))).toEqual(text);
  });

  async function read(path: string): Promise<Buffer> {
    return Buffer.from(await (await teacher.fetch(path)).arrayBuffer());
  }

  async function countParts(): Promise<number> {
    const keys = await server.files.list(`${teacher.uid}/`);
    return keys.filter((key) => key.includes("part-")).length;
  }
});
