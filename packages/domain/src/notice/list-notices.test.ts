import { describe, expect, it } from "vitest";
import { isUnread, listNotices, type ShownNotice } from "./list-notices.ts";
import { searchNotices } from "./search-notices.ts";

const notice = (id: string, set: Partial<ShownNotice> = {}): ShownNotice => ({
  id,
  title: id,
  body: "",
  from: 10,
  ...set,
});
const ids = (notices: readonly ShownNotice[]) => notices.map(({ id }) => id);

describe("notices", () => {
  it("stand with pinned ones first and then the newest, from their minute until their end", () => {
    const rows = [
      notice("old", { from: 1 }),
      notice("pinned", { from: 2, pinned: true }),
      notice("new", { from: 9 }),
      notice("planned", { from: 101 }),
      notice("over", { until: 100 }),
    ];

    expect(ids(listNotices(rows, 100))).toEqual(["pinned", "new", "old"]);
  });

  it("are unread until they are read, and once more when they were changed since", () => {
    const read = new Map([["a", { at: 50 }]]);

    expect(isUnread(notice("b"), read)).toBe(true);
    expect(isUnread(notice("a"), read)).toBe(false);
    expect(isUnread(notice("a", { edited: 40 }), read)).toBe(false);
    expect(isUnread(notice("a", { edited: 60 }), read)).toBe(true);
  });

  it("are found by two letters of their text, with the sentence", () => {
    const rows = [notice("a", { body: "밤 10시에 점검해요." }), notice("b", { body: "새 기능" })];

    expect(searchNotices(rows, "점검")).toMatchObject([{ id: "a", found: { hit: "점검" } }]);
    expect(ids(searchNotices(rows, " "))).toEqual(["a", "b"]);
  });
});
