import { familyPageKind, isPageOpen } from "@damim/domain/family-page/family-page.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { createRow } from "@damim/sync/change.ts";
import { afterEach, expect, it, vi } from "vitest";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component } from "./family-page-settings.tsx";

afterEach(() => vi.unstubAllGlobals());

it("shows the link that opens by now, also where another tab has changed it", async () => {
  let code = "MS3C-N4JP";
  vi.stubGlobal("fetch", async () => {
    const address = `https://damim.test/class/${code}`;
    const link = { id: code, kind: "class", target: "2026", code, address };
    return Response.json({ links: [link] });
  });
  const data = await buildTeacherData();
  await data.profile.write([createRow(schoolYearKind.name, "2026", { mode: "homeroom" })]);
  await data.year.write([
    createRow(familyPageKind.name, "one", { since: "2026-11-20", endsOn: "2027-02-28" }),
  ]);
  const screen = await renderAt("/mypage", data, <Component />);
  const address = screen.getByRole("textbox", { name: "우리 반 소식 주소" });
  await expect.element(address).toHaveValue("https://damim.test/class/MS3C-N4JP");

  code = "9XRZ-KBCX";
  dispatchEvent(new Event("focus"));

  await expect.element(address).toHaveValue("https://damim.test/class/9XRZ-KBCX");
});

it("keeps who may tell and what is hidden over 「소식 닫기」", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ links: [] }));
  const data = await buildTeacherData();
  await data.profile.write([createRow(schoolYearKind.name, "2026", { mode: "homeroom" })]);
  const kept = { cardsOnly: true, hidesNotices: true, endsOn: "2027-02-28" };
  await data.year.write([createRow(familyPageKind.name, "one", { since: "2026-11-02", ...kept })]);
  const screen = await renderAt("/mypage", data, <Component />);
  const find = () => data.year.rows(familyPageKind).get("one");

  await screen.getByRole("button", { name: "소식 닫기" }).click();
  await expect.element(screen.getByText(/전에 준 링크와 카드로 다시 들어와요/)).toBeVisible();
  expect(isPageOpen(find(), "2026-11-20")).toBe(false);
  data.history.undo();
  await expect.element(screen.getByRole("button", { name: "소식 닫기" })).toBeVisible();
  expect(find()).toMatchObject({ since: "2026-11-02", ...kept });

  await screen.getByRole("button", { name: "소식 닫기" }).click();
  await screen.getByRole("button", { name: "다시 열기" }).click();
  await expect.element(screen.getByRole("switch", { name: "카드로만 알리기" })).toBeChecked();
  expect(find()).toMatchObject({ since: "2026-11-20", ...kept });
});
