import { createS3FileStorage } from "../adapters/files/s3-file-storage.ts";
import { markNewEpoch } from "../backup/mark-new-epoch.ts";
import { openS3StandIn } from "../testing/open-s3-stand-in.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { newFileId, sendPart, startUpload, uploadFile } from "../testing/upload-file.ts";
import { createFileSweepJob, sweepFiles } from "./sweep-files.ts";

const DAY_MS = 24 * 3600 * 1000;
const text = Buffer.from("상담 메모");

describe.each(DATABASE_KINDS)("the nightly sweep of files on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  let passedMs: number;
  beforeEach(async () => {
    passedMs = 0;
    server = await buildTestServer(kind);
    teacher = await buildTeacher(buildServerBrowser(server));
  });
  afterEach(() => server.close());

  const sweepAfter = async (days: number): Promise<void> => {
    passedMs += days * DAY_MS;
    const now = () => Date.now() + passedMs;
    await createFileSweepJob({ ...server, now }).run();
  };
  const countFiles = async (): Promise<number> => {
    const rows = await server.database.queries.selectFrom("files").select("id").execute();
    const folders = new Set((await server.files.list(`${teacher.uid}/`)).map(toFolder));
    return Math.max(rows.length, folders.size);
  };
  const push = (n: number, set: Record<string, unknown>): Promise<unknown> => {
    const op = buildStudentOp(1, toStamp(Date.now(), n, "d1"), set);
    return teacher.push(`t/${teacher.uid}/2026`, [op]);
  };

  it("leaves a file that a row names, or named in its history", async () => {
    const first = await uploadFile(teacher, text);
    const second = await uploadFile(teacher, text);
    await push(1, { photo: first.id });
    await push(2, { photo: second.id });

    await sweepAfter(40);
    await sweepAfter(40);

    expect(await countFiles()).toBe(2);
  });

  it("takes a file that nothing names for 30 days, and not before", async () => {
    await uploadFile(teacher, text);

    await sweepAfter(0);
    await sweepAfter(29);
    expect(await countFiles()).toBe(1);
    await sweepAfter(2);

    expect(await countFiles()).toBe(0);
  });

  it("begins to count anew when the file was named in between", async () => {
    const { id } = await uploadFile(teacher, text);
    await sweepAfter(0);
    await push(1, { photo: id });

    await sweepAfter(31);

    expect(await countFiles()).toBe(1);
  });

  it("takes uploads that were given up after a week", async () => {
    const { id } = await startUpload(teacher, text);
    await sendPart(teacher, { id, offset: 0, bytes: text.subarray(0, 5) });

    await sweepAfter(6);
    expect(await countFiles()).toBe(1);
    await sweepAfter(2);

    expect(await countFiles()).toBe(0);
  });

  it("ends removals that were cut short", async () => {
    await uploadFile(teacher, text);
    await server.database.queries.updateTable("files").set({ state: "removed" }).execute();

    await sweepAfter(0);

    expect(await countFiles()).toBe(0);
  });
});

describe.each(DATABASE_KINDS)("what lies in the storage without a row on %s", (kind) => {
  const open = async (storage: "disk" | "S3") => {
    const standIn = storage === "S3" ? await openS3StandIn() : undefined;
    const files = standIn && createS3FileStorage(standIn.place);
    const server = await buildTestServer(kind, files ? { deps: { files } } : {});
    const teacher = await buildTeacher(buildServerBrowser(server));
    const sweepAfter = (days: number) =>
      sweepFiles({ ...server, now: () => Date.now() + days * DAY_MS });
    const close = async (): Promise<void> => {
      await server.close();
      await standIn?.close();
    };
    return { server, teacher, sweepAfter, close };
  };

  it.each(["disk", "S3"] as const)("is found on %s and goes after a day", async (storage) => {
    const { server, teacher, sweepAfter, close } = await open(storage);
    const { files } = server;
    const [whole, begun] = [await uploadFile(teacher, text), await startUpload(teacher, text)];
    await sendPart(teacher, { id: begun.id, offset: 0, bytes: text.subarray(0, 5) });
    const live = await files.list(`${teacher.uid}/`);
    const orphans = [
      `cafe/${newFileId()}/original`,
      `pad-019aa0c4-0000-7000-8000-00000000000d/${newFileId()}/thumbnail`,
      `c_019aa0c4-0000-7000-8000-00000000000d/${newFileId()}/part-000000000000`,
      `${teacher.uid}/${newFileId()}/original`,
      // A piece of a file that is whole since.
      `${teacher.uid}/${whole.id}/part-000000000000`,
      // The half of a write that was killed.
      ...(storage === "disk" ? [`${teacher.uid}/${whole.id}/original.0-0.partial`] : []),
    ];
    const others = [`dumps/2026/damim.dump`, `readme`];
    for (const key of [...orphans, ...others]) await files.put(key, text);

    await sweepAfter(0.9);
    const afterLess = await files.listBefore(Date.now() + DAY_MS);
    await sweepAfter(1.1);
    const after = await files.listBefore(Date.now() + DAY_MS);

    expect(afterLess.toSorted()).toEqual([...live, ...orphans, ...others].toSorted());
    expect(after.toSorted()).toEqual([...live, ...others].toSorted());
    await close();
  });

  it("stays for 30 days where a restore may be taken back, and where most of it is unknown", async () => {
    const { server, sweepAfter, close } = await open("disk");
    const { files, database } = server;
    const orphan = `cafe/${newFileId()}/original`;
    await sweepAfter(0);
    await files.put(orphan, text);
    await markNewEpoch(database.queries);

    await sweepAfter(2);
    await sweepAfter(31);
    expect(await files.list("cafe/")).toEqual([orphan]);
    await sweepAfter(33);
    expect(await files.list("cafe/")).toEqual([]);

    for (let n = 0; n <= 100; n++) await files.put(`cafe/${newFileId()}/original`, text);
    await expect(sweepAfter(40)).rejects.toThrow("101 files without a row beside 0");
    expect((await files.list("cafe/")).length).toBe(101);
    await close();
  });
});

function toFolder(key: string): string {
  return key.split("/").slice(0, 2).join("/");
}
