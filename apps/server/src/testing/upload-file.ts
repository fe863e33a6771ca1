import { createHash } from "node:crypto";
import { readJson, type TestBrowser } from "./build-teacher.ts";

export interface UploadAnswer {
  readonly status: number;
  readonly id: string;
  readonly state?: string;
  readonly received?: number;
  readonly mime?: string;
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly error?: { readonly type: string; readonly message: string };
}

let count = 0;

export function newFileId(): string {
  return `019aa0c4-0000-7000-8000-${String(++count).padStart(12, "0")}`;
}

/** A teacher, or a pupil in a pad room. */
type Sender = Pick<TestBrowser, "fetch" | "post"> & { readonly uid?: string };

/** Where teachers' files are taken. */
const OWN_FILES = "api/files";

/** Announces a file; its bytes follow with `sendPart`. */
export async function startUpload(
  sender: Sender,
  bytes: Uint8Array,
  options: {
    readonly id?: string;
    readonly name?: string;
    readonly scope?: string;
    readonly place?: string;
  } = {},
): Promise<UploadAnswer> {
  const { place = OWN_FILES } = options;
  const { id = newFileId(), name = "파일", scope = `t/${sender.uid}/2026` } = options;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const answer = await sender.post(place, { id, scope, name, size: bytes.length, sha256 });
  return { id, status: answer.status, ...(await readJson<object>(answer)) };
}

export async function sendPart(
  sender: Sender,
  {
    id,
    offset,
    bytes,
    place = OWN_FILES,
  }: {
    readonly id: string;
    readonly offset: number;
    readonly bytes: Uint8Array;
    readonly place?: string;
  },
): Promise<UploadAnswer> {
  const answer = await sender.fetch(`${place}/${id}/parts?offset=${offset}`, {
    method: "POST",
    body: bytes,
    headers: { "content-type": "application/octet-stream" },
  });
  return { id, status: answer.status, ...(await readJson<object>(answer)) };
}

export async function finishUpload(
  sender: Sender,
  id: string,
  place = OWN_FILES,
): Promise<UploadAnswer> {
  const answer = await sender.fetch(`${place}/${id}/finish`, { method: "POST" });
  return { id, status: answer.status, ...(await readJson<object>(answer)) };
}

/** The whole way of a file, in pieces of `partBytes`. Stops at the first refusal and tells it. */
export async function uploadFile(
  sender: Sender,
  bytes: Uint8Array,
  options: {
    readonly id?: string;
    readonly name?: string;
    readonly scope?: string;
    readonly partBytes?: number;
    readonly place?: string;
  } = {},
): Promise<UploadAnswer> {
  const started = await startUpload(sender, bytes, options);
  if (started.error) return started;
  const { id } = started;
  const { partBytes = 256 * 1024, place = OWN_FILES } = options;
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    const part = bytes.subarray(offset, offset + partBytes);
    await sendPart(sender, { id, offset, bytes: part, place });
  }
  return finishUpload(sender, id, place);
}
