import { COLOURS } from "@damim/domain/record/colour.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  feedAddressMessages,
  feedFailureWords,
  LONGEST_FEED_NAME,
  MOST_FEEDS,
  readFeedAddress,
  type FollowedFeed,
} from "@damim/domain/schedule/incoming/followed-feed.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import * as v from "valibot";
import { failure, HttpFailure, notFound, tooOften } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { isNumbersOnly } from "../numbers-only/numbers-only-policy.ts";
import { createLimit } from "../session/limits.ts";
import { createFeeds, type FeedDeps } from "./feeds.ts";

/** Each try goes out to somebody's server. */
const PER_HOUR = 20;
const HOUR_SECONDS = 3_600;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const feedBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_FEED_NAME)),
  colour: v.picklist(COLOURS),
  /** Absent: as it was. */
  address: v.exactOptional(v.pipe(v.string(), v.maxLength(4_000))),
});

/**
 * The calendars that a teacher follows: `GET api/feeds` lists them without their addresses, `POST api/feeds/:id` fetches one and
 * follows it, `DELETE api/feeds/:id` ends it and takes its events out.
 */
export function listFeedRoutes(deps: FeedDeps): readonly Route[] {
  const { database, now } = deps;
  const feeds = createFeeds(deps);
  const limit = createLimit({ burst: PER_HOUR, seconds: HOUR_SECONDS, now, refuse: tooManyTries });
  const answerList = async (uid: string): Promise<{ readonly feeds: readonly FollowedFeed[] }> => ({
    feeds: await feeds.list(uid),
  });
  return [
    signedIn("GET api/feeds", {}, (_, { user }) => answerList(user.id)),
    signedIn("POST api/feeds/:id", { body: feedBody, limit }, async (_, { user, id, body }) => {
      if (!ID.test(id)) throw notFound();
      const scope = yearScope(user.id, recordSchoolYear(toSeoulDay(now())));
      if (await isNumbersOnly(database.queries, scope)) throw numbersOnly();
      const address = await findAddress(user.id, id, body.address);
      const { name, colour } = body;
      const failed = await feeds.follow(user.id, { id, name, colour, address });
      if (failed) throw new HttpFailure(422, "FeedFailed", feedFailureWords[failed]);
      return answerList(user.id);
    }),
    signedIn("DELETE api/feeds/:id", {}, async (_, { user, id }) => {
      if ((await feeds.findAddress(user.id, id)) === undefined) throw notFound();
      await feeds.end({ owner_id: user.id, id });
      return answerList(user.id);
    }),
  ];

  async function findAddress(uid: string, id: string, typed: string | undefined): Promise<string> {
    const kept = await feeds.findAddress(uid, id);
    if (typed === undefined) {
      if (!kept) throw notFound();
      return kept;
    }
    const read = readFeedAddress(typed);
    if (!read.ok)
      throw new HttpFailure(422, "FeedAddress", toSentence(feedAddressMessages, read.refusal));
    if (kept === undefined && (await feeds.list(uid)).length >= MOST_FEEDS) throw tooMany();
    return read.value;
  }
}

const tooMany = failure(
  409,
  "TooManyFeeds",
  `캘린더는 ${MOST_FEEDS}개까지 구독할 수 있어요. 하나를 끊고 다시 해 주세요.`,
);
const numbersOnly = failure(
  409,
  "NumbersOnly",
  "번호만 쓰기에서는 구독할 수 없어요. 캘린더에 이름이 있으면 서버에 남기 때문이에요. 파일로 가져와 주세요.",
);
const tooManyTries = tooOften(
  "TooManyFeedTries",
  "캘린더를 너무 자주 받았어요. 조금 뒤에 다시 해 주세요.",
);
