import { siteSwitchKind } from "@damim/domain/site/site-switch.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { YardTabs } from "./yard-tabs.tsx";

it("leaves out what an admin switched off, as soon as it is", async () => {
  await page.viewport(1366, 768);
  const data = await buildTeacherData();
  await renderAt("/", data, <YardTabs open="mission" />);
  await expect.element(page.getByRole("tab", { name: "이거해봐요" })).toBeVisible();

  await data.site.switches.write([createRow(siteSwitchKind.name, "ideas", { isOff: true })]);

  await expect.element(page.getByRole("tab", { name: "이거해봐요" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("tab", { name: "틀 나눔" })).toBeVisible();
});
