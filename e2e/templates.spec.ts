import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { openTeacher, post } from "./support/teacher.ts";

it("a check list goes without a child, as a file and into the gallery; another teacher takes it, offline too, and takes it back", async () => {
  const device = await openJourney({ studentCount: 3 });
  const { page, damim, browser } = device;
  const nickname = `별${randomUUID().slice(0, 6)}`;
  await post(damim, device.context.request, "cafe/nickname", { nickname });
  await page.goto(`${damim.url}checkListMemo?about=checkLists`);
  await findButton(page, "새 체크").click();
  const form = findDialog(page, "새 체크");
  await form.getByRole("textbox", { name: "제목", exact: true }).fill("알림장");
  await findButton(form, "월요일마다").click();
  await findButton(form, "만들기").click();
  await form.waitFor({ state: "hidden" });
  await page.goto(`${damim.url}weteacher?about=templates`);
  await findButton(page, "알림장 틀 나누기").click();
  const preview = findDialog(page, "틀 미리보기");
  await preview
    .getByRole("list", { name: "안 가는 것", exact: true })
    .getByText("학생과 낸 표시", { exact: true })
    .waitFor();
  const saving = page.waitForEvent("download");
  await findButton(preview, "파일로 저장").click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("알림장.damim.json");
  const file = await readFile(await download.path(), "utf8");
  expect(file).not.toMatch(/\d{4}-\d\d-\d\d|학생|강도윤/);
  const shown = `월요일 알림장 ${randomUUID().slice(0, 4)}`;
  await findButton(page, "알림장 틀 나누기").click();
  await preview.getByText(/^날짜 \d개는 가지 않아요\.$/).waitFor();
  await preview.getByRole("textbox", { name: "제목", exact: true }).fill(shown);
  await preview.getByRole("textbox", { name: "꼬리표", exact: true }).fill("알림장, 3학년");
  await findButton(preview, "틀 나누기").click();
  const gallery = page.getByRole("list", { name: "틀 목록", exact: true });
  await gallery.getByText(shown, { exact: true }).waitFor();

  const other = await openDevice(browser, "about:blank");
  await openTeacher(damim, other.context, { studentCount: 1 });
  await other.page.goto(`${damim.url}weteacher?about=templates`);
  await other.page.getByText("아직 나눌 것이 없어요", { exact: true }).waitFor();
  const choose = async (text: string) => {
    const choosing = other.page.waitForEvent("filechooser");
    await findButton(other.page, "파일에서 가져오기").click();
    const name = "x.damim.json";
    const buffer = Buffer.from(text);
    await (await choosing).setFiles({ name, mimeType: "application/json", buffer });
  };
  await choose(file.replace('"title"', '"studentId": "s1", "title"'));
  await other.page.getByText(/틀에 맞지 않는 것이 있어요: studentId/).waitFor();
  const opened = findDialog(other.page, "틀 미리보기");
  for (const made of ["알림장", "알림장 (2)"]) {
    await choose(file);
    await opened.waitFor();
    await other.context.setOffline(true);
    await findButton(opened, "가져오기").click();
    await findButton(other.page, `${made} 틀 나누기`).waitFor();
    await other.context.setOffline(false);
  }
  await other.page.getByRole("searchbox", { name: "틀 찾기", exact: true }).fill(shown);
  await findButton(other.page, `${shown} 가져오기`).click();
  await opened.getByText("「알림장 (3)」 새로 만들어요.", { exact: false }).waitFor();
  await findButton(opened, "가져오기").click();
  await findButton(other.page, "알림장 (3) 틀 나누기").waitFor();
  await other.page.getByText("쓰는 분 1명", { exact: true }).waitFor();
  await other.page.keyboard.press("Control+z");
  await findButton(other.page, "알림장 (3) 틀 나누기").waitFor({ state: "detached" });
  await other.page.keyboard.press("Control+z");
  await findButton(other.page, "알림장 (2) 틀 나누기").waitFor({ state: "detached" });
  await look(other.page);
  expect([...device.troubles, ...other.troubles]).toEqual([]);
});
