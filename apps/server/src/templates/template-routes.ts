import { isFileId } from "@damim/domain/files/file.ts";
import { readSearch } from "@damim/domain/cafe/search-words.ts";
import { LARGEST_TEMPLATE_BYTES } from "@damim/domain/templates/template-file.ts";
import { TEMPLATE_NAMES } from "@damim/domain/templates/template-kind.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { createCafeLimits } from "../cafe/cafe-limits.ts";
import { reportBody } from "../cafe/report-body.ts";
import { reportThing } from "../cafe/moderation-cases.ts";
import { createWordIndex } from "../cafe/word-index.ts";
import { parseBody } from "../http/parse-body.ts";
import { signedIn, type AppEnv, type Route } from "../http/route.ts";
import { listTemplates, readGalleryTemplate } from "./read-templates.ts";
import { countUse, removeTemplate, shareTemplate } from "./write-templates.ts";

const MOST_QUERY = 120;
/** The card and the JSON around the file. */
const BODY_BYTES = 2 * LARGEST_TEMPLATE_BYTES;

const templateBody = v.object({
  id: v.pipe(v.string(), v.check(isFileId)),
  title: v.pipe(v.string(), v.maxLength(500)),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)),
  file: v.pipe(v.string(), v.maxLength(LARGEST_TEMPLATE_BYTES)),
  nickname: v.optional(v.pipe(v.string(), v.maxLength(60))),
});
const useBody = v.object({});

/**
 * 틀 나눔 (14 §6): `GET api/templates` lists and searches the gallery, `…/:id` is one, `POST …/:id/use` counts who took it.
 * Everybody who is signed in takes; only one's own is taken back.
 */
export function listTemplateRoutes({ database, now }: ServerDeps): readonly Route[] {
  const { queries, tx } = database;
  const index = createWordIndex(database.kind, "templates");
  const posts = createWordIndex(database.kind);
  const { take, counted } = createCafeLimits(now);
  const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";
  /** Nothing of it is about a pupil. */
  const done = (c: Context<AppEnv>): Response => {
    c.set("accessed", []);
    return c.json({});
  };
  return [
    signedIn("GET", "api/templates", { query: ["before", "kind", "q"] }, async (c, { user }) => {
      const { before, kind } = c.req.query();
      const q = (c.req.query("q") ?? "").slice(0, MOST_QUERY);
      take(readSearch(q) ? "search" : "read", user.id);
      const seq = Number(before);
      const asked = {
        userId: user.id,
        before: before !== undefined && Number.isSafeInteger(seq) ? seq : undefined,
        kind: TEMPLATE_NAMES.find((known) => known === kind),
        q,
      };
      return c.json(await listTemplates(queries, index, asked));
    }),
    signedIn("GET", "api/templates/:id", {}, async (c, { user }) => {
      take("read", user.id);
      return c.json(await readGalleryTemplate(queries, { id: idOf(c), userId: user.id }));
    }),
    signedIn(
      "POST",
      "api/templates",
      { body: templateBody, bodyMaxBytes: BODY_BYTES },
      async (c, { user }) => {
        const sent = await parseBody(c, templateBody);
        await counted("post", user.id, () =>
          tx((within) => shareTemplate(within, { user, index, now: now() }, sent)),
        );
        return done(c);
      },
    ),
    signedIn("DELETE", "api/templates/:id", {}, async (c, { user }) => {
      await tx((within) => removeTemplate(within, index, { id: idOf(c), userId: user.id }));
      return done(c);
    }),
    signedIn("POST", "api/templates/:id/use", { body: useBody }, async (c, { user }) => {
      take("heart", user.id);
      await tx((within) => countUse(within, { id: idOf(c), userId: user.id }));
      return done(c);
    }),
    signedIn("POST", "api/templates/:id/report", { body: reportBody }, async (c, { user }) => {
      const { reason, note } = await parseBody(c, reportBody);
      const of = { thing: "template", id: idOf(c), userId: user.id, now: now() } as const;
      const report = { ...of, reason, note: note.trim() };
      const isHidden = await counted("report", user.id, () =>
        tx((within) => reportThing(within, posts, report)),
      );
      c.set("accessed", []);
      return c.json({ isHidden });
    }),
  ];
}
