import type { WaitingFile } from "../../data/files/waiting-file.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { saveFile } from "../../platform/save-file.ts";
import { describeFile } from "./describe-write.ts";

/** Hands files that the server does not have to the browser's downloads, named by what they belong to. */
export async function saveFiles(data: TeacherData, files: readonly WaitingFile[]): Promise<void> {
  for (const file of files) {
    const bytes = await data.files.read(file.id).catch(() => undefined);
    if (!bytes) continue;
    const extension = /\.[^.]+$/.exec(file.name)?.[0] ?? "";
    const name = `${describeFile(data, file).replaceAll(" · ", " ")}${extension}`;
    saveFile(name, new Blob([bytes], { type: file.mime }));
  }
}
