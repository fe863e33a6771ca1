import { COLOURS } from "@damim/domain/record/colour.ts";
import {
  feedAddressMessages,
  feedFailureWords,
  LONGEST_FEED_NAME,
  readFeedAddress,
  type FollowedFeed,
} from "@damim/domain/schedule/incoming/followed-feed.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import * as v from "valibot";
import { HttpFailure, notFound, tooOften } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { shortWords } from "../http/short-words.ts";
import { createLimit } from "../session/limits.ts";
import { createFeeds, type FeedDeps } from "./feeds.ts";

/** Each try goes out to somebody's server. */
const PER_HOUR = 20;
const HOUR_SECONDS = 3_600;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const feedBody = v.object({
  name: shortWords(LONGEST_FEED_NAME),
  colour: v.picklist(COLOURS),
  /** Absent: as it was. */
  address: v.exactOptional(v.pipe(v.string(), v.maxLength(4_000))),
});

/**
 * The calendars that a teacher follows: `GET api/feeds` lists them without their addresses, `POST api/feeds/:id` fetches one and
 * follows it, `DELETE api/feeds/:id` ends it and takes its events out.
 */
export function listFeedRoutes(deps: FeedDeps): readonly Route[] {
  const { now } = deps;
  const feeds = createFeeds(deps);
  const limit = createLimit({ burst: PER_HOUR, seconds: HOUR_SECONDS, now, refuse: tooManyTries });
  const answerList = async (uid: string): Promise<{ readonly feeds: readonly FollowedFeed[] }> => ({
    feeds: await feeds.list(uid),
  });
  return [
    signedIn("GET api/feeds", {}, (_, { user }) => answerList(user.id)),
    signedIn("POST api/feeds/:id", { body: feedBody, limit }, async (_, { user, id, body }) => {
      if (!ID.test(id)) throw notFound();
      const failed = await feeds.follow(user.id, { ...body, id, address: readAddress(body) });
      if (failed) throw new HttpFailure(422, "FeedFailed", feedFailureWords[failed]);
      return answerList(user.id);
    }),
    signedIn("DELETE api/feeds/:id", {}, async (_, { user, id }) => {
      if (!(await feeds.list(user.id)).some((feed) => feed.id === id)) throw notFound();
      await feeds.end({ owner_id: user.id, id });
      return answerList(user.id);
    }),
  ];
}

function readAddress({ address }: v.InferOutput<typeof feedBody>): string | undefined {
  if (address === undefined) return undefined;
  const read = readFeedAddress(address);
  if (read.ok) return read.value;
  throw new HttpFailure(422, "FeedAddress", toSentence(feedAddressMessages, read.refusal));
}

const tooManyTries = tooOften(
  "TooManyFeedTries",
  "캘린더를 너무 자주 받았어요. 조금 뒤에 다시 해 주세요.",
);
