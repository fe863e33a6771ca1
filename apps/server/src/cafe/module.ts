import { ideas } from "../ideas/ideas.ts";
import type { ServerModule } from "../start/server-module.ts";
import { templates } from "../templates/templates.ts";
import { listBoardRoutes } from "./board-routes.ts";
import { listCafeRoutes } from "./cafe-routes.ts";
import { comments } from "./comments.ts";
import { listModerationRoutes } from "./moderation-routes.ts";
import { listPostFileRoutes } from "./post-file-routes.ts";
import { posts } from "./posts.ts";

const things = { post: posts, comment: comments, idea: ideas, template: templates };

export const cafe: ServerModule = {
  name: "cafe",
  switch: "cafe",
  routes: (ground) => [...listCafeRoutes({ ...ground, things }), ...listPostFileRoutes(ground)],
};

/** Who looks after 쌤마당 does so also while 쌤카페 is off. */
export const moderation: ServerModule = {
  name: "moderation",
  routes: (ground) => [...listBoardRoutes(ground), ...listModerationRoutes({ ...ground, things })],
};
