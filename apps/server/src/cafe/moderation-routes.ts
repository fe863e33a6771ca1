import { THINGS } from "@damim/domain/cafe/cafe-replies.ts";
import { MODERATION_ACTS, SENTENCE_MOST } from "@damim/domain/cafe/report-reason.ts";
import { isFileId } from "@damim/domain/files/file.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { parseBody } from "../http/parse-body.ts";
import { moderator, type Route } from "../http/route.ts";
import { findPictureDecision, hidePicture } from "./hide-picture.ts";
import { decideCase, undoDecision, type RemoveOther } from "./moderation.ts";
import { readCases } from "./read-moderation.ts";
import { createWordIndex } from "./word-index.ts";

const decideBody = v.object({
  thing: v.picklist(THINGS),
  id: v.pipe(v.string(), v.check(isFileId)),
  /** Of the case as it was seen. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  act: v.picklist(MODERATION_ACTS),
  /** To the author, and for 그대로 두기 to whoever reported. */
  sentence: v.pipe(v.string(), v.trim(), v.maxLength(SENTENCE_MOST)),
});
const pictureBody = v.object({
  post: v.pipe(v.string(), v.check(isFileId)),
  file: v.pipe(v.string(), v.check(isFileId)),
  isHidden: v.boolean(),
  sentence: v.pipe(v.string(), v.trim(), v.maxLength(SENTENCE_MOST)),
});
const undoBody = v.object({ decision: v.pipe(v.string(), v.maxLength(60)) });

/** 살펴볼 것: what was reported, waits, or is asked about once more. Each answer is the queue as it is then. */
export function listModerationRoutes(
  { database, now }: ServerDeps,
  removeOther: RemoveOther,
): readonly Route[] {
  const { queries, tx } = database;
  const index = createWordIndex(database.kind);
  return [
    moderator("GET", "api/moderation/cases", {}, async (c, { user }) =>
      c.json(await readCases(queries, user.id)),
    ),
    moderator("POST", "api/moderation/decide", { body: decideBody }, async (c, { user }) => {
      const decision = await parseBody(c, decideBody);
      const deciding = { userId: user.id, index, removeOther, now: now() };
      await tx((within) => decideCase(within, deciding, decision));
      return c.json(await readCases(queries, user.id));
    }),
    moderator("POST", "api/moderation/picture", { body: pictureBody }, async (c, { user }) => {
      const { isHidden, sentence, ...of } = await parseBody(c, pictureBody);
      const deciding = { userId: user.id, index, removeOther, now: now() };
      await tx(async (within) => {
        if (isHidden) return hidePicture(within, deciding, { ...of, sentence });
        return undoDecision(within, deciding, await findPictureDecision(within, of));
      });
      return c.json(await readCases(queries, user.id));
    }),
    moderator("POST", "api/moderation/undo", { body: undoBody }, async (c, { user }) => {
      const { decision } = await parseBody(c, undoBody);
      const deciding = { userId: user.id, index, removeOther, now: now() };
      await tx((within) => undoDecision(within, deciding, decision));
      return c.json(await readCases(queries, user.id));
    }),
  ];
}
