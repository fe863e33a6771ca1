import { ok, refuse, type MessagesFor, type Result } from "../../base/result.ts";
import { toKoreanInstant } from "../../calendar-day/korean-instant.ts";
import type { Colour } from "../../record/colour.ts";

export const MOST_FEEDS = 5;
export const LONGEST_FEED_NAME = 40;
const LONGEST_ADDRESS = 2_000;
/** Of a host by its name, without user, password and port. */
const PLAIN = /^https:\/\/[^\s/@:?#]+\.[^\s/@:?#]+(?:[/?#]\S*)?$/iu;

/** Why a calendar did not come from its address. */
export const feedFailureWords = {
  away: "지금은 그 주소에서 답이 오지 않아요.",
  refused: "그 주소가 열리지 않아요. 공개 주소나 비공개 .ics 주소인지 확인해 주세요.",
  notCalendar: "그 주소에서 캘린더가 아니라 다른 화면이 왔어요. .ics 주소인지 확인해 주세요.",
  unread: "캘린더가 너무 복잡해서 다 읽지 못했어요. 다른 캘린더로 나누어 주세요.",
  tooLarge: "캘린더가 1MB보다 커요. 다른 캘린더로 나누어 주세요.",
  numbersOnly: "번호만 쓰는 학년도라 받지 않고, 받은 일정도 뺐어요. 파일로 가져와 주세요.",
  notPublic: "인터넷에 공개된 https 주소만 구독할 수 있어요.",
} as const;
export type FeedFailure = keyof typeof feedFailureWords;

/** A calendar that a teacher follows by its address, as its server tells it. Instants are epoch ms. */
export interface FollowedFeed {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  /** Of its address, which is a key to it and goes to no page. */
  readonly host: string;
  /** When it last came; null: never. */
  readonly goodAt: number | null;
  /** Why it did not come the last time. */
  readonly failure: FeedFailure | null;
}

export type FeedAddressRefusal = { readonly type: "NoAddress" } | { readonly type: "NotHttps" };

export const feedAddressMessages: MessagesFor<FeedAddressRefusal> = {
  NoAddress: () => "캘린더의 주소를 그대로 붙여 넣어 주세요.",
  NotHttps: () => "https://나 webcal://로 시작하는 주소만 구독할 수 있어요.",
};

/**
 * The address of a calendar as it is fetched.
 *
 * ```ts
 * readFeedAddress("webcal://calendar.example/a.ics"); // ok("https://calendar.example/a.ics")
 * ```
 */
export function readFeedAddress(typed: string): Result<string, FeedAddressRefusal> {
  const text = typed.trim().replace(/^webcals?:/iu, "https:");
  if (text.length > LONGEST_ADDRESS || !/^[a-z]+:\/\/\S+$/iu.test(text))
    return refuse({ type: "NoAddress" });
  return PLAIN.test(text) ? ok(text) : refuse({ type: "NotHttps" });
}

/** 「오늘 오전 9:05에 받았어요」; of one that fails why, and how old what is shown is. */
export function toFeedWords(
  { goodAt, failure }: Pick<FollowedFeed, "goodAt" | "failure">,
  now: number,
): string {
  if (failure === "numbersOnly") return feedFailureWords[failure];
  const age = goodAt === null ? "아직 받지 못했어요" : `${toKoreanInstant(goodAt, now)}에 받았어요`;
  return failure === null ? `${age}.` : `${feedFailureWords[failure]} 보이는 것은 ${age}.`;
}
