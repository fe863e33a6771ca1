import { IDBFactory } from "fake-indexeddb";
import { StorageFailure } from "@damim/sync/client/storage.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSealer } from "../../platform/secrets/sealing.ts";
import { type Bytes, createFileBox, type FileBox } from "./file-box.ts";
import { openTeacherFiles, type TeacherFiles } from "./teacher-files.ts";
import type { WaitingFile } from "./waiting-file.ts";

const NAME = "damim-u1-files";
const photo = new TextEncoder().encode("카나리아 사진 ".repeat(30_000));
const file: WaitingFile = {
  id: "019aa0c4-0000-7000-8000-000000000001",
  place: { scope: "t/u1/2026", kind: "student", id: "s1", field: "photo" },
  name: "카나리아.jpg",
  mime: "image/jpeg",
  size: photo.length,
  sha256: "0".repeat(64),
};

const opened: TeacherFiles[] = [];
afterEach(() => {
  for (const files of opened.splice(0)) files.close();
  vi.unstubAllGlobals();
});

async function open(box: FileBox): Promise<TeacherFiles> {
  const files = await openTeacherFiles({ uid: "u1", box });
  opened.push(files);
  return files;
}

/** A server that takes pieces, `answer` first; tells what it was asked. */
function serve(answer: (path: string) => Response | undefined = () => undefined): string[] {
  const asked: string[] = [];
  let received = 0;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    const path = address.slice(address.indexOf("api/") + 4).replace(file.id, "ID");
    asked.push(path);
    const other = answer(path);
    if (other) return Promise.resolve(other);
    if (init.body instanceof Uint8Array) received += init.body.length;
    const state = path.endsWith("finish") ? "ready" : "uploading";
    return Promise.resolve(Response.json({ state, received }));
  });
  return asked;
}

const away = () => new Response("", { status: 503 });
const refused = () =>
  Response.json({ error: { type: "QuotaFull", message: "자리가 다 찼어요." } }, { status: 413 });

describe("files that wait for the server", () => {
  it("go out in pieces, and stay as a copy for showing", async () => {
    const asked = serve();
    const box = createFileBox({ factory: new IDBFactory(), name: NAME });
    const files = await open(box);

    const outcome = await files.add(file, photo);
    await expect.poll(() => files.waiting()).toEqual([]);

    expect(outcome).toEqual({ type: "stored" });
    const pieces = [0, 262_144, 524_288].map((offset) => `files/ID/parts?offset=${offset}`);
    expect(asked).toEqual(["files", ...pieces, "files/ID/finish"]);
    expect(await box.listWaiting()).toEqual([]);
    expect(await files.read(file.id)).toEqual(photo);
  });

  it("are there again after a crash, and go on when the server answers", async () => {
    const factory = new IDBFactory();
    serve(away);
    const before = await open(createFileBox({ factory, name: NAME }));
    await before.add(file, photo);
    before.close();

    serve();
    const after = await open(createFileBox({ factory, name: NAME }));
    expect(after.waiting()).toEqual([file]);
    after.poke();

    await expect.poll(() => after.waiting()).toEqual([]);
  });

  it("wait while an admin stopped the account, and go when that is over", async () => {
    const error = { type: "Suspended", message: "관리자가 쓰기를 멈췄어요." };
    serve(() => Response.json({ error }, { status: 403 }));
    const files = await open(createFileBox({ factory: new IDBFactory(), name: NAME }));
    await files.add(file, photo);
    expect([files.waiting(), files.refused()]).toEqual([[file], []]);

    serve();
    files.poke();
    await expect.poll(() => files.waiting()).toEqual([]);
  });

  it("that are refused wait for the teacher with the reason, also after a reload", async () => {
    const factory = new IDBFactory();
    serve(refused);
    const before = await open(createFileBox({ factory, name: NAME }));
    await before.add(file, photo);
    await expect.poll(() => before.refused()).toHaveLength(1);
    before.close();

    const after = await open(createFileBox({ factory, name: NAME }));
    const refusal = { type: "QuotaFull", message: "자리가 다 찼어요." };
    expect(after.refused()).toEqual([{ ...file, refusal }]);
    expect(after.waiting()).toEqual([]);
    serve();
    after.sendAgain(file.id);

    await expect.poll(() => [after.waiting(), after.refused()]).toEqual([[], []]);
  });

  it("that the disk refused stand in memory, are said to be unsaved, and are sent", async () => {
    serve(away);
    const box = createFileBox({ factory: new IDBFactory(), name: NAME });
    let isFull = true;
    const files = await open({
      ...box,
      saveWaiting: (...all) =>
        isFull ? Promise.reject(new StorageFailure("StorageFull")) : box.saveWaiting(...all),
    });

    const outcome = await files.add(file, photo);
    expect(outcome).toEqual({ type: "unsaved", cause: "StorageFull" });
    expect(files.unsavedCount()).toBe(1);
    expect(await files.read(file.id)).toEqual(photo);
    isFull = false;
    await files.saveAgain();

    expect(files.unsavedCount()).toBe(0);
    expect(await box.listWaiting()).toEqual([file]);
  });

  it("wait a second again after a piece got through, however long the server was away before", async () => {
    serve(away);
    const timers = vi.spyOn(globalThis, "setTimeout");
    // Shorter ones are the disk's.
    const waits = () => timers.mock.calls.map(([, ms]) => Number(ms)).filter((ms) => ms >= 500);
    const files = await open(createFileBox({ factory: new IDBFactory(), name: NAME }));
    await files.add(file, photo);
    for (let tries = 1; tries < 7; tries++) {
      await expect.poll(() => waits().length).toBe(tries);
      files.poke();
    }
    await expect.poll(() => waits().length).toBe(7);
    expect(waits().at(-1)).toBeGreaterThanOrEqual(15_000);

    serve((path) => (path.endsWith("offset=262144") ? away() : undefined));
    files.poke();

    await expect.poll(() => waits().length).toBe(8);
    expect(waits().at(-1)).toBeLessThanOrEqual(1_000);
  });

  it("begin anew where the server has lost the upload", async () => {
    let isLost = true;
    const asked = serve((path) => {
      if (!isLost || !path.includes("parts")) return undefined;
      isLost = false;
      return Response.json({ error: { type: "FileUnknown" } }, { status: 404 });
    });
    const files = await open(createFileBox({ factory: new IDBFactory(), name: NAME }));
    await files.add(file, photo);
    await expect.poll(() => asked.length).toBe(2);
    files.poke();

    await expect.poll(() => files.waiting()).toEqual([]);
    expect(files.refused()).toEqual([]);
  });
});

describe("on a shared device", () => {
  it("a file on the disk is readable by the account's key alone, and no copy stays", async () => {
    const factory = new IDBFactory();
    const openBox = async (key: number): Promise<FileBox> => {
      const cipher = await createSealer(new Uint8Array(32).fill(key));
      if (!cipher) throw new Error("no Web Crypto");
      return createFileBox({ factory, name: NAME, cipher });
    };
    const box = await openBox(1);
    await box.saveWaiting(file, photo);

    expect(await readEverything(factory)).not.toContain("카나리아");
    expect(await (await openBox(2)).listWaiting()).toEqual([]);
    expect(await (await openBox(1)).listWaiting()).toEqual([file]);
    expect(await box.readBytes(file.id)).toEqual(photo);
    await box.saveCopy(file.id, photo);
    await box.removeWaiting(file.id, { isCopyKept: true });
    expect(await readEverything(factory)).toBe("");
  });
});

/** What somebody finds who opens the database with other tools. */
async function readEverything(factory: IDBFactory): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("not opened"));
  });
  const texts: string[] = [];
  for (const name of database.objectStoreNames) {
    const all = await new Promise<Bytes[]>((resolve) => {
      const request: IDBRequest<Bytes[]> = database.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => resolve(request.result);
    });
    texts.push(...all.map((bytes) => new TextDecoder().decode(bytes)));
  }
  database.close();
  return texts.join("\n");
}
