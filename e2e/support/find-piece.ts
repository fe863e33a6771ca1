import { readFileSync } from "node:fs";
import path from "node:path";

const list = path.join(import.meta.dirname, "../../apps/web/dist/.vite/pieces.json");

/** The file of the build that a module below `apps/web` lies in: 「assets/mark-dialog-x3.js」. */
export function findPiece(module: string): string {
  const pieces: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, "utf8"));
  const file = pieces[module];
  if (!file) throw new Error(`${module} is in no file of the build`);
  return file;
}
