import { expect, it } from "vitest";
import { closeExampleTeacher, openExampleTeacher } from "./support/example-teacher.ts";
import { listGuides } from "./support/list-guides.ts";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { walkGuide } from "./support/walk-guide.ts";

const [damim, browser] = await shareDamim();

it("three guides run as they are written, and 「?」 leads to the one of the page", async () => {
  const { page, context, troubles } = await openExampleTeacher(damim, browser);
  const guides = await listGuides();
  // All of them: e2e/deep/guides.spec.ts.
  for (const id of ["attendance", "simpleRandom", "timer"]) {
    const guide = guides.find((each) => each.id === id);
    if (guide) await walkGuide(page, damim.url, guide);
  }

  await page.goto(`${damim.url}classgame?about=settingSeat`);
  await page.getByRole("link", { name: "이 화면 사용법", exact: true }).click();
  await page.getByRole("heading", { level: 2, name: "자리뽑기", exact: true }).waitFor();
  const steps = page.getByRole("list", { name: "차례", exact: true }).getByRole("listitem");
  expect(await steps.count()).toBe(6);
  await findButton(page, "프로필 메뉴").click();
  const opening = context.waitForEvent("page");
  await page.getByRole("menuitem", { name: /^사용법/ }).click();
  const all = await opening;
  await all.getByRole("heading", { level: 1, name: "사용법", exact: true }).waitFor();
  expect(all.url()).toMatch(/\/simsim\/all$/);
  expect(troubles).toEqual([]);
  await closeExampleTeacher(context);
});

it("a review is searched for its guide, loses a pupil's name, and is read signed out and while locked", async () => {
  const { page, context, troubles } = await openExampleTeacher(damim, browser);
  await page.goto(`${damim.url}simsim/all`);
  await page.getByRole("searchbox", { name: "사용법 찾기", exact: true }).fill("덮여있어요");
  const found = page.getByRole("list", { name: "찾은 사용법", exact: true });
  await found.getByRole("link", { name: "자리뽑기", exact: true }).click();
  const text = page.getByRole("textbox", { name: "후기", exact: true });
  await text.fill("김가온이 좋아해요. 전화 010-1234-5678");
  await findButton(page, "후기 남기기").click();
  await page.getByText("휴대전화 번호가 있어서 남기지 않았어요.", { exact: false }).waitFor();
  await text.fill("김가온이 좋아해요.");
  const names = page.getByRole("list", { name: "이름 살피기", exact: true });
  await names.getByText("3번 김가온 학생 이름 같아요", { exact: true }).waitFor();
  await findButton(names, "한 학생으로").click();
  await page.getByRole("radio", { name: "도움이 됐어요", exact: true }).check();
  await context.setOffline(true);
  await findButton(page, "후기 남기기").click();
  await page.getByText("쓰신 글은 이 기기에 있어요.", { exact: false }).waitFor();
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => text.inputValue()).toBe("한 학생이 좋아해요.");
  await findButton(page, "후기 남기기").click();
  const list = page.getByRole("list", { name: "후기", exact: true });
  await list.getByText("한 학생이 좋아해요.", { exact: true }).waitFor();
  await look(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);

  await findButton(page, "프로필 메뉴").click();
  await page.getByRole("menuitem", { name: "화면잠금" }).click();
  const lock = page.getByRole("dialog", { name: "화면잠금", exact: true });
  await findButton(lock, "확인").click();
  await lock.getByLabel("잠금 비밀번호", { exact: true }).fill("2580");
  await lock.getByLabel("잠금 비밀번호 확인", { exact: true }).fill("2580");
  await page.keyboard.press("Enter");
  await findButton(page, "잠금 해제").waitFor();
  const stranger = await openDevice(browser, "about:blank");
  for (const reader of [page, stranger.page]) {
    const answer = await reader.goto(`${damim.url}reviews/settingSeat`);
    if (reader === stranger.page) expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await reader.getByText("한 학생이 좋아해요.", { exact: true }).waitFor();
    expect(await reader.content()).not.toContain("한유진");
    await look(reader);
  }
  const stores = await stranger.page.evaluate(async () => (await indexedDB.databases()).length);
  expect(stores).toBe(0);
  await stranger.page.goto(`${damim.url}reviews/nothing`);
  await stranger.page.getByText("아직 후기가 없어요", { exact: true }).waitFor();
  expect([...troubles, ...stranger.troubles]).toEqual([]);
  await closeExampleTeacher(context);
});
