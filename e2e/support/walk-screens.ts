import type { Page } from "playwright-core";
import { findButton, findDialog } from "./screen.ts";
import type { RunningDamim } from "./start-damim.ts";

/** Is told the name of each screen while it stands. */
type Look = (screen: string) => Promise<void>;

/** 휴일 관리 and its windows. */
export async function walkHolidays(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}holidays`);
  await findButton(page, "학기 날짜 적기").click();
  const terms = page.getByRole("dialog");
  await findButton(terms, "저장").waitFor();
  await look("dates of the terms");
  await page.keyboard.press("Escape");
  await findButton(page, "휴일 추가").click();
  await findButton(findDialog(page, "휴일 추가"), "저장").click();
  await look("own day with its mistakes");
  await page.keyboard.press("Escape");
  await look("list of days off");
  await page.getByRole("tab", { name: "달력", exact: true }).click();
  await look("calendar of days off");
  await findButton(page, "학사일정 가져오기").click();
  await page.getByRole("link", { name: "프로필로 가기", exact: true }).waitFor();
  await look("calendar of the school to take over");
}

/** 패드잇 of a teacher: a room is made, its board, settings and large view, and the list it stands in. */
export async function walkPadRoom(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}classgame?about=padIt`);
  await findButton(page, "방 만들기").click();
  const form = findDialog(page, "방 만들기");
  await findButton(form, "열기").click();
  await form.getByText("방 이름을 적어 주세요.", { exact: true }).waitFor();
  await look("new pad room with its mistakes");
  await form.getByRole("textbox", { name: "방 이름", exact: true }).fill("가을 한 줄 시");
  await findButton(form, "열기").click();
  await findButton(page, "링크 복사").waitFor();
  await look("board without cards");
  await findButton(page, "방 설정").click();
  await findDialog(page, "방 설정").waitFor();
  await look("settings of a pad room");
  await page.keyboard.press("Escape");
  await findButton(page, "크게 보기").click();
  await findButton(page, "크게 보기 끝내기").waitFor();
  await look("board in front of the class");
  await findButton(page, "크게 보기 끝내기").click();
  await page.getByRole("link", { name: "내 방으로", exact: true }).click();
  await page.getByRole("list", { name: "내 방", exact: true }).waitFor();
  await look("list of pad rooms");
}
