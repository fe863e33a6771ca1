import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { haveNoWorker } from "../support/have-no-worker.ts";
import { look } from "../support/look.ts";
import { openDevice } from "../support/open-browser.ts";
import { openJourney } from "../support/open-journey.ts";
import { catchPrint } from "../support/paper.ts";
import { lock, open, PASSPHRASE, write } from "../support/record-lock.ts";
import { findButton, waitForSyncState } from "../support/screen.ts";
import { signIn } from "../support/teacher.ts";

const OTHER = "가을 하늘 아래 운동장";

it("turned off and on again with other words, and begun anew, it opens what was locked before", async () => {
  const school = await openJourney({
    studentCount: 6,
    at: "consulting?record=new",
    device: { expectedStatuses: [403] },
  });
  const { page, damim, teacher, browser } = school;
  const phone = await openDevice(browser, "about:blank", {
    viewport: { width: 1366, height: 768 },
  });
  await Promise.all([school, phone].map(haveNoWorker));
  await catchPrint(page);
  await write(page, "처음 적은 글");
  await waitForSyncState(page, "저장됨");
  await lock(page, damim.url, teacher.password);
  await signIn(damim, phone.context, teacher);
  const mobile = phone.page;
  const find = (of: Page, words: string) =>
    of.getByRole("list", { name: "상담 목록", exact: true }).getByRole("button", { name: words });
  await mobile.goto(`${damim.url}consulting`);
  await open(mobile, "기록 암호", PASSPHRASE);
  await find(mobile, "처음 적은 글").waitFor();
  await findButton(mobile, "상담 쓰기").click();
  // Without a worker the form has to be here before the network goes.
  await mobile.getByRole("combobox", { name: "학생", exact: true }).waitFor();
  await phone.context.setOffline(true);
  await write(mobile, "옛 열쇠로 쓴 글");

  await findButton(page, "잠금 끄기").click();
  await findButton(page.getByRole("alertdialog").or(page.getByRole("dialog")), "잠금 끄기").click();
  await page.getByText("상담 글을 두 번째 암호로 잠가요", { exact: true }).waitFor();
  await waitForSyncState(page, "저장됨");
  await lock(page, damim.url, teacher.password, OTHER);

  // The phone comes back: its words are taken, and open on it with the words of today.
  await phone.context.setOffline(false);
  await findButton(mobile, "기록 열기").first().waitFor();
  await open(mobile, "기록 암호", OTHER);
  await waitForSyncState(mobile, "저장됨");
  await find(mobile, "옛 열쇠로 쓴 글").waitFor();
  await page.goto(`${damim.url}consulting`);
  await open(page, "기록 암호", OTHER);
  await find(page, "옛 열쇠로 쓴 글").waitFor();

  // Both words are lost: what is locked stays, and opens once they are found.
  await page.goto(`${damim.url}recordLock`);
  await findButton(page, "잠긴 것은 그대로 두고 새로 시작").click();
  await look(page);
  await lock(page, damim.url, teacher.password, PASSPHRASE, true);
  await page.getByLabel("전의 기록 암호나 복구 코드", { exact: true }).fill(OTHER);
  await look(page);
  await findButton(page, "전의 글 열기").click();
  await page.getByText("전의 암호로 잠근 글을 열었어요", { exact: true }).waitFor();
  await page.goto(`${damim.url}consulting`);
  await open(page, "기록 암호", PASSPHRASE);
  await find(page, "처음 적은 글").waitFor();
  expect(phone.troubles).toEqual([]);
});
