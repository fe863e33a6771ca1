import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";

it("keeps two pupils of a note apart in groups, saves these, and offers them on 점수판 and 모둠화면", async () => {
  const device = await openJourney({ at: "checkListMemo?about=listMemo", studentCount: 6 });
  const { page, damim, students } = device;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const [first, second] = students.map(({ number, name }) => `${number}번 ${name}`);

  await press("기록 쓰기");
  const note = page.getByRole("dialog", { name: "기록 쓰기", exact: true });
  await note.getByRole("combobox", { name: "학생", exact: true }).fill("1 2");
  await note.getByRole("textbox", { name: "기록", exact: true }).fill("둘이 다퉜어요");
  await press("떨어뜨리기");
  const apart = page.getByRole("dialog", { name: "떨어뜨리기", exact: true });
  await apart.getByRole("button", { name: `${first} 빼기`, exact: true }).waitFor();
  // The same pupil twice is no rule.
  await apart.getByRole("combobox", { name: "다른 학생", exact: true }).fill("1");
  await apart.getByRole("button", { name: "떨어뜨리기", exact: true }).click();
  await apart.getByText("한 학생을 두 번 골랐어요.", { exact: false }).waitFor();
  await apart.getByRole("combobox", { name: "다른 학생", exact: true }).fill("2");
  await apart.getByRole("combobox", { name: "다른 학생", exact: true }).press("Enter");
  await look(page);
  await apart.getByRole("button", { name: "떨어뜨리기", exact: true }).click();
  await page
    .getByText(`규칙을 적었어요: ${first}, ${second} 이웃하지 않게`, { exact: true })
    .waitFor();
  // The note is still being written.
  await note.getByRole("textbox", { name: "기록", exact: true }).waitFor();
  await note.getByRole("button", { name: "저장", exact: true }).click();
  await note.waitFor({ state: "hidden" });

  await page.goto(`${damim.url}classgame?about=randomPick`);
  await press("뽑기 설정");
  const settings = page.getByRole("dialog", { name: "뽑기 설정", exact: true });
  await settings.getByRole("textbox", { name: "오늘 빠지는 학생", exact: true }).fill("6");
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  const groups = page.getByRole("list", { name: "나눈 모둠", exact: true }).getByRole("listitem");
  const texts = () => groups.allTextContents();
  await press("모둠 나누기");
  await expect.poll(() => groups.count()).toBe(2);
  await device.context.setOffline(true);
  await page.getByRole("radio", { name: /^\d+모둠$/u }).check();
  await expect.poll(() => groups.count()).toBe(6);
  for (const _ of [5, 4, 3, 2]) await press("모둠 수 줄이기");
  await expect.poll(() => groups.count()).toBe(2);
  for (let again = 0; again < 3; again += 1) {
    await press("모둠 나누기");
    await expect
      .poll(async () =>
        (await texts()).filter((text) => text.includes(`${first}`) !== text.includes(`${second}`)),
      )
      .toHaveLength(2);
  }
  expect((await texts()).join(" ")).toContain(`${students[5]?.name} 오늘 없음`);
  await look(page);
  await press("모둠으로 저장");
  await page.getByRole("button", { name: "저장했어요", disabled: true }).waitFor();
  await device.context.setOffline(false);

  await page.goto(`${damim.url}scoreBoard`);
  await press("새 점수판");
  const board = page.getByRole("dialog", { name: "새 점수판", exact: true });
  const lines = board.getByRole("textbox", { name: "모둠", exact: true });
  expect(await lines.inputValue()).toMatch(/^1모둠: \d, \d, \d\n2모둠: \d, \d, \d$/);
  await board.getByRole("button", { name: "만들기", exact: true }).click();
  await press("1모둠 1점 더하기");
  await press("새 판");
  await page
    .getByRole("dialog", { name: "새 판", exact: true })
    .getByRole("button", { name: /모둠 · 2모둠/ })
    .click();
  const tile = page.getByRole("region", { name: "1모둠", exact: true });
  await tile.getByText("0점", { exact: true }).waitFor();
  await look(page);

  await page.goto(`${damim.url}groupPage`);
  await page.getByRole("group", { name: "저장한 모둠", exact: true }).getByRole("button").waitFor();
  await press("모둠 활동");
  await page
    .getByRole("region", { name: "모둠", exact: true })
    .getByText(students[0]?.name ?? "", { exact: true })
    .waitFor();
});
