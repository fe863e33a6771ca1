import type { FileId } from "@damim/domain/files/file.ts";
import { apiUrl } from "../../platform/server/api-url.ts";
import { fetchBlob } from "../../platform/server/fetch-blob.ts";
import type { TeacherFiles } from "./teacher-files.ts";

/** Pictures for paper. */
export interface Originals {
  /** For `<img>`, by file id; nothing for those that are neither on the server nor here. */
  readonly addresses: ReadonlyMap<FileId, string>;
  readonly close: () => void;
}

/**
 * Pictures as they were sent: the small form of a screen (`useFilePicture`) cannot be read on paper. Where the server
 * cannot be asked, what this device has of them.
 */
export async function openOriginals(
  files: TeacherFiles,
  ids: readonly FileId[],
): Promise<Originals> {
  const addresses = new Map<FileId, string>();
  await Promise.all(
    ids.map(async (id) => {
      const picture = await readOriginal(files, id);
      if (picture) addresses.set(id, URL.createObjectURL(picture));
    }),
  );
  return {
    addresses,
    close: () => addresses.forEach((address) => URL.revokeObjectURL(address)),
  };
}

/** A file as it was sent: from the server, else what this device has of it. */
export async function readOriginal(files: TeacherFiles, id: FileId): Promise<Blob | undefined> {
  const original = await fetchBlob(apiUrl(`files/${id}/content`));
  if (original) return original;
  const here = await files.read(id).catch(() => undefined);
  return here && new Blob([here]);
}
