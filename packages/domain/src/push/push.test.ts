import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, countDaysBetween, type CalendarDay } from "../calendar-day/calendar-day.ts";
import golden from "./golden-push.json" with { type: "json" };
import { findPushRefusal, type PushFacts } from "./push-refusal.ts";
import { joinMessages } from "./push-source.ts";
import { isSourceOn, toQuietTime, waitsInLessons } from "./push-rules.ts";
import { keepTokens, listLiveTokens, readSavedToken } from "./push-tokens.ts";
import { whenToSend, type SendEvent, type SendFacts, type SeoulMinute } from "./when-to-send.ts";

const TODAY: CalendarDay = "2026-11-23";
const tokens = fc
  .constantFrom("A", "B", "C", "D", "E", "F", "G", "H")
  .map((letter) => letter.repeat(22));
const lists = fc.array(
  fc.oneof(
    fc
      .tuple(fc.integer({ min: -12, max: 4 }), tokens)
      .map(([n, t]) => `${addDays(TODAY, n)}***${t}`),
    fc.constantFrom("x", "2026-02-30***AAAAAAAAAAAAAAAAAAAAAA", "***", "2026-11-22***short"),
  ),
  { maxLength: 14 },
);

describe("keepTokens", () => {
  it.each(golden.keepTokens)("$name", ({ list, token, today, result }) => {
    expect(keepTokens(list, token, today as CalendarDay)).toEqual(result);
  });

  it("writes at most five, each once, none older than seven days, and the same list twice", () => {
    fc.assert(
      fc.property(lists, tokens, (list, token) => {
        const kept = keepTokens(list, token, TODAY);
        expect(keepTokens(kept, token, TODAY)).toBe(kept);
        if (kept === list) return;
        const saved = kept.map((text) => readSavedToken(text));
        expect(saved.length).toBeLessThanOrEqual(5);
        expect(new Set(saved.map((each) => each?.token)).size).toBe(saved.length);
        for (const each of saved) {
          expect(each && countDaysBetween(each.day, TODAY)).toBeLessThanOrEqual(7);
        }
        expect(saved.at(-1)).toEqual({ day: TODAY, token });
      }),
    );
  });

  it("passes over what is older than seven days when it sends", () => {
    const list = ["2026-11-15***AAAAAAAAAAAAAAAAAAAAAA", "2026-11-16***BBBBBBBBBBBBBBBBBBBBBB"];

    expect(listLiveTokens(list, TODAY)).toEqual(["BBBBBBBBBBBBBBBBBBBBBB"]);
  });
});

describe("whenToSend", () => {
  const factsByName = golden.whenToSend.facts as unknown as Readonly<Record<string, SendFacts>>;

  it.each(golden.whenToSend.cases)("$facts: $event.cls at $event.at", (golden) => {
    const facts = factsByName[golden.facts] as SendFacts;

    expect(whenToSend(golden.event as SendEvent, facts)).toEqual(golden.result);
  });

  it("never shows news in quiet time or in a lesson", () => {
    const clocks = fc
      .integer({ min: 0, max: 1439 })
      .map(
        (m) => `${String(Math.floor(m / 60)).padStart(2, "0")}:${String(m % 60).padStart(2, "0")}`,
      );
    const lessons = fc.array(fc.tuple(clocks, clocks), { maxLength: 8 });
    fc.assert(
      fc.property(clocks, fc.tuple(clocks, clocks), lessons, (clock, [from, to], spans) => {
        const held = spans.map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
        const facts: SendFacts = {
          openDays: [TODAY, "2026-11-24"],
          quiet: { from, to },
          digestAt: "07:40",
          waitsInLessons: true,
          lessons: { [TODAY]: held },
        };
        const time = whenToSend({ cls: "bell", at: `${TODAY}T${clock}` as SeoulMinute }, facts);
        if (!("at" in time)) return;
        const at = time.at.slice(11);
        const isQuiet = from > to ? at >= from || at < to : at >= from && at < to;
        expect(isQuiet).toBe(false);
        expect(held.some((lesson) => lesson.from <= at && at < lesson.to)).toBe(false);
      }),
    );
  });
});

describe("messages and rules", () => {
  it("show one as it is and count several of one moment", () => {
    const booking = { source: "booking", title: "상담 예약", body: "14:40" } as const;
    const survey = { source: "survey", title: "설문", body: "답이 왔어요" } as const;

    expect(joinMessages([booking], "digest")).toEqual({ title: "상담 예약", body: "14:40" });
    expect(joinMessages([booking, booking, survey], "bell")).toEqual({
      title: "새 소식 3개",
      body: "상담 예약 2, 설문·패드 1",
    });
    expect(joinMessages([booking, survey], "digest")).toEqual({
      title: "오늘",
      body: "상담 예약 1 · 설문·패드 1",
    });
  });

  it("are on, quiet from 17:00 to 07:30 and at the bell until she says otherwise", () => {
    expect(toQuietTime(undefined)).toEqual({ from: "17:00", to: "07:30" });
    expect(toQuietTime({ quietFrom: "18:00" })).toEqual({ from: "18:00", to: "07:30" });
    expect(waitsInLessons(undefined)).toBe(true);
    expect(isSourceOn(undefined, "notice")).toBe(true);
    expect(isSourceOn({ notice: false }, "notice")).toBe(false);
    expect(isSourceOn({ notice: false }, "device")).toBe(true);
  });
});

describe("what keeps a device from push", () => {
  const facts: PushFacts = {
    isSharedDevice: false,
    isSecure: true,
    isApplePhone: false,
    isOnHomeScreen: false,
    hasWorkers: true,
    hasNotifications: true,
    permission: "default",
  };

  it.each([
    [{}, undefined],
    [{ isSharedDevice: true, isSecure: false }, "shared-device"],
    [{ isSecure: false, hasWorkers: false }, "insecure"],
    [{ isApplePhone: true, hasNotifications: false }, "not-on-home-screen"],
    [{ isApplePhone: true, isOnHomeScreen: true }, undefined],
    [{ hasWorkers: false }, "unsupported"],
    [{ hasNotifications: false }, "unsupported"],
    [{ permission: "denied" }, "denied"],
  ] as const)("%j is %s", (set, refusal) => {
    expect(findPushRefusal({ ...facts, ...set })).toBe(refusal);
  });
});
