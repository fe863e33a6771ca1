import type { Context } from "hono";
import { HttpFailure, notFound } from "../http/http-failure.ts";
import type { AppEnv } from "../http/route.ts";
import { PAGE_PERMISSIONS_POLICY } from "../http/security-headers.ts";
import type { WebFile, WebFiles } from "./web-files.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Kept, but asked about each time: the page names the hashed files of its build. */
const ASK_FIRST = "no-cache";

/**
 * A file of the web app, or its page for every other path below the base path: the page's own
 * router knows them. Unknown files answer 404, never the page: a script tag that received HTML
 * would fail without a word.
 */
export async function answerWebRequest(
  c: Context<AppEnv>,
  files: WebFiles,
  basePath: string,
): Promise<Response> {
  const name = decodeName(c.req.path.slice(basePath.length));
  const acceptEncoding = c.req.header("accept-encoding") ?? "";
  const isAsset = name.startsWith("assets/");
  const isFile = isAsset || /\.[a-z0-9]+$/i.test(name);
  // `.vite/` and other folders of the build's own are nobody's business.
  if (/(?:^|\/)\./.test(name)) throw notFound();
  if (!isFile) {
    c.header("Cache-Control", ASK_FIRST);
    c.header("Vary", "Accept-Encoding");
    return answerPage(c, files, "index.html");
  }
  const file = await files.find(name, acceptEncoding);
  if (!file) throw notFound();
  c.header("Cache-Control", isAsset ? IMMUTABLE : ASK_FIRST);
  c.header("Vary", "Accept-Encoding");
  // A worker keeps the page by its file's name, and answers with what came with it.
  if (name.endsWith(".html")) c.header("Permissions-Policy", PAGE_PERMISSIONS_POLICY);
  return toResponse(c, file);
}

/** One of the app's pages, whose Cache-Control and Vary the caller has set. Alone in asking for the microphone. */
export async function answerPage(
  c: Context<AppEnv>,
  files: WebFiles,
  page: string,
): Promise<Response> {
  const file = await files.find(page, c.req.header("accept-encoding") ?? "");
  if (!file) throw notBuilt();
  c.header("Permissions-Policy", PAGE_PERMISSIONS_POLICY);
  return toResponse(c, file);
}

function toResponse(c: Context<AppEnv>, file: WebFile): Response {
  c.header("ETag", file.etag);
  if (c.req.header("if-none-match") === file.etag) return c.body(null, 304);
  c.header("Content-Type", file.contentType);
  if (file.encoding) c.header("Content-Encoding", file.encoding);
  c.header("Content-Length", String(file.bytes.byteLength));
  return c.body(file.bytes);
}

/** What is asked for below the base path, as people read it. */
export function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw notFound();
  }
}

function notBuilt(): HttpFailure {
  return new HttpFailure(
    503,
    "WebAppMissing",
    "화면 파일이 아직 없어요. 서버를 맡은 분은 npm run build를 실행해 주세요.",
    { retryAfterSeconds: 10 },
  );
}
