import { existsSync } from "node:fs";
import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|map)$/;
/** Chunks of a few hundred bytes are many: together they are as much as a page. */
const SMALLEST_BYTES = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts a `.br` and a `.gz` beside every text file of the built web app that has none yet, so that
 * answering costs no compression. Runs once after a build; a new build empties the folder.
 */
export async function compressWebFiles(webRoot: string): Promise<void> {
  for (const entry of await readdir(webRoot, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    if (existsSync(`${file}.br`) && existsSync(`${file}.gz`) && (await isOlder(file))) continue;
    const bytes = await readFile(file);
    if (bytes.length < SMALLEST_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeWhole(`${file}.br`, await toBrotli(bytes, { params }));
    await writeWhole(`${file}.gz`, await toGzip(bytes, { level: 9 }));
  }
}

async function isOlder(file: string): Promise<boolean> {
  const [plain, compressed] = await Promise.all([stat(file), stat(`${file}.br`)]);
  return plain.mtimeMs <= compressed.mtimeMs;
}

// Renamed into place: a half-written file must never be served.
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
