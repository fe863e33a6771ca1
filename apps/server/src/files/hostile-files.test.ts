import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { CANARY, listHostileFiles } from "../testing/hostile-files.ts";
import { uploadFile } from "../testing/upload-file.ts";

const hostile = await listHostileFiles();

describe("files of somebody who means harm", () => {
  let server: TestServer;
  let teacher: TestTeacher;
  beforeAll(async () => {
    server = await buildTestServer("sqlite");
    teacher = await buildTeacher(buildServerBrowser(server));
  });
  afterAll(() => server.close());

  it("are more than sixty kinds", () => {
    expect(hostile.length).toBeGreaterThan(60);
  });

  it.each(hostile)("$name ends as $ends", async ({ name, bytes, ends }) => {
    const { id, status, error, mime } = await uploadFile(teacher, bytes, {
      name,
      partBytes: 512 * 1024,
    });

    if (error) {
      expect(status).toBeGreaterThanOrEqual(413);
      expect(status).toBeLessThan(500);
      if (ends !== "refused") expect(error.type).toBe(ends);
      expect(error.message).toMatch(/[가-힣]요\. /);
      return;
    }
    expect(mime).toBe(ends);
    const answer = await teacher.fetch(`api/files/${id}/content`);
    expect(answer.headers.get("content-type")).toBe(ends);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w. -]+"; /);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    // Drawn anew: what stood beside the pixels is gone.
    const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    if (ends.startsWith("image/")) expect(text).not.toContain(CANARY);
  });

  it("leave nothing outside their place, and the server well", async () => {
    const names = readdirSync(server.database.dataDir).filter((name) => !name.startsWith("damim."));
    expect(names).toEqual(["files"]);
    expect(readdirSync(path.join(server.database.dataDir, "files"))).toEqual([teacher.uid]);
    expect((await teacher.fetch("api/readyz")).status).toBe(200);
  });
});
