import type { Hono, Context } from "hono";
import type { AppEnv } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { notFound } from "../http/http-failure.ts";
import { CONTENT_SECURITY_POLICY } from "../http/security-headers.ts";
import {
  answerPage,
  answerWebRequest,
  decodeName,
  guestPages,
  type GuestPage,
} from "./answer-web-request.ts";
import { DOOR_QUERY, toGuestDoor, type DoorPage } from "./guest-door.ts";
import { openWebFiles, type WebFiles } from "./web-files.ts";
import { findSessionToken } from "../session/find-session.ts";

/** Everything below the base path that is no route of the server: the web app's pages and files. */
export function mountPages(
  app: Hono<AppEnv>,
  { config, webRoot, network }: Pick<ServerDeps, "config" | "webRoot" | "network">,
): void {
  const files = openWebFiles(webRoot);
  app.all(`${config.basePath}api/*`, () => {
    throw notFound();
  });
  app.get("/", (c) => c.redirect(config.basePath));
  // Before the files: Hono's `/damim/*` takes `/damim` too.
  app.get(config.basePath.slice(0, -1), (c) => c.redirect(config.basePath));
  app.get(`${config.basePath}*`, async (c) => {
    const name = decodeName(c.req.path.slice(config.basePath.length));
    // All but the way in: of guests by a code, or of teachers who signed in.
    if (name !== "") c.header("X-Robots-Tag", "noindex");
    const padPage = await answerPadPage(c, files, name);
    if (padPage) return padPage;
    const guestPage = findGuestPage(name);
    if (guestPage === "board.html") return answerGuestPage(c, files, guestPage);
    // A page over plain http would ask for a password that anybody can read.
    const { arrival } = c.var;
    if (arrival.type === "exposed" && !isForPads(name)) {
      if (guestPage) {
        const hasHttps = network().certificate !== undefined;
        return answerDoor(
          c,
          guestPage,
          config.basePath,
          hasHttps ? arrival.httpsOrigin : undefined,
        );
      }
      return c.redirect(`${config.basePath}connect`);
    }
    if (guestPage) return answerGuestPage(c, files, guestPage);
    return answerWebRequest(c, files, config.basePath);
  });
}

/** `padIt` and everything below it, of a path without the base path. */
const PAD_PATH = /^padIt(?:\/(.*))?$/s;
/** Where pupils answer a survey, which is a pad room: with its code, or once they came in. */
const ANSWER_PATH = /^answer(?:\/[^/]*)?$/;
/** What a pad page loads: public files, the same for everybody. */
const PAD_FILE = /^(?:assets\/|icon[\w-]*\.(?:svg|png)$)/;

/** Whether a file of the web app may also go through a network where others can read along: pads and boards load it. */
function isForPads(name: string): boolean {
  return PAD_FILE.test(name);
}

/** A page whose code is the key to it: guardians book on one, pupils seal a letter, the third is the board of a class. */
function findGuestPage(name: string): GuestPage | undefined {
  const [, page] = /^(book|board|capsule)\/[^/]+$/.exec(name) ?? [];
  return guestPages.find((each) => each === `${page}.html`);
}

function answerGuestPage(c: Context<AppEnv>, files: WebFiles, page: GuestPage): Promise<Response> {
  c.header("Cache-Control", "no-store");
  c.header("Vary", "Accept-Encoding");
  return answerPage(c, files, page);
}

/** A guest who came over plain http is led to the very same page over https, and to no other. */
function answerDoor(
  c: Context<AppEnv>,
  page: DoorPage,
  basePath: string,
  httpsOrigin: string | undefined,
): Response | Promise<Response> {
  c.header("Cache-Control", "no-store");
  const address = httpsOrigin && httpsOrigin + c.req.path;
  // Chromium holds the answer to a form against the policy too, and https is another origin.
  if (httpsOrigin !== undefined)
    c.header(
      "Content-Security-Policy",
      CONTENT_SECURITY_POLICY.replace("form-action 'self'", `$& ${httpsOrigin}`),
    );
  if (address !== undefined && c.req.query(DOOR_QUERY) !== undefined) return c.redirect(address);
  return c.html(toGuestDoor(page, basePath, address));
}

/**
 * The page for an address of pad rooms; undefined for any other. `padIt/{room}…` is the pupils' page. Bare `padIt`
 * is it too, where a spoken code is typed; for a device on which a teacher is signed in it is the teacher's board,
 * which is the app's own page.
 *
 * Not kept anywhere: what it is depends on cookies, and its address may hold a password.
 */
async function answerPadPage(
  c: Context<AppEnv>,
  files: WebFiles,
  name: string,
): Promise<Response | undefined> {
  const found = PAD_PATH.exec(name);
  const isAnswer = ANSWER_PATH.test(name);
  if (!found && !isAnswer) return undefined;
  const isPupils = isAnswer || Boolean(found?.[1]) || isPupil(c);
  c.header("Cache-Control", "no-store");
  c.header("Vary", "Cookie, Accept-Encoding");
  return answerPage(c, files, isPupils ? "pad.html" : "index.html");
}

function isPupil(c: Context<AppEnv>): boolean {
  const { arrival } = c.var;
  if (arrival.type === "exposed") return true;
  return findSessionToken(c.req.raw.headers, arrival.type === "secure") === undefined;
}
