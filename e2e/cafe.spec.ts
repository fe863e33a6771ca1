import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher } from "./support/teacher.ts";
import { PNG } from "./support/png.ts";

const [damim, browser] = await shareDamim();

async function openCafe(serviceWorkers: "allow" | "block") {
  const device = await openDevice(browser, "about:blank", {
    expectedStatuses: [422],
    serviceWorkers,
  });
  const teacher = await openTeacher(damim, device.context, {
    studentCount: 4,
    firstName: "김가온",
  });
  await device.page.goto(`${damim.url}weteacher?about=mission`);
  await device.page.getByRole("searchbox", { name: "글 찾기", exact: true }).waitFor();
  return { ...device, teacher };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

it("posts once what was written without a network; it is found, reported, hidden and answered", async () => {
  const [author, reader, moderator] = await Promise.all([
    openCafe("allow"),
    openCafe("block"),
    openCafe("block"),
  ]);
  const mark = randomUUID().slice(0, 4);
  const title = `우유 급식 ${mark}`;
  const nickname = `별${randomUUID().slice(0, 6)}`;

  const { page } = author;
  await button(page, "글쓰기").first().click();
  const board = page.getByRole("combobox", { name: "게시판", exact: true });
  await board.waitFor();
  await author.context.setOffline(true);
  await board.selectOption("이야기");
  await field(page, "별명").fill(nickname);
  await field(page, "제목").fill(title);
  await field(page, "내용").fill("가온이가 **우유**를 남겨요. 컵에 따르면 어떨까요?\n- 주전자");
  const scan = page.getByRole("list", { name: "이름 살피기", exact: true });
  await scan.getByText("1번 김가온 학생 이름 같아요", { exact: false }).waitFor();
  await look(page);
  await button(page, "올리기").click();
  await page.getByText("학생 이름이 있는 것 같아요", { exact: true }).waitFor();
  await scan.getByRole("button", { name: "한 학생으로", exact: true }).click();
  expect(await field(page, "내용").inputValue()).toContain("한 학생이 **우유**를");
  const group = page.getByRole("group", { name: "사진과 파일", exact: true });
  await group.locator("input[type=file]").first().setInputFiles({
    name: "우유통.png",
    mimeType: "image/png",
    buffer: PNG,
  });
  await button(page, "보이지 않아요").click();
  await group.getByRole("img", { name: "우유통.png", exact: true }).waitFor();
  await button(page, "올리기").click();
  const drafts = page.getByRole("list", { name: "쓰던 글", exact: true });
  await drafts.getByText("인터넷이 이어지면 올려요", { exact: true }).waitFor();
  await author.context.setOffline(false);
  const posts = page.getByRole("list", { name: "글 목록", exact: true });
  await drafts.waitFor({ state: "hidden" });

  const found = reader.page.getByRole("list", { name: "글 목록", exact: true });
  await reader.page.getByRole("searchbox", { name: "글 찾기", exact: true }).fill(`유급 ${mark}`);
  await found.getByRole("button", { name: new RegExp(title) }).waitFor();
  expect(await found.getByRole("listitem").count()).toBe(1);
  expect(await found.locator("mark").first().textContent()).toBe("유 급");
  await found.getByRole("button", { name: new RegExp(title) }).click();
  await reader.page.getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
  const picture = reader.page.getByRole("img", { name: "사진.jpg", exact: true });
  expect(await picture.evaluate((image) => (image as HTMLImageElement).decode())).toBeUndefined();
  await button(reader.page, "하트").click();
  await field(reader.page, "댓글").fill("010-1234-5678로 주세요");
  await button(reader.page, "댓글 올리기").click();
  await reader.page.getByText("휴대전화 번호가 들어 있어서", { exact: false }).waitFor();
  await reader.page.setViewportSize({ width: 390, height: 844 });
  await look(reader.page);
  await button(reader.page, "알리기").click();
  const dialog = reader.page.getByRole("dialog", { name: "알리기", exact: true });
  await dialog.getByRole("radio", { name: "욕설·비난", exact: true }).check();
  await dialog.getByRole("button", { name: "보내기", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });

  const database = new DatabaseSync(path.join(damim.dataFolder, "damim.sqlite"), { timeout: 5000 });
  database
    .prepare("insert into roles (user_id, role, given_at) values (?, 'moderator', 0)")
    .run(moderator.teacher.uid);
  database.close();
  await moderator.page.reload();
  await moderator.page.getByRole("link", { name: "살펴볼 것", exact: true }).click();
  const queue = moderator.page.getByRole("list", { name: "살펴볼 것", exact: true });
  const one = queue.getByRole("listitem").filter({ hasText: title }).first();
  await one.getByText("욕설·비난", { exact: true }).waitFor();
  await one.getByRole("button", { name: "사진.jpg 또렷하게 보기", exact: true }).click();
  await one.getByRole("button", { name: "사진.jpg 사진 가리기", exact: true }).click();
  await one.getByText("가린 사진", { exact: true }).waitFor();
  await look(moderator.page);
  await reader.page.reload();
  await reader.page.getByRole("heading", { name: title, exact: true }).waitFor();
  await picture.waitFor({ state: "detached" });
  await one
    .getByRole("textbox", { name: "글쓴이에게 할 말", exact: true })
    .fill("말을 골라 주세요.");
  await one.getByRole("button", { name: "가리기", exact: true }).click();
  await moderator.page.getByRole("list", { name: "처리한 것" }).getByText(title).waitFor();

  await reader.page.goto(`${damim.url}weteacher?about=mission&letters=1`);
  await reader.page.getByText("알려 주신 글을 살펴봤어요. 가렸어요.", { exact: true }).waitFor();
  await page.goto(`${damim.url}weteacher?about=mission&letters=1`);
  await page.getByText("글이 가려졌어요. 말을 골라 주세요.", { exact: true }).waitFor();
  await button(page, "다시 살펴봐 주세요").first().click();
  await field(page, "다시 살펴봐 주세요").fill("고쳤어요");
  await button(page, "보내기").click();
  await page.getByText("다시 살펴봐 달라고 보냈어요: 고쳤어요", { exact: true }).waitFor();
  await posts.getByText("가려졌어요", { exact: true }).first().waitFor();
  for (const { troubles } of [author, reader, moderator]) expect(troubles).toEqual([]);
});
