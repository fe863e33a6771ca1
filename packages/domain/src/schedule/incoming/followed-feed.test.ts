import { expect, it } from "vitest";
import { readFeedAddress, toFeedWords } from "./followed-feed.ts";

it.each([
  [" webcal://cal.example/a.ics ", "https://cal.example/a.ics"],
  ["WEBCAL://cal.example/a.ics", "https://cal.example/a.ics"],
  ["https://cal.example/ical/x%40y/basic.ics?k=1", "https://cal.example/ical/x%40y/basic.ics?k=1"],
  ["https://cal.example", "https://cal.example"],
])("is fetched over https: %s", (typed, address) => {
  expect(readFeedAddress(typed)).toEqual({ ok: true, value: address });
});

it.each([
  ["", "NoAddress"],
  ["우리 학교 캘린더", "NoAddress"],
  [`https://cal.example/${"a".repeat(2_000)}`, "NoAddress"],
  ["http://cal.example/a.ics", "NotHttps"],
  ["https://u:p@cal.example/", "NotHttps"],
  ["https://cal.example:8443/", "NotHttps"],
  ["https://localhost/", "NotHttps"],
  ["https://[::1]/", "NotHttps"],
  ["file:///etc/passwd", "NotHttps"],
])("is no address to follow: %s", (typed, type) => {
  expect(readFeedAddress(typed)).toEqual({ ok: false, refusal: { type } });
});

it("says how old it is, and why nothing newer came", () => {
  const now = Date.parse("2026-11-20T09:00:00+09:00");
  expect(toFeedWords({ goodAt: now, failure: null }, now)).toBe("오늘 오전 9:00에 받았어요.");
  expect(toFeedWords({ goodAt: now - 86_400_000, failure: "away" }, now)).toBe(
    "지금은 그 주소에서 답이 오지 않아요. 보이는 것은 어제 오전 9:00에 받았어요.",
  );
});
