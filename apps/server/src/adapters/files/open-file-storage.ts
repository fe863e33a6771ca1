import path from "node:path";
import type { Config } from "../../base/settings/config.ts";
import { createDiskFileStorage } from "./disk-file-storage.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import { createS3FileStorage } from "./s3-file-storage.ts";

/** In the data folder. */
export const FILES_FOLDER = "files";

/** The storage that `DAMIM_FILES` names: the data folder, or a bucket. */
export function openFileStorage({
  files,
  dataDir,
}: Pick<Config, "files" | "dataDir">): FileStorage {
  return files.type === "disk"
    ? createDiskFileStorage(path.join(dataDir, FILES_FOLDER))
    : createS3FileStorage(files);
}
