import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { buildRoom, enterRoom } from "../testing/build-pad-room.ts";
import {
  buildServerBrowser,
  buildTeacher,
  type TestBrowser,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { type TestServer } from "../testing/build-test-server.ts";
import { CANARY, listHostileFiles } from "../testing/hostile-files.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

const hostile = await listHostileFiles();

interface Sender {
  readonly browser: TestBrowser;
  /** Where files are taken. */
  readonly place: string;
  readonly folder: string;
}

async function buildPupil(server: TestServer, teacher: TestTeacher): Promise<Sender> {
  const room = await buildRoom(teacher);
  const { pupil } = await enterRoom(server, room);
  await pupil.post("api/pad/claim", { number: 1 });
  return { browser: pupil, place: "api/pad/files", folder: `pad-${room.roomId}` };
}

describe.each(["teacher", "pupil in a pad room"])("files of a %s who means harm", (who) => {
  const server = serverOfAll("sqlite");
  let sender: Sender;
  beforeAll(async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const own = { browser: teacher, place: "api/files", folder: teacher.uid };
    sender = who === "teacher" ? own : await buildPupil(server, teacher);
  });

  it("are more than sixty kinds", () => {
    expect(hostile.length).toBeGreaterThan(60);
  });

  it.each(hostile)("$name ends as $ends", async ({ name, bytes, ends }) => {
    const { id, status, error, mime } = await uploadFile(sender.browser, bytes, {
      place: sender.place,
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
    const answer = await sender.browser.fetch(`${sender.place}/${id}/content`);
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
    expect(readdirSync(path.join(server.database.dataDir, "files"))).toEqual([sender.folder]);
    expect((await sender.browser.fetch("api/readyz")).status).toBe(200);
  });
});
