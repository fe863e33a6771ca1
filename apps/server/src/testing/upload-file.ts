import { createHash } from "node:crypto";
import { type TestTeacher, readJson } from "./build-teacher.ts";

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

/** Announces a file; its bytes follow with `sendPart`. */
export async function startUpload(
  teacher: TestTeacher,
  bytes: Uint8Array,
  options: { readonly id?: string; readonly name?: string; readonly scope?: string } = {},
): Promise<UploadAnswer> {
  const { id = newFileId(), name = "파일", scope = `t/${teacher.uid}/2026` } = options;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const answer = await teacher.post("api/files", { id, scope, name, size: bytes.length, sha256 });
  return { id, status: answer.status, ...(await readJson<object>(answer)) };
}

export async function sendPart(
  teacher: TestTeacher,
  {
    id,
    offset,
    bytes,
  }: { readonly id: string; readonly offset: number; readonly bytes: Uint8Array },
): Promise<UploadAnswer> {
  const answer = await teacher.fetch(`api/files/${id}/parts?offset=${offset}`, {
    method: "POST",
    body: bytes,
    headers: { "content-type": "application/octet-stream" },
  });
  return { id, status: answer.status, ...(await readJson<object>(answer)) };
}

export async function finishUpload(teacher: TestTeacher, id: string): Promise<UploadAnswer> {
  const answer = await teacher.fetch(`api/files/${id}/finish`, { method: "POST" });
  return { id, status: answer.status, ...(await readJson<object>(answer)) };
}

/** The whole way of a file, in pieces of `partBytes`. Stops at the first refusal and tells it. */
export async function uploadFile(
  teacher: TestTeacher,
  bytes: Uint8Array,
  options: { readonly name?: string; readonly partBytes?: number } = {},
): Promise<UploadAnswer> {
  const started = await startUpload(teacher, bytes, options);
  if (started.error) return started;
  const { id } = started;
  const { partBytes = 256 * 1024 } = options;
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    await sendPart(teacher, { id, offset, bytes: bytes.subarray(offset, offset + partBytes) });
  }
  return finishUpload(teacher, id);
}
