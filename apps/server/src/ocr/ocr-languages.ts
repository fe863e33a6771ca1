import { copyFile, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** What a picture is read in; the data of all of them stands in one folder, as the reader wants it. */
export interface OcrLanguages {
  readonly languages: readonly ("kor" | "eng")[];
  readonly folder: string;
  /** A table's rulings are taken away first; large letters without a table lose strokes by that. */
  readonly isRuled: boolean;
}

const KOREAN = path.dirname(
  fileURLToPath(import.meta.resolve("@tesseract.js-data/kor/package.json")),
);
const ENGLISH = path.dirname(
  fileURLToPath(import.meta.resolve("@tesseract.js-data/eng/package.json")),
);
/** Whole numbers and no fractions: 1.6 and 3 MB. */
const FORM = "4.0.0_best_int";

/** Lists of a class are Korean. Read from where the package lies; without a cache nothing is written and nothing is fetched. */
export const koreanAlone: OcrLanguages = {
  languages: ["kor"],
  folder: path.join(KOREAN, FORM),
  isRuled: true,
};

/** Receipts have Latin letters too: the data of both, linked into a folder of the server's data. */
export async function linkLanguages(dataDir: string): Promise<OcrLanguages> {
  const folder = path.join(dataDir, "ocr-languages");
  await mkdir(folder, { recursive: true });
  for (const [from, language] of [
    [KOREAN, "kor"],
    [ENGLISH, "eng"],
  ] as const) {
    const name = `${language}.traineddata.gz`;
    const [source, place] = [path.join(from, FORM, name), path.join(folder, name)];
    // Anew each time: the packages may lie elsewhere since.
    await rm(place, { force: true });
    // Some systems let only admins link.
    await symlink(source, place).catch(() => copyFile(source, place));
  }
  return { languages: ["kor", "eng"], folder, isRuled: false };
}
