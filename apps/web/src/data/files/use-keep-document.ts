import { FILE_BYTES_MAX, type FileId } from "@damim/domain/files/file.ts";
import { newId } from "../../platform/random.ts";
import { useTeacherData } from "../use-teacher-data.ts";
import { toSha256 } from "./digest.ts";
import type { FilePlace } from "./waiting-file.ts";

/**
 * Keeps a document of one record as it is: on this device's disk and on its way to the server when it resolves. Nothing
 * where it is empty or larger than a file may be.
 */
export function useKeepDocument(place: FilePlace): (file: File) => Promise<FileId | undefined> {
  const { files, now } = useTeacherData();
  return async (file) => {
    if (file.size === 0 || file.size > FILE_BYTES_MAX) return undefined;
    const id = newId(now());
    const bytes = new Uint8Array(await file.arrayBuffer());
    const sha256 = await toSha256(bytes);
    const about = { name: file.name, mime: file.type, size: bytes.length, sha256 };
    await files.add({ id, place, ...about }, bytes);
    return id;
  };
}
