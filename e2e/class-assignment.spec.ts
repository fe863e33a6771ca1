import { readXlsx } from "hucre/xlsx";
import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { buildGradeFiles } from "./support/grade-files.ts";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { signIn } from "./support/teacher.ts";

it("six class files become six new classes, proven even, moved by hand with a why, as a file", async () => {
  const device = await openJourney({ device: { serviceWorkers: "block" }, studentCount: 1 });
  const { page, damim } = device;
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto(`${damim.url}tool/classAssignment`);
  await page.getByRole("heading", { name: "반편성", exact: true }).waitFor();

  const choosing = page.waitForEvent("filechooser");
  await findButton(page, "파일에서 가져오기").click();
  await (await choosing).setFiles([...(await buildGradeFiles(6, 26))]);
  await page.getByText("3학년 156명 → 6반", { exact: true }).waitFor();
  // Two of one name are two, and asked about.
  const asked = page.getByRole("list", { name: "물어볼 것", exact: true });
  await asked.getByText("3-1 12번 문채원, 3-2 12번 문채원").waitFor();
  await asked
    .getByRole("listitem")
    .filter({ hasText: "문채원" })
    .getByRole("button", { name: "따로", exact: true })
    .click();

  await page.getByRole("tab", { name: "규칙" }).click();
  await findButton(page, "규칙 추가").click();
  const dialog = findDialog(page, "규칙 추가");
  await dialog.getByRole("radio", { name: "함께", exact: true }).check();
  const field = dialog.getByRole("combobox", { name: "학생", exact: true });
  for (const spot of ["4-20", "5-20"]) {
    await field.fill(spot);
    await field.press("Enter");
  }
  await dialog.getByRole("textbox", { name: "까닭", exact: true }).fill("버스 같이 타요");
  await findButton(dialog, "저장").click();
  await page.getByRole("list", { name: "규칙", exact: true }).getByText("버스 같이 타요").waitFor();

  await findButton(page, "반 나누기").click();
  await findButton(findDialog(page, "나누기 전에 확인해요"), "이대로 나누기").click();
  const status = page.getByRole("status", { name: "고른 정도", exact: true });
  await expect
    .poll(() => status.textContent(), { timeout: 30_000 })
    .toContain("이보다 고르게 나눌 수 없어요 (증명됨)");
  const first = page.getByRole("region", { name: "가반", exact: true });
  const second = page.getByRole("region", { name: "나반", exact: true });
  expect(await first.getByRole("button").count()).toBe(26);

  // Pupil and pupil: two change places.
  const one = first.getByRole("button").first();
  const oneName = await readName(one);
  await one.click();
  await second.getByRole("button", { name: /^3-/ }).first().click();
  await second.getByRole("button", { name: oneName, exact: true }).waitFor();
  await page.getByRole("textbox", { name: "옮긴 사유", exact: true }).fill("보호자 상담");
  await page.getByRole("textbox", { name: "옮긴 사유", exact: true }).press("Tab");
  // One alone, by 옮기기: the class is too large until it is mended.
  await findButton(page, "옮기기").click();
  await page
    .getByRole("listbox", { name: "반", exact: true })
    .getByRole("option", { name: /^다반/ })
    .click();
  await page.getByText("26 → 27명", { exact: true }).waitFor();
  await findButton(page, "되돌리기").click();
  await page.getByText("26 → 27명", { exact: true }).waitFor({ state: "detached" });

  // By mouse: drawn from one class onto another.
  const tile = first.getByRole("button").nth(3);
  const tileName = await readName(tile);
  await tile.dragTo(page.getByRole("region", { name: "라반", exact: true }).getByText("남녀"));
  const fourth = page.getByRole("region", { name: "라반", exact: true });
  await fourth.getByRole("button", { name: tileName, exact: true }).waitFor();
  await page.getByRole("button", { name: "규칙", exact: true }).click();
  await findButton(page, "크기 맞추기").click();
  await findButton(page, "협의 기록").click();
  const record = page.getByRole("list", { name: "협의 기록", exact: true });
  await expect.poll(() => record.getByRole("listitem").count()).toBe(4);
  await look(page);

  await findButton(page, "엑셀로 내려받기").click();
  const download = page.waitForEvent("download");
  await findButton(findDialog(page, "엑셀로 내려받기"), "내려받기").click();
  const { sheets } = await readXlsx(await readFile(await (await download).path()));
  expect(sheets[0]?.name).toBe("전체");
  expect(sheets[0]?.rows).toHaveLength(157);
  expect(sheets[0]?.rows[0]).toEqual(["새 반", "새 번호", "이름", "성별", "이전 반", "이전 번호"]);
  expect(sheets.at(-1)?.rows.flat()).toContain("보호자 상담");

  // It lies on this device alone, and is there again after a reload.
  await page.reload();
  await page.getByRole("region", { name: "라반", exact: true }).waitFor();
  expect(sent.filter((body) => body.includes("문채원"))).toEqual([]);
});

it("「저장」 brings a job to another device without its scores, act by act, until it is taken away whole", async () => {
  const school = await openJourney({ device: { serviceWorkers: "block" }, studentCount: 1 });
  const { teacher, damim, browser } = school;
  const home = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  const { page } = school;
  await signIn(damim, home.context, teacher);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto(`${damim.url}tool/classAssignment`);
  const choosing = page.waitForEvent("filechooser");
  await findButton(page, "파일에서 가져오기").click();
  await (await choosing).setFiles([...(await buildGradeFiles(2, 12))]);
  await page.getByRole("tab", { name: "규칙" }).click();
  await page.getByRole("textbox", { name: "가반 이름", exact: true }).fill("해반");
  await page.getByRole("checkbox", { name: "반마다 인원 정하기", exact: true }).check();
  for (const [label, size] of [
    ["해반 인원", "14"],
    ["나반 인원", "10"],
  ] as const) {
    const field = page.getByRole("spinbutton", { name: label, exact: true });
    await field.fill(size);
    await field.press("Enter");
  }
  await findButton(page, "S자만").click();
  // Said before anybody is divided.
  const before = findDialog(page, "나누기 전에 확인해요");
  await before.getByText(/아직 정하지 않았어요/).waitFor();
  await findButton(before, "이대로 나누기").click();
  const sun = page.getByRole("region", { name: "해반", exact: true });
  await expect.poll(() => sun.getByRole("button").count()).toBe(14);

  await findButton(page, "저장").click();
  const saving = findDialog(page, "반편성 저장");
  expect(await saving.getByRole("checkbox", { name: "점수는 빼고" }).isChecked()).toBe(true);
  await look(page);
  await findButton(saving, "저장").click();
  await page.getByText("3학년 24명 → 2반 · 저장됨", { exact: true }).waitFor();
  await expect.poll(() => sent.join().includes("assignPupil")).toBe(true);
  expect(/"assignPupil"[^}]*"score"/.test(sent.join())).toBe(false);

  await home.page.goto(`${damim.url}tool/classAssignment`);
  await findButton(home.page, "3학년 반편성 열기").click();
  const there = home.page.getByRole("region", { name: "해반", exact: true });
  await expect.poll(() => there.getByRole("button").count()).toBe(14);
  await there.getByRole("button").first().click();
  await home.page
    .getByRole("region", { name: "나반", exact: true })
    .getByRole("button", { name: /^3-/ })
    .first()
    .click();
  const moved = await readName(
    home.page.getByRole("complementary", { name: "고른 학생" }).getByRole("heading").first(),
  );
  await page
    .getByRole("region", { name: "나반", exact: true })
    .getByRole("button", { name: moved, exact: true })
    .waitFor();
  await findButton(home.page, "되돌리기").click();
  await sun.getByRole("button", { name: moved, exact: true }).waitFor();

  await home.page.getByRole("tab", { name: "모으기" }).click();
  await findButton(home.page, "3학년 반편성 지우기").click();
  await findButton(findDialog(home.page, "반편성 지우기"), "모두 지우기").click();
  await home.page.getByText("아직 학생이 없어요", { exact: true }).first().waitFor();
  await page.getByText("이 반편성은 다른 기기에서 지웠어요", { exact: true }).waitFor();
  await look(page);
  await findButton(page, "다른 반편성 시작하기").click();
  await page.getByText("아직 학생이 없어요", { exact: true }).first().waitFor();
});

/** 「3-2 12번 문채원」, without the blanks that lie between. */
async function readName(tile: Locator): Promise<string> {
  return ((await tile.textContent()) ?? "").trim().replaceAll(/\s+/gu, " ");
}
