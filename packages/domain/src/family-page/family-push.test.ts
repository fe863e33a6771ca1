import type { RecordKind } from "@damim/sync/kind.ts";
import { describe, expect, it } from "vitest";
import { toFamilyNews } from "./family-news.ts";
import { findFamilyHour, findNextCall, isUnheard, listFamilyPushes } from "./family-push.ts";

type Rows = Readonly<Record<string, Readonly<Record<string, object>>>>;

const at = (text: string): number => Date.parse(`${text}:00+09:00`);
/** Wednesday, 25 November 2026, at noon. */
const NOON = "2026-11-25T12:00";
const page = { since: "2026-03-02", endsOn: "2027-02-28" };
const notice = (day: string, told: string, toldAt: string) => ({
  [day]: { day, lines: told, told, toldAt: at(toldAt) },
});
const plan = (day: string) => ({
  title: "2학기 상담 김하린",
  ways: ["face"],
  minutes: 20,
  gap: 0,
  hours: [{ day, from: "14:40", to: "15:40" }],
  closesHoursBefore: 2,
  confirm: "teacher",
  state: "open",
});

function read(kinds: Rows, now = NOON) {
  const rows = <T>({ name }: RecordKind<T>) => {
    const found: readonly [string, object][] = Object.entries(
      { familyPage: { one: page }, ...kinds }[name] ?? {},
    );
    return new Map(found.map(([id, row]) => [id, { ...(row as T), id }]));
  };
  const facts = {
    year: 2026,
    now: at(now),
    place: "3학년 2반",
    named: [],
    meals: new Map(),
    isNumbersOnly: false,
  };
  return toFamilyNews(rows, facts);
}
function list(kinds: Rows, now?: string) {
  const news = read(kinds, now);
  return news ? listFamilyPushes(news) : [];
}

describe("what families hear", () => {
  const today = "2026-11-25";
  const told = { dayNotice: notice(today, "독서록 내기", "2026-11-25T11:00") };
  const letter = (week: string) => ({ weeklyLetter: { [week]: { told: {}, toldAt: at(NOON) } } });
  const booking = (day: string) => ({ bookingPlan: { p: plan(day) } });
  const survey = (row: object) => ({
    survey: { v: { title: "봄 소풍", forFamilies: true, roomId: "r", ...row } },
  });
  const hides = (part: string) => ({ familyPage: { one: { ...page, [part]: true } } });
  const night = { dayNotice: notice(today, "독서록", "2026-11-25T21:00") };

  it.each<[what: string, rows: Rows, bodies: readonly string[], now?: string]>([
    ["nothing", {}, []],
    ["알림장 of today", told, ["오늘 알림장이 왔어요"]],
    ["알림장 of an earlier day", told, [], "2026-11-26T09:00"],
    ["알림장 of last night", night, ["어제 알림장이 왔어요"], "2026-11-26T07:00"],
    ["words that were not told", { dayNotice: { [today]: { day: today, lines: "우산" } } }, []],
    ["a hidden 알림장", { ...told, ...hides("hidesNotices") }, []],
    ["the next week", letter("2026-11-30"), ["다음 주 주간학습안내가 나왔어요"]],
    ["this week", letter("2026-11-23"), ["이번 주 주간학습안내가 나왔어요"]],
    ["a later week", letter("2026-12-07"), ["12월 7일 주 주간학습안내가 나왔어요"]],
    ["a week that is over", letter("2026-11-16"), []],
    ["a letter that was not told", { weeklyLetter: { "2026-11-30": { word: "안녕" } } }, []],
    ["a hidden letter", { ...letter("2026-11-30"), ...hides("hidesLetter") }, []],
    ["a booking", booking("2026-11-27"), ["상담 예약이 열렸어요"]],
    ["its last day before eight", booking(today), ["상담 예약이 열렸어요"], "2026-11-25T07:59"],
    ["its last day", booking(today), ["상담 예약이 오늘까지예요"]],
    ["one that takes no more", booking(today), [], "2026-11-25T13:30"],
    ["a survey", survey({}), ["설문이 열렸어요"]],
    ["the last day of a survey", survey({ closesOn: today }), ["설문이 오늘까지예요"]],
    ["a survey for pupils alone", survey({ forFamilies: null }), []],
    ["a hidden booking", { ...booking(today), ...hides("hidesOpen") }, []],
    [
      "a page that is over",
      { ...told, familyPage: { one: { ...page, endsOn: "2026-11-24" } } },
      [],
    ],
  ])("of %s", (_, rows, bodies, now) => {
    expect(list(rows, now).map(({ body }) => body)).toEqual(bodies);
  });

  it("is how much there is to bring, and not what", () => {
    const sent = { day: today, next: "2026-11-26", lines: ["독서록"], toldAt: 1 } as const;
    const brings = ["물감", "붓, 물통"];
    const rest = { week: [], letters: [], open: [], reports: undefined };
    const news = { place: "3학년 2반", today, now: at(NOON), ...rest } as const;
    expect(listFamilyPushes({ ...news, notices: [{ ...sent, brings }] })[0]?.body).toBe(
      "오늘 알림장이 왔어요 · 준비물 2",
    );
  });
});

it.each([
  ["what was never said", { at: 1, words: "a" }, undefined, true],
  ["the same again", { at: 2, words: "a" }, { at: 1, words: "a" }, false],
  ["other words again", { at: 2, words: "b" }, { at: 1, words: "a" }, true],
  ["other words of the same telling", { at: 1, words: "b" }, { at: 1, words: "a" }, false],
])("a browser has to hear %s: %o", (_, push, heard, isNew) => {
  expect(isUnheard(push, heard)).toBe(isNew);
});

it("families hear next in the morning of the first last day", () => {
  const next = (now: string) => {
    const news = read({ bookingPlan: { p: plan("2026-11-27"), q: plan("2026-11-30") } }, now);
    return news && findNextCall(news);
  };
  expect(next(NOON)).toBe(at("2026-11-27T08:00"));
  expect(next("2026-11-27T08:00")).toBe(at("2026-11-30T08:00"));
  expect(next("2026-11-30T08:00")).toBe(Infinity);
});

it.each([
  ["2026-11-25T06:59", "2026-11-25T07:00"],
  ["2026-11-25T07:00", "2026-11-25T07:00"],
  ["2026-11-25T19:59", "2026-11-25T19:59"],
  ["2026-11-25T20:00", "2026-11-26T07:00"],
])("at %s families hear at %s", (now, hour) => {
  expect(findFamilyHour(at(now))).toBe(at(hour));
});
