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
import { sendPart, startUpload, uploadFile } from "../testing/upload-file.ts";
import { createFileSweepJob } from "./sweep-files.ts";

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

function toFolder(key: string): string {
  return key.split("/").slice(0, 2).join("/");
}
