import { guestPages } from "@damim/domain/links/guest-pages.ts";
import { findSessionToken } from "../session/find-session.ts";
import type { ServerModule } from "../start/server-module.ts";
import type { PageWay } from "../web/page-way.ts";
import { createPadEndJob } from "./room/pad-end-job.ts";
import { listPadLiveRoutes } from "./routes/pad-live-routes.ts";
import { listPadRoutes } from "./routes/pad-routes.ts";
import { listPadSyncRoutes, PAD_SYNC_PATH } from "./routes/pad-sync-routes.ts";
import { createPadSyncShortcut } from "./routes/pad-sync-shortcut.ts";

/**
 * `padIt/{room}…` is the pupils' page, and so is `answer`, where they answer a survey, which is a pad room: with its code, or
 * once they came in. Bare `padIt` is it too, where a spoken code is typed; for a device on which a teacher is signed in it is
 * the teacher's board, which is the app's own page. What it is depends on cookies, and its address may hold a password.
 */
const page: PageWay = {
  at: /^(?:padIt(?:\/.*)?|answer(?:\/[^/]*)?)$/s,
  vary: "Cookie",
  find(c, name) {
    const { arrival } = c.var;
    const isPupil =
      !/^padIt\/?$/.test(name) ||
      arrival.type === "exposed" ||
      findSessionToken(c.req.raw.headers, arrival.type === "secure") === undefined;
    if (!isPupil) return "index.html";
    return `${(name.startsWith("answer") ? guestPages.answer : guestPages.padIt).file}.html`;
  },
};

export const pad: ServerModule = {
  name: "pad",
  switch: "pads",
  routes: (ground) => [
    ...listPadRoutes(ground),
    ...listPadSyncRoutes(ground),
    ...listPadLiveRoutes({
      ...ground,
      queries: ground.database.queries,
      padStreams: ground.hall.openStreams(ground.bus),
    }),
  ],
  jobs: (ground) => [createPadEndJob(ground)],
  pages: [page],
  shortcut: (ground) =>
    createPadSyncShortcut({ ...ground, path: ground.config.basePath + PAD_SYNC_PATH }),
};
