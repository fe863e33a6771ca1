import type { FileId } from "@damim/domain/files/file.ts";
import { newId } from "../../platform/random.ts";
import { toSha256 } from "./digest.ts";
import { shrinkPicture } from "../../platform/shrink-picture.ts";
import { useTeacherData } from "../use-teacher-data.ts";
import { showPicture } from "./use-file-picture.ts";
import type { FilePlace } from "./waiting-file.ts";

const LARGEST_BYTES = 50 * 1024 * 1024;

/**
 * Keeps photos of one record: shrunk, on this device's disk and on their way to the server when it resolves. The record
 * holds the id that it gives back; nothing where the file is no picture, or far too large.
 */
export function useKeepPhoto(
  place: FilePlace,
): (picture: Blob, longestSide: number) => Promise<FileId | undefined> {
  const { files, now } = useTeacherData();
  return async (picture, longestSide) => {
    const photo =
      picture.size > LARGEST_BYTES ? undefined : await shrinkPicture(picture, longestSide);
    if (!photo) return undefined;
    const id = newId(now());
    const bytes = new Uint8Array(await photo.arrayBuffer());
    showPicture(files, id, photo);
    const sha256 = await toSha256(bytes);
    const about = { name: "사진.jpg", mime: photo.type, size: bytes.length, sha256 };
    await files.add({ id, place, ...about }, bytes);
    return id;
  };
}
