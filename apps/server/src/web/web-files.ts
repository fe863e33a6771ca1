import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";

export interface WebFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly etag: string;
  readonly encoding?: "br" | "gzip";
}

export interface WebFiles {
  /** A file of the built app in the best encoding that the browser takes; undefined when unknown. */
  find(name: string, acceptEncoding: string): Promise<WebFile | undefined>;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const ENCODINGS = [
  { encoding: "br", extension: ".br", token: /\bbr\b/ },
  { encoding: "gzip", extension: ".gz", token: /\bgzip\b/ },
] as const;

/** Reads the built web app, each file once; a file that changed on disk is read again. */
export function openWebFiles(webRoot: string): WebFiles {
  const root = path.resolve(webRoot);
  const filesByPath = new Map<string, { readonly readAt: number; readonly file: WebFile }>();

  return {
    async find(name, acceptEncoding) {
      const plain = path.resolve(root, name);
      const contentType = CONTENT_TYPES[path.extname(plain)];
      // Unknown types do not leave the folder, nor does anything outside of it (`..`).
      if (!contentType || !plain.startsWith(root + path.sep)) return undefined;
      for (const { encoding, extension, token } of ENCODINGS) {
        if (!token.test(acceptEncoding)) continue;
        const file = await read(plain + extension, { contentType, encoding }, plain);
        if (file) return file;
      }
      return read(plain, { contentType });
    },
  };

  async function read(
    file: string,
    about: Pick<WebFile, "contentType" | "encoding">,
    notOlderThan?: string,
  ): Promise<WebFile | undefined> {
    const changedAt = await findChangedAt(file);
    if (changedAt === undefined) return undefined;
    if (notOlderThan && changedAt < ((await findChangedAt(notOlderThan)) ?? Infinity)) {
      return undefined;
    }
    const known = filesByPath.get(file);
    if (known?.readAt === changedAt) return known.file;
    const bytes = new Uint8Array(await readFile(file));
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    const read = { ...about, bytes, etag };
    filesByPath.set(file, { readAt: changedAt, file: read });
    return read;
  }
}

async function findChangedAt(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.mtimeMs : undefined;
}
