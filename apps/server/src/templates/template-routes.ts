import { LARGEST_TEMPLATE_BYTES } from "@damim/domain/templates/template-file.ts";
import { TEMPLATE_NAMES } from "@damim/domain/templates/template-kind.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Route } from "../http/route.ts";
import type { YardLimits } from "../yard/yard-limits.ts";
import { createYardRoutes, deviceId, readSeq, reportBody } from "../yard/yard-routes.ts";
import { listTemplates, readGalleryTemplate } from "./read-templates.ts";
import { templates, uses } from "./templates.ts";

/** The card and the JSON around the file. */
const BODY_BYTES = 2 * LARGEST_TEMPLATE_BYTES;

const templateBody = v.object({
  id: deviceId,
  title: v.pipe(v.string(), v.maxLength(500)),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)),
  file: v.pipe(v.string(), v.maxLength(LARGEST_TEMPLATE_BYTES)),
  nickname: v.optional(v.pipe(v.string(), v.maxLength(60))),
});

/**
 * 틀 나눔 (14 §6): `GET api/templates` lists and searches the gallery, `…/:id` is one, `POST …/:id/use` counts who took it.
 * Everybody who is signed in takes; only one's own is taken back.
 */
export function listTemplateRoutes(
  deps: Pick<ServerDeps, "database" | "now">,
  limits: YardLimits,
): readonly Route[] {
  const { queries } = deps.database;
  const { get, act } = createYardRoutes(deps, limits);
  return [
    get(
      "api/templates",
      { query: ["before", "kind", "q"], limit: "read" },
      ({ userId, query: { before, kind, q } }) =>
        listTemplates(queries, {
          userId,
          before: readSeq(before),
          kind: TEMPLATE_NAMES.find((known) => known === kind),
          q,
        }),
    ),
    get("api/templates/:id", { limit: "read" }, (asked) => readGalleryTemplate(queries, asked)),
    act(
      ["POST", "api/templates"],
      { body: templateBody, bodyMaxBytes: BODY_BYTES, limit: "post" },
      async (within, { body, ...writing }) => {
        await templates.write(within, writing, body);
      },
    ),
    act(["DELETE", "api/templates/:id"], {}, (within, { user, id }) =>
      templates.remove(within, user.id, id),
    ),
    act(
      ["POST", "api/templates/:id/use"],
      { body: v.object({}), limit: "heart" },
      async (within, { id, user }) => {
        const { author_id: author } = await templates.holdShown(within, id);
        // Nobody is counted for her own.
        if (author !== user.id) await uses.set(within, { id, userId: user.id, isOn: true });
      },
    ),
    act(
      ["POST", "api/templates/:id/report"],
      { body: reportBody, limit: "report" },
      (within, { id, user, now, body }) =>
        templates.report(within, id, { ...body, userId: user.id, now }),
    ),
  ];
}
