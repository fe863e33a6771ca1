import { padCardSchema } from "@damim/domain/pad/card/pad-card-schema.ts";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkLink } from "./check-link.ts";

describe("an address for a card", () => {
  it.each([
    ["www.korea.kr", "https://www.korea.kr/"],
    [" http://korea.kr/가을?a=1#b ", "http://korea.kr/%EA%B0%80%EC%9D%84?a=1#b"],
    ["korea.kr:8443/a", "https://korea.kr:8443/a"],
    ["한국.kr", "https://xn--3e0b707e.kr/"],
    ["korea.kr?a`b\\c", "https://korea.kr/?a%60b%5Cc"],
  ])("is taken as it is typed: %s", (typed, link) => {
    expect(checkLink(typed)).toBe(link);
  });

  it.each([
    "",
    "가을",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://a@b.kr",
    "a b.kr",
    "ftp://b.kr",
    'a"b.kr',
  ])("is none: %s", (typed) => {
    expect(checkLink(typed)).toBeUndefined();
  });

  it("is one that the server takes, whatever was typed", () => {
    const server = { by: "m1", madeAt: 1, state: "shown", order: "a0V", text: "" };
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
        const link = checkLink(typed);
        if (link === undefined) return;
        expect([link, v.is(padCardSchema, { ...server, type: "link", link })]).toEqual([
          link,
          true,
        ]);
      }),
    );
  });
});
