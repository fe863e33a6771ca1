import type { ServerDeps } from "../base/server-deps.ts";
import { anyone, type Route } from "./route.ts";

/** `GET api/guide-place`: where the operator's own page of help is (`DAMIM_GUIDE_URL`); null without one. */
export function listGuideRoutes({ config }: Pick<ServerDeps, "config">): readonly Route[] {
  return [anyone("GET api/guide-place", {}, async (c) => c.json({ url: config.guideUrl ?? null }))];
}
