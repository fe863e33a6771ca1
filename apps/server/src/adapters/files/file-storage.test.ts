import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openS3StandIn, type S3StandIn } from "../../testing/open-s3-stand-in.ts";
import { createDiskFileStorage } from "./disk-file-storage.ts";
import { type FileStorage, FileStorageFailure } from "../../base/ports/file-storage.ts";
import { readAll } from "./file-storage.ts";
import { createS3FileStorage } from "./s3-file-storage.ts";

const STORAGES = ["disk", "S3"] as const;
const bytes = Buffer.from("봄날의 운동장 열 바퀴");

describe.each(STORAGES)("files on %s", (kind) => {
  let folder: string;
  let standIn: S3StandIn | undefined;
  let storage: FileStorage;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "damim-files-"));
    if (kind === "S3") standIn = await openS3StandIn();
    storage = standIn ? createS3FileStorage(standIn.place) : createDiskFileStorage(folder);
  });
  afterAll(async () => {
    await standIn?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await storage.read(key, range);
    return stream && (await readAll(stream));
  };

  it("come back as they were put", async () => {
    await storage.put("u1/a/original", bytes);

    expect(await read("u1/a/original")).toEqual(bytes);
  });

  it("come back in parts", async () => {
    await storage.put("u1/a/original", bytes);

    expect(await read("u1/a/original", { start: 3, end: 8 })).toEqual(bytes.subarray(3, 9));
  });

  it("are replaced whole by a second put", async () => {
    await storage.put("u1/b/original", bytes);
    await storage.put("u1/b/original", Buffer.from("짧게"));

    expect(await read("u1/b/original")).toEqual(Buffer.from("짧게"));
  });

  it("are listed below their prefix alone", async () => {
    for (const key of ["u2/a/part-1", "u2/a/part-2", "u2/ab/part-1"]) await storage.put(key, bytes);

    expect((await storage.list("u2/a/")).toSorted()).toEqual(["u2/a/part-1", "u2/a/part-2"]);
    expect((await storage.list("u2/")).length).toBe(3);
    expect(await storage.list("nobody/")).toEqual([]);
  });

  it("are gone when removed, and removing twice changes nothing", async () => {
    await storage.put("u3/a/original", bytes);

    await storage.remove("u3/a/original");
    await storage.remove("u3/a/original");

    expect(await read("u3/a/original")).toBeUndefined();
    expect(await storage.list("u3/")).toEqual([]);
  });

  it("keep an empty file", async () => {
    await storage.put("u4/a/original", new Uint8Array());

    expect(await read("u4/a/original")).toEqual(Buffer.alloc(0));
  });

  it.each(["../x", "u1/../../x", "/etc/passwd", "u1//a", "u1/.hidden", "u1/a\0b", ""])(
    "have no place under %j",
    async (key) => {
      await expect(storage.put(key, bytes)).rejects.toThrow("not a key");
      await expect(storage.read(key)).rejects.toThrow("not a key");
    },
  );
});

describe("files on disk", () => {
  it("are for the owner's eyes, and a put that fails leaves nothing behind", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "damim-files-"));
    const storage = createDiskFileStorage(folder);
    await storage.put("u1/a/original", bytes);
    await storage.put("u1/b/original/inner", bytes);

    // A folder stands in the file's place.
    await expect(storage.put("u1/b/original", bytes)).rejects.toThrow(FileStorageFailure);

    expect(statSync(path.join(folder, "u1/a/original")).mode & 0o077).toBe(0);
    expect(readdirSync(path.join(folder, "u1/b"))).toEqual(["original"]);
    rmSync(folder, { recursive: true });
  });
});

describe("files on S3", () => {
  it("are said to be away when nobody answers or the key is wrong", async () => {
    const standIn = await openS3StandIn();
    const wrong = createS3FileStorage({ ...standIn.place, accessKeyId: "guessed" });
    await expect(wrong.put("u1/a/original", bytes)).rejects.toMatchObject({ type: "away" });

    await standIn.close();

    const closed = createS3FileStorage(standIn.place);
    await expect(closed.read("u1/a/original")).rejects.toMatchObject({ type: "away" });
  });
});

it("a bucket that takes a call and never answers is away when its time is over", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  setFlagsFromString("--expose-gc");
  // What is forgotten with the memory of a request must not be what ends it.
  const collect = runInNewContext("gc") as () => void;
  const gc = setInterval(() => collect(), 20);
  const place = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "files",
    region: "auto",
    prefix: "",
    accessKeyId: "a",
    secretAccessKey: "b",
  };
  const storage = createS3FileStorage(place, 500);

  await expect(storage.put("u1/a/original", bytes)).rejects.toThrow(FileStorageFailure);
  await expect(storage.list("u1/")).rejects.toThrow(FileStorageFailure);

  clearInterval(gc);
  silent.closeAllConnections();
  silent.close();
});
