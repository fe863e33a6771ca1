import type { FileRefusal } from "@damim/domain/files/file-refusal.ts";
import { FILE_BYTES_MAX } from "@damim/domain/files/file.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { checkZip } from "./check-zip.ts";
import { type FileType, findFileType } from "./find-file-type.ts";
import { findZipType } from "./find-zip-type.ts";
import { openZip } from "./open-zip.ts";
import { type ProcessedPicture, processPicture } from "./process-picture.ts";

/** What is kept of a file that was sent. */
export type ExaminedFile =
  | { readonly bytes: Buffer; readonly type: FileType; readonly picture?: never }
  | { readonly bytes: Buffer; readonly type: FileType; readonly picture: ProcessedPicture };

/** Looks at what came in, whole: which type it is, whether it is harmless, and what of it is kept. */
export async function examineFile(bytes: Buffer): Promise<Result<ExaminedFile, FileRefusal>> {
  if (bytes.length === 0) return refuse({ type: "FileEmpty" });
  if (bytes.length > FILE_BYTES_MAX) return refuse({ type: "FileTooLarge" });
  const type = findFileType(bytes);
  if (type === "HeicPicture") return refuse({ type: "PictureTypeNotAllowed" });
  if (type === "Zip") return examineZip(bytes);
  if (type === "Unknown") return refuse({ type: "TypeNotAllowed" });
  if (type.group === "picture") {
    const drawn = await processPicture(bytes);
    if (!drawn.ok) return drawn;
    const picture = drawn.value;
    return ok({ bytes: picture.bytes, type: picture.type, picture });
  }
  return ok({ bytes, type });
}

async function examineZip(bytes: Buffer): Promise<Result<ExaminedFile, FileRefusal>> {
  const zip = await openZip(bytes);
  if (!zip) return refuse({ type: "ZipUnreadable" });
  const type = await findZipType(zip);
  if (type === "Unknown") return refuse({ type: "TypeNotAllowed" });
  const refusal = await checkZip(zip, bytes.length);
  return refusal ? refuse(refusal) : ok({ bytes, type });
}
