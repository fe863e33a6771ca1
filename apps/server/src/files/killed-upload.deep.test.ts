import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { buildBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { openS3StandIn, type S3StandIn } from "../testing/open-s3-stand-in.ts";
import { spawnServer, type SpawnedServer } from "../testing/spawn-server.ts";
import { finishUpload, sendPart, startUpload } from "../testing/upload-file.ts";

const PART_BYTES = 50_000;
const text = Buffer.from("봄날의 운동장 열 바퀴. ".repeat(6_000));

describe.each(["disk", "S3"])("an upload to %s whose server is killed on the way", (place) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-killed-"));
  let server: SpawnedServer;
  let standIn: S3StandIn | undefined;
  afterEach(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    await standIn?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("goes on with the piece after the last one that was acknowledged", async () => {
    if (place === "S3") standIn = await openS3StandIn();
    const address = standIn?.place.endpoint.replace("http://", "s3+http://S3RVER:S3RVER@");
    const env: Record<string, string> = address ? { DAMIM_FILES: `${address}/damim/school` } : {};
    server = await spawnServer(dataDir, { env });
    const port = Number(new URL(server.origin).port);
    const browser = buildBrowser(
      (target, init) => fetch(server.origin + target, init),
      server.origin,
    );
    const teacher = await buildTeacher(browser);
    const { id } = await startUpload(teacher, text);

    for (let offset = 0; offset < text.length; offset += PART_BYTES) {
      const bytes = text.subarray(offset, offset + PART_BYTES);
      const { received } = await sendPart(teacher, { id, offset, bytes });
      expect(received).toBe(offset + bytes.length);
      if (offset !== PART_BYTES) continue;
      server.child.kill("SIGKILL");
      await server.ended;
      server = await spawnServer(dataDir, { port, env });
    }
    const finished = await finishUpload(teacher, id);
    const content = await teacher.fetch(`api/files/${id}/content`);

    expect(finished).toMatchObject({ state: "ready", size: text.length });
    expect(Buffer.from(await content.arrayBuffer()).equals(text)).toBe(true);
  });
});
