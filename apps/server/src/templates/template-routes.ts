import { LARGEST_TEMPLATE_BYTES } from "@damim/domain/templates/template-file.ts";
import { TEMPLATE_NAMES } from "@damim/domain/templates/template-kind.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { signedIn, type Route } from "../http/route.ts";
import type { YardLimits } from "../yard/yard-limits.ts";
import { deviceId, readSeq, reportBody, yardAct } from "../yard/yard-requests.ts";
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
  deps: Pick<ServerDeps, "database" | "now"> & { readonly yardLimits: YardLimits },
): readonly Route[] {
  const { database, now, yardLimits } = deps;
  const { queries } = database;
  return [
    signedIn(
      "GET api/templates",
      { query: ["before", "kind", "q"], limit: yardLimits.list },
      async (c, { user, query: { before, kind, q } }) =>
        c.json(
          await listTemplates(queries, {
            userId: user.id,
            before: readSeq(before),
            kind: TEMPLATE_NAMES.find((known) => known === kind),
            q,
          }),
        ),
    ),
    signedIn("GET api/templates/:id", { limit: yardLimits.read }, (_, { user, id }) =>
      readGalleryTemplate(queries, { id, userId: user.id }),
    ),
    signedIn(
      "POST api/templates",
      { ...yardAct, body: templateBody, bodyMaxBytes: BODY_BYTES, limit: yardLimits.post },
      async (_, { within, user, body }) => {
        await templates.write(within, { user, now: now() }, body);
      },
    ),
    signedIn("DELETE api/templates/:id", yardAct, (_, { within, user, id }) =>
      templates.remove(within, user.id, id),
    ),
    signedIn(
      "POST api/templates/:id/use",
      { ...yardAct, body: v.object({}), limit: yardLimits.heart },
      async (_, { within, user, id }) => {
        const { author_id: author } = await templates.holdShown(within, id);
        // Nobody is counted for her own.
        if (author !== user.id) await uses.set(within, { id, userId: user.id, isOn: true });
      },
    ),
    signedIn(
      "POST api/templates/:id/report",
      { ...yardAct, body: reportBody, limit: yardLimits.report },
      (_, { within, user, id, body }) =>
        templates.report(within, id, { ...body, userId: user.id, now: now() }),
    ),
  ];
}
