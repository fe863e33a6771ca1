import type { ServerModule } from "../start/server-module.ts";
import { listReviewRoutes } from "./review-routes.ts";

export const reviews: ServerModule = {
  name: "reviews",
  routes: listReviewRoutes,
  switch: "reviews",
};
