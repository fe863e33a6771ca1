import type { Context } from "hono";
import type { ByteRange } from "../base/ports/file-storage.ts";
import { HttpFailure, failure } from "../http/http-failure.ts";
import type { AppEnv } from "../http/route.ts";

export interface ServedFile {
  readonly key: string;
  readonly size: number;
  readonly mime: string;
  /** As it is saved. */
  readonly name: string;
  /** Changes with the content. */
  readonly hash: string;
  /** The device may keep a copy. */
  readonly isKept: boolean;
}

const A_YEAR_SECONDS = 365 * 24 * 3600;

/**
 * The answer that carries a file of somebody. Never a page of ours: it is saved, not opened, its type is what
 * we found and no guess of the browser, and where a browser would open it all the same nothing in it runs.
 * A shared device keeps no copy.
 */
export async function serveFile(
  c: Context<AppEnv>,
  file: ServedFile,
  read: (range?: ByteRange) => Promise<ReadableStream<Uint8Array> | undefined>,
): Promise<Response> {
  const etag = `"${file.hash}"`;
  const headers = {
    "Cache-Control": file.isKept
      ? `private, max-age=${A_YEAR_SECONDS}, immutable`
      : "private, no-store",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Disposition": toDisposition(file.name),
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
    "Content-Type": file.mime,
    ETag: etag,
  };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
  const range = parseRange(c.req.header("range"), file.size);
  if (range === "impossible") {
    throw new HttpFailure(416, "RangeImpossible", "파일의 그 부분은 없어요.");
  }
  // Asked for the headers alone: a stream that nobody reads would stay open.
  const stream = c.req.method === "HEAD" ? new ReadableStream() : await read(range);
  if (!stream) throw fileMissing();
  const length = range ? range.end - range.start + 1 : file.size;
  const sized = { ...headers, "Content-Length": String(length) };
  if (!range) return c.body(stream, 200, sized);
  const place = `bytes ${range.start}-${range.end}/${file.size}`;
  return c.body(stream, 206, { ...sized, "Content-Range": place });
}

export const fileMissing = failure(
  404,
  "FileUnknown",
  "그 파일은 없어요. 지웠거나 아직 올라오지 않았어요.",
);

/** Both forms: old browsers read the first, whose characters are plain. */
function toDisposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** One range of bytes; more of them, or what we cannot read, is answered whole as HTTP allows. */
function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "impossible" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end ? "impossible" : { start, end };
}
