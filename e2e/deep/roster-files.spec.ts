import path from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openDevice, type Device } from "../support/open-browser.ts";
import { findButton, findDialog } from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import { openTeacher } from "../support/teacher.ts";

const rosters = path.join(import.meta.dirname, "../rosters");

const [damim, browser] = await shareDamim();

describe("real roster files", () => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(browser, "about:blank");
    await openTeacher(damim, device.context, { studentCount: 0 });
    await device.page.goto(`${damim.url}student-manage`);
  });

  it.each([
    ["class-3-2.xlsx", 27],
    ["class-3-2-euckr.csv", 27],
  ])("%s is read whole, and its import is one undo step", async (file, studentCount) => {
    const { page } = device;
    await chooseFile(page, file);
    const preview = findDialog(page, "가져오기 미리보기");
    await findButton(preview, "가져오기").click();
    const table = page.getByRole("table", { name: "학생 명단", exact: true });
    await table.waitFor();
    expect(await table.getByRole("row").count()).toBe(1 + studentCount);

    await page.keyboard.press("Control+z");
    await findButton(page, "예시 지우고 시작하기").waitFor();
  });

  it("an old .xls is answered with what to do instead", async () => {
    const { page } = device;
    await chooseFile(page, "class-3-2-legacy.xls");
    await page
      .getByText(/\.xlsx/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
  });

  it("a whole grade asks for the class and begins with that of the profile", async () => {
    const { page } = device;
    await chooseFile(page, "grade-2-all-classes.xlsx");
    const preview = findDialog(page, "가져오기 미리보기");
    await preview.getByRole("combobox", { name: "가져올 반", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

async function chooseFile(page: Page, file: string): Promise<void> {
  const opened = page.waitForEvent("filechooser");
  await findButton(page, "파일에서 가져오기").first().click();
  await (await opened).setFiles(path.join(rosters, file));
}
