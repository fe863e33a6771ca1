import { Hono } from "hono";
import { describeTrouble } from "@damim/domain/report/trouble-report.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { notFound } from "../http/http-failure.ts";
import { guardOrigin, meetRequest } from "../http/meet-request.ts";
import type { AppEnv, Route } from "../http/route.ts";
import type { Shortcut } from "../http/shortcut.ts";
import { isBug, toErrorResponse } from "../http/to-error-response.ts";
import { mountPages } from "../web/mount-pages.ts";
import * as modulesByName from "./modules.ts";
import { mountRoutes } from "./mount-routes.ts";
import { type Ground, openGround } from "./open-ground.ts";
import { checkModules, listFacts, listRoutes, type ServerModule } from "./server-module.ts";

export interface DamimServer extends Ground {
  readonly app: Hono<AppEnv>;
  readonly modules: readonly ServerModule[];
  /** In front of the app, where there is a socket. */
  readonly shortcut: Shortcut;
  /** The route table: what there is to call and who may. */
  readonly routes: readonly Route[];
}

/**
 * The whole server as a function from request to response; `main.ts` puts it on a socket, tests
 * call `app.request()`. The database must be migrated.
 */
export async function createServer(
  deps: ServerDeps,
  given: readonly ServerModule[] = Object.values(modulesByName),
): Promise<DamimServer> {
  checkModules(given);
  const ground = await openGround(deps, listFacts(given));
  const { config, createAuth } = ground;
  const isForPeople = config.role !== "jobs";
  const modules = given.filter(({ isEverywhere }) => isEverywhere || isForPeople);
  const routes = listRoutes(modules, ground);
  const [plainAuth, secureAuth] = [createAuth(false), createAuth(true)];
  const app = new Hono<AppEnv>();
  const findAuth = (isSecure: boolean) => (isSecure ? secureAuth : plainAuth);
  app.use(meetRequest(ground, { ...ground, findAuth }));
  app.use(guardOrigin(ground.findWay));
  mountRoutes(app, routes, ground);
  if (isForPeople)
    mountPages(
      app,
      ground,
      modules.flatMap(({ pages = [] }) => pages),
    );
  app.notFound((c) => toErrorResponse(notFound(), c, config.basePath));
  app.onError((error, c) => {
    if (isBug(error)) {
      const { pattern: route = "GET" } = c.var;
      // The pattern is our own word, which needs no scrubbing; an address of the app it is not.
      deps.reporter.reportTrouble({ ...describeTrouble(error, { path: "/" }), route }, "server");
    }
    return toErrorResponse(error, c, config.basePath);
  });
  const shortcut = modules
    .flatMap(({ shortcut: open }) => open?.(ground) ?? [])
    .reduceRight<Shortcut>(
      (next, first) => (incoming, outgoing, goOn) =>
        first(incoming, outgoing, () => next(incoming, outgoing, goOn)),
      (_, __, goOn) => goOn(),
    );
  return { ...ground, app, modules: given, shortcut, routes };
}
