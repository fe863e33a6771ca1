import { THINGS } from "@damim/domain/cafe/cafe-replies.ts";
import { MODERATION_ACTS, SENTENCE_MOST } from "@damim/domain/cafe/report-reason.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { moderator, type Route } from "../http/route.ts";
import { deviceId } from "../yard/yard-requests.ts";
import { findPictureDecision, hidePicture } from "./hide-picture.ts";
import { decideCase, undoDecision, type Deciding, type Things } from "./moderation.ts";
import { readCases } from "./read-moderation.ts";

const decideBody = v.object({
  thing: v.picklist(THINGS),
  id: deviceId,
  /** Of the case as it was seen. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  act: v.picklist(MODERATION_ACTS),
  /** To the author, and for 그대로 두기 to whoever reported. */
  sentence: v.pipe(v.string(), v.trim(), v.maxLength(SENTENCE_MOST)),
});
const pictureBody = v.object({
  post: deviceId,
  file: deviceId,
  isHidden: v.boolean(),
  sentence: v.pipe(v.string(), v.trim(), v.maxLength(SENTENCE_MOST)),
});
const undoBody = v.object({ decision: v.pipe(v.string(), v.maxLength(60)) });

/** 살펴볼 것: what was reported, waits, or is asked about once more. Each answer is the queue as it is then. */
export function listModerationRoutes({
  database,
  now,
  things,
}: Pick<ServerDeps, "database" | "now"> & { readonly things: Things }): readonly Route[] {
  const { queries, tx } = database;
  const decide = <Body>(
    address: `POST ${string}`,
    body: v.GenericSchema<unknown, Body>,
    work: (queries: Queries, deciding: Deciding, sent: Body) => Promise<void>,
  ): Route =>
    moderator(address, { body }, async (c, { user, body: sent }) => {
      await tx((within) => work(within, { userId: user.id, things, now: now() }, sent));
      return c.json(await readCases(queries, things, user.id));
    });
  return [
    moderator("GET api/moderation/cases", {}, (_, { user }) => readCases(queries, things, user.id)),
    decide("POST api/moderation/decide", decideBody, decideCase),
    decide(
      "POST api/moderation/picture",
      pictureBody,
      async (within, deciding, { isHidden, sentence, ...of }) => {
        if (isHidden) return hidePicture(within, deciding, { ...of, sentence });
        return undoDecision(within, deciding, await findPictureDecision(within, of));
      },
    ),
    decide("POST api/moderation/undo", undoBody, (within, deciding, { decision }) =>
      undoDecision(within, deciding, decision),
    ),
  ];
}
