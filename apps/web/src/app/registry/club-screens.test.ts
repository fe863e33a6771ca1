import { clubRoutes, isClubPath } from "@damim/domain/guard/routes.ts";
import { expect, it } from "vitest";
import { screens } from "./screens.ts";

it("a page that opens in a club's version leads on to no page of its own that does not", () => {
  const pages = screens.map(({ path }) => path.split("?")[0] ?? path);
  const children = pages.filter((path) =>
    clubRoutes.some((route) => route !== "/" && path.startsWith(`${route}/`)),
  );

  expect(children).toContain("/classgame/settingSeat");
  // Nothing leads there from a club: its calls are closed by nobody.
  expect(children.filter((path) => !isClubPath(path))).toEqual(["/manageAttendance/close"]);
});
