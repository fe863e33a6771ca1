import type { Hono } from "hono";
import type { AppEnv } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { answerPadPage, isForPads } from "./answer-pad-page.ts";
import { answerWebRequest, decodeName, notFound } from "../base/answer-web-request.ts";
import { openWebFiles } from "./web-files.ts";

/** Everything below the base path that is no route of the server: the web app's pages and files. */
export function mountPages(
  app: Hono<AppEnv>,
  { config, webRoot }: Pick<ServerDeps, "config" | "webRoot">,
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
    const padPage = await answerPadPage(c, files, name);
    if (padPage) return padPage;
    // A page over plain http would ask for a password that anybody can read.
    if (c.var.arrival.type === "exposed" && !isForPads(name)) {
      return c.redirect(`${config.basePath}connect`);
    }
    return answerWebRequest(c, files, config.basePath);
  });
}
