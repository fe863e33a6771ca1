import type { Locator } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { openDevice } from "../support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "../support/screen.ts";
import { findDamim } from "../support/share-damim.ts";
import { beginDay, buildStudents, buildTeacher } from "../support/teacher.ts";

const MOST_PRESSES = 60;
const roster = ["번호\t이름\t보호자 연락처"]
  .concat(
    buildStudents(26).map(({ number, name }) => `${number}\t${name}\t010-0000-${1000 + number}`),
  )
  .join("\n");

it("a first day, from 둘러보기 to 하루일지, takes no more than sixty presses", async () => {
  const [damim, browser] = await findDamim();
  const { page, context, troubles } = await openDevice(browser, "about:blank");
  onTestFinished(async () => {
    await context.close();
    expect(troubles).toEqual([]);
  });
  await beginDay(context);
  const teacher = buildTeacher();
  let presses = 0;
  const press = async (what: Locator): Promise<void> => {
    presses += 1;
    await what.click();
  };
  const enter = async (field: Locator, typed: string): Promise<void> => {
    presses += 1;
    await field.fill(typed);
    await field.press("Enter");
  };
  const button = (name: string): Locator => findButton(page, name);
  const radio = (name: string): Locator => page.getByRole("radio", { name, exact: true });
  const link = (name: string): Locator => page.getByRole("link", { name, exact: true });
  const box = (name: string): Locator => page.getByRole("textbox", { name, exact: true });
  const step = (name: string): Locator =>
    page.getByRole("list", { name: "세 가지만 더", exact: true }).getByRole("link", {
      name: `${name} 넣기`,
      exact: true,
    });

  await page.goto(damim.url);
  await press(button("둘러보기"));
  await page.getByRole("status", { name: "둘러보는 중", exact: true }).waitFor();
  await press(button("내 반으로 시작하기"));
  await box("이메일").fill(teacher.email);
  await page.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
  await enter(box("별명"), teacher.nickName);
  await press(radio("내 기기"));
  await press(button("계속"));
  await press(findButton(findDialog(page, "학년도 설정 필요"), "확인"));
  await press(radio("담임"));
  await page.getByLabel("학교", { exact: true }).fill("새봄초등학교");
  await page.getByLabel("학년", { exact: true }).fill("3");
  await page.getByLabel("반", { exact: true }).fill("2");
  await press(button("저장"));
  await page.getByText("3학년 2반", { exact: true }).first().waitFor();
  await waitForSyncState(page, "저장됨");

  await press(link("조회"));
  await press(link("명단관리"));
  await press(button("명단 붙여넣기").first());
  await box("붙여넣을 명단").fill(roster);
  await press(button("가져오기"));
  await page.getByRole("table", { name: "학생 명단", exact: true }).waitFor();

  await press(link("오늘"));
  await press(step("시간표"));
  for (const weekday of ["월요일", "화요일", "수요일", "목요일", "금요일"])
    await box(weekday).fill("국수사과체창");
  await press(button("저장"));
  await press(link("오늘"));
  await press(step("시정표"));
  await press(button("이 시정으로 시작: 초등 5~6학년"));
  await press(findButton(findDialog(page, "시정 추가"), "만들기"));
  await press(link("오늘"));
  await press(step("자리"));
  await press(button("교실 만들기"));
  await press(button("바로 뽑기"));
  await press(button("한꺼번에 열기"));
  await press(button("선생님 화면"));
  await press(button("칠판을 껐으면 한 번 더"));
  await page.getByRole("heading", { level: 1, name: "자리뽑기", exact: true }).waitFor();

  const goTo = async (words: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press("Control+k");
    await enter(page.getByRole("combobox", { name: "검색", exact: true }), words);
  };
  await goTo("아침");
  await press(page.getByRole("button", { name: /^1번 \S+ 보호자 번호$/ }));
  await press(page.getByRole("button", { name: /^1번 \S+ 보호자 연락함$/ }));
  await press(radio("연결됨"));
  await enter(box("온 번호 (예: 1-5 8)"), "2-26");
  await page.getByRole("heading", { level: 2, name: "아직 1명 안 왔어요", exact: true }).waitFor();
  await goTo("오늘");
  await press(page.getByRole("button", { name: /^1번 \S+ (?:출석|확인 중)$/ }));
  await press(findButton(page.getByRole("dialog"), "질병 결석"));
  await page.getByRole("button", { name: /^1번 \S+ 질병 결석$/ }).waitFor();

  await press(link("기록"));
  await press(link("알림장"));
  await enter(box("알림장 줄"), "우산 챙기기");
  await enter(box("알림장 줄"), "국어 128쪽까지 읽기");
  await press(button("칠판에 띄우기"));
  await page.locator("[data-board]").getByText("우산 챙기기", { exact: true }).waitFor();
  await press(button("나가기"));
  await page.getByRole("heading", { level: 1, name: "수업놀이", exact: true }).waitFor();

  await goTo("하루일지");
  const gathered = page.getByRole("list", { name: "오늘 모인 기록", exact: true });
  await gathered.getByText(/결석/).first().waitFor();
  await box("일지").fill("첫날을 잘 보냄.");
  await press(button("하루 마치기"));
  await button("다시 열기").waitFor();
  await waitForSyncState(page, "저장됨");
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});
