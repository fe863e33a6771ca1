import type { FileId } from "@damim/domain/files/file.ts";
import { useTeacherData } from "../use-teacher-data.ts";
import { toSha256 } from "./digest.ts";
import type { Bytes } from "./file-box.ts";
import { readOriginal } from "./open-originals.ts";
import type { FilePlace } from "./waiting-file.ts";

/** Files that this device sealed: nobody between it and who opens them can look into them. */
export function useKeepSealed() {
  const { files } = useTeacherData();
  return {
    /** On this device's disk and on its way to the server when it resolves. */
    keepSealed: async (
      place: FilePlace,
      { id, file }: { readonly id: FileId; readonly file: Bytes },
    ): Promise<void> => {
      const sha256 = await toSha256(file);
      const mime = "application/octet-stream";
      await files.add({ id, place, name: "봉한 것", mime, size: file.length, sha256 }, file);
    },
    /** Undefined while it is neither here nor at the server. */
    readSealed: async (id: FileId): Promise<Bytes | undefined> => {
      const blob = await readOriginal(files, id);
      return blob && new Uint8Array(await blob.arrayBuffer());
    },
  };
}
