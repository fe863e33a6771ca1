import { toBareAddress } from "@damim/domain/links/guest-pages.ts";
import type { Context, Hono } from "hono";
import type { AppEnv } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { notFound } from "../http/http-failure.ts";
import { CONTENT_SECURITY_POLICY } from "../http/security-headers.ts";
import { answerPage, answerWebRequest, decodeName } from "./answer-web-request.ts";
import { DOOR_QUERY, toGuestDoor } from "./guest-door.ts";
import type { DoorWords, PageWay } from "./page-way.ts";
import { openWebFiles } from "./web-files.ts";

/** What a pad page loads: public files, the same for everybody. They also go through a network where others can read along. */
const PUBLIC_FILE = /^(?:assets\/|icon[\w-]*\.(?:svg|png)$)/;

/** Everything below the base path that is no route of the server: the web app's pages and files, and pages of their own. */
export function mountPages(
  app: Hono<AppEnv>,
  deps: Pick<ServerDeps, "config" | "webRoot" | "network">,
  pages: readonly PageWay[],
): void {
  const { basePath } = deps.config;
  const files = openWebFiles(deps.webRoot);
  app.all(`${basePath}api/*`, () => {
    throw notFound();
  });
  app.get("/", (c) => c.redirect(basePath));
  // Before the files: Hono's `/damim/*` takes `/damim` too.
  app.get(basePath.slice(0, -1), (c) => c.redirect(basePath));
  app.get(`${basePath}*`, async (c) => {
    const name = decodeName(c.req.path.slice(basePath.length));
    // All but the way in: of guests by a code, or of teachers who signed in.
    if (name !== "") c.header("X-Robots-Tag", "noindex");
    const bare = toBareAddress(name);
    if (bare !== undefined) {
      const [address, query = ""] = [basePath + encodeURI(bare), c.req.url.split("?", 2)[1]];
      return c.redirect(query ? `${address}?${query}` : address);
    }
    const page = pages.find(({ at }) => at.test(name));
    const isExposed = c.var.arrival.type === "exposed";
    if (page && !(isExposed && page.door)) {
      c.header("Cache-Control", "no-store");
      c.header("Vary", page.vary ? `${page.vary}, Accept-Encoding` : "Accept-Encoding");
      return answerPage(c, files, page.find(c, name));
    }
    // A page over plain http would ask for a password that anybody can read.
    if (page?.door) return answerDoor(c, page.door, deps);
    if (isExposed && !PUBLIC_FILE.test(name)) return c.redirect(`${basePath}connect`);
    return answerWebRequest(c, files, basePath);
  });
}

/** A guest who came over plain http is led to the very same page over https, and to no other. */
function answerDoor(
  c: Context<AppEnv>,
  words: DoorWords,
  { config, network }: Pick<ServerDeps, "config" | "network">,
): Response | Promise<Response> {
  c.header("Cache-Control", "no-store");
  const { arrival } = c.var;
  const hasHttps = arrival.type === "exposed" && network().certificate !== undefined;
  const address = hasHttps ? arrival.httpsOrigin + c.req.path : undefined;
  // Chromium holds the answer to a form against the policy too, and https is another origin.
  if (hasHttps)
    c.header(
      "Content-Security-Policy",
      CONTENT_SECURITY_POLICY.replace("form-action 'self'", `$& ${arrival.httpsOrigin}`),
    );
  if (address !== undefined && c.req.query(DOOR_QUERY) !== undefined) return c.redirect(address);
  return c.html(toGuestDoor(words, config.basePath, address));
}
