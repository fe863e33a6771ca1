import { describe, expect, it } from "vitest";
import { isAppPage, isBoardPage } from "./is-app-page.ts";

const isPage = (pathname: string, basePath = "/damim/"): boolean =>
  isAppPage({ pathname }, basePath);

describe("a window that opens without a network", () => {
  it.each([
    "/damim/",
    "/damim/attendance",
    "/damim/tool/timer",
    "/damim/apiary",
    "/damim/notice",
    "/damim/classTimeTable/board",
    "/damim/padIt-2",
  ])("shows the app at %s", (path) => expect(isPage(path)).toBe(true));

  it.each([
    "/damim/api/session",
    "/damim/api/healthz",
    "/damim/padIt",
    "/damim/padIt/3반/1234",
    "/damim/go/abc",
    // Of every page that opens without an account: a class's device has a teacher signed in.
    ...["answer", "book", "board", "capsule"].map((page) => `/damim/${page}/7F3K-9QX2`),
    "/damim/connect",
    "/damim/privacy",
    "/damim/notices",
    "/damim/connect.css",
    "/damim/ca.crt",
    "/damim/icon.svg",
    "/damim",
    "/other/attendance",
  ])("asks the server for %s", (path) => expect(isPage(path)).toBe(false));

  it("tells a teacher's board from a link with a key", () => {
    const isBoard = (pathname: string) => isBoardPage({ pathname }, "/damim/");
    expect(isBoard("/damim/padIt")).toBe(true);
    expect(isBoard("/damim/padIt/3반/1234")).toBe(false);
    expect(isBoard("/damim/attendance")).toBe(false);
  });

  it("knows the app under another base path", () => {
    expect(isPage("/class/room/attendance", "/class/room/")).toBe(true);
    expect(isPage("/class/room/api/session", "/class/room/")).toBe(false);
    expect(isPage("/damim/attendance", "/class/room/")).toBe(false);
  });
});
