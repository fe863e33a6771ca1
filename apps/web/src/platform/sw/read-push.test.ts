import { describe, expect, it } from "vitest";
import { readPush } from "./read-push.ts";

describe("a pushed message", () => {
  it("is shown as it says", () => {
    const said = { tag: "a", title: "공지", body: "새 공지가 있어요.", path: "/notice" };

    expect(readPush(JSON.stringify(said))).toEqual(said);
  });

  it("is shown even where it cannot be read", () => {
    for (const text of [undefined, "", "{", "null", "[]", '{"title":""}']) {
      expect(readPush(text)).toMatchObject({ title: "담임에 새 소식이 있어요", path: "/" });
    }
  });

  it("leads to own pages only", () => {
    for (const path of ["//evil.example", "https://evil.example", "/\\evil", "javascript:x", 7]) {
      expect(readPush(JSON.stringify({ tag: "a", title: "b", path })).path).toBe("/");
    }
  });
});
