import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton } from "./support/screen.ts";

it("a 진도표 is pasted, and what is dropped or not finished moves all that follows", async () => {
  const { page } = await openJourney({ at: "classTable", studentCount: 2 });
  for (const weekday of ["월요일", "화요일", "수요일", "목요일", "금요일"])
    await page.getByRole("textbox", { name: weekday, exact: true }).fill("국수");
  await findButton(page, "저장").click();
  await page.getByRole("tab", { name: "시수", exact: true }).click();
  await findButton(page, "진도표 붙여넣기").click();
  const dialog = page.getByRole("dialog", { name: "진도표 붙여넣기", exact: true });
  await findButton(page, "저장").click();
  await dialog.getByText("진도표를 복사해서 여기에 붙여넣어 주세요.").waitFor();
  await dialog.getByRole("combobox", { name: "과목", exact: true }).selectOption("국어");
  await dialog
    .getByRole("combobox", { name: "첫 차시를 배우는 수업", exact: true })
    .selectOption("오늘부터");
  await dialog
    .getByRole("textbox", { name: "진도표", exact: true })
    .fill("차시\t단원\t내용\n1\t7. 마음\t읽기\n2~3\t\t쓰기\n4\t8. 토론\t말하기");
  const preview = dialog.getByRole("region", { name: "미리 보기", exact: true });
  await preview.getByText(/^4차시 · 진도표가 \d+차시 모자라요$/).waitFor();
  await preview.getByText("1줄은 여러 차시라 차시마다 나눴어요.").waitFor();
  await preview.getByText("다음 수업 11월 25일 1교시: 7. 마음 · 읽기").waitFor();
  await look(page);
  await findButton(page, "저장").click();
  const hours = page.getByRole("table", { name: "시수표", exact: true });
  await hours
    .getByRole("row", { name: /^국어/ })
    .getByText(/차시 모자라요$/)
    .waitFor();
  await look(page);

  await page.getByRole("tab", { name: "이번 주", exact: true }).click();
  const grid = page.getByRole("grid", { name: "시간표", exact: true });
  const lessonOf = (day: number) =>
    grid.getByRole("button", { name: new RegExp(`^11월 ${day}일 1교시`) });
  const units = async () =>
    Promise.all(
      [25, 26, 27].map((day) => lessonOf(day).locator(":scope > :last-child").innerText()),
    );
  await expect.poll(units).toEqual(["7. 마음 · 읽기", "7. 마음 · 쓰기", "7. 마음 · 쓰기"]);
  await look(page);

  await lessonOf(25).click();
  await page.getByText("진도표: 7. 마음 · 읽기", { exact: true }).waitFor();
  await page.getByRole("checkbox", { name: "여기까지 못 했어요", exact: true }).check();
  await look(page);
  await findButton(page, "저장").click();
  await expect.poll(units).toEqual(["7. 마음 · 읽기", "7. 마음 · 읽기", "7. 마음 · 쓰기"]);
  await lessonOf(26).click();
  await findButton(page, "결강").click();
  await findButton(page, "바꾸기").click();
  await expect.poll(async () => (await units())[2]).toBe("7. 마음 · 읽기");
  await findButton(page, "되돌리기").click();
  await expect.poll(async () => (await units())[2]).toBe("7. 마음 · 쓰기");

  // A long unit has more lines on paper, where nothing can be pressed.
  const long = "글쓴이의 마음을 헤아리며 이야기를 읽고 인물의 마음을 짐작하여 말하기 (100~101쪽)";
  await lessonOf(27).click();
  await page.getByRole("textbox", { name: "배울 내용", exact: true }).fill(long);
  await findButton(page, "저장").click();
  await expect.poll(async () => (await units())[2]).toBe(long);
  await page.emulateMedia({ media: "print" });
  const isCut = () =>
    lessonOf(27)
      .locator(":scope > :last-child")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await expect.poll(isCut).toBe(false);
  for (const name of ["앞 주", "다음 주", "계획 시수 적기"])
    expect(await findButton(page, name).count()).toBe(0);
});
