import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files below a folder in which a text stands in clear, in either form in which browsers write text. */
export function searchFolder(folder: string, text: string): readonly string[] {
  const forms = [Buffer.from(text, "utf8"), Buffer.from(text, "utf16le")];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = readFileSync(file);
      return forms.some((form) => content.includes(form));
    });
}
