import { spawnSync } from "node:child_process";
import { createWriteStream, globSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";

/** One file of the folder, beside it: a zip for Windows, else a tar, which keeps what may be run. Answers its path. */
export async function packFolder(folder: string, isForWindows: boolean): Promise<string> {
  const [parent, name] = [path.dirname(folder), path.basename(folder)];
  if (isForWindows) {
    const file = `${folder}.zip`;
    const zip = new yazl.ZipFile();
    for (const entry of globSync("**/*", { cwd: folder, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const source = path.join(entry.parentPath, entry.name);
      const place = path.relative(parent, source).split(path.sep).join("/");
      zip.addFile(source, place, { compressionLevel: 9 });
    }
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(file));
    return file;
  }
  const file = `${folder}.tar.gz`;
  const owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"];
  const { status } = spawnSync("tar", ["-czf", file, "-C", parent, ...owner, name], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("tar");
  return file;
}
