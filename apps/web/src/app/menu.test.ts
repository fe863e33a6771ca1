import { describe, expect, it } from "vitest";
import type { Screen } from "../ui/screen.ts";
import { findOpenEntry, toMenu } from "./menu.ts";

const load = () => Promise.reject(new Error("not loaded in this test"));
const screens: readonly Screen[] = [
  {
    path: "/student-manage",
    title: "명단관리",
    needs: "signed-in",
    load,
    menu: { group: "lookup", label: "명단관리", order: 50 },
  },
  {
    path: "/manageAttendance",
    title: "출결조회",
    needs: "signed-in",
    load,
    menu: { group: "lookup", label: "출결조회", order: 10 },
  },
  {
    path: "/attendance",
    title: "출결기록",
    needs: "signed-in",
    load,
    menu: { group: "record", label: "출결기록", order: 10 },
  },
  { path: "/profile", title: "프로필", needs: "signed-in", load },
];

describe("toMenu", () => {
  it("has an entry for each group that has a page, in the fixed order", () => {
    expect(toMenu(screens).map(({ label }) => label)).toEqual(["기록", "조회"]);
  });

  it("orders the pages of an entry and leads to the first", () => {
    const lookup = toMenu(screens)[1];
    expect(lookup?.items.map(({ label }) => label)).toEqual(["출결조회", "명단관리"]);
    expect(lookup?.path).toBe("/manageAttendance");
  });
});

describe("findOpenEntry", () => {
  it("finds the entry of a page and nothing for a page outside the menu", () => {
    expect(findOpenEntry(toMenu(screens), "/student-manage")?.label).toBe("조회");
    expect(findOpenEntry(toMenu(screens), "/profile")).toBeUndefined();
  });
});
