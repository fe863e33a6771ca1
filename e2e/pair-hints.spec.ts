import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openJourney } from "./support/open-journey.ts";
import { findButton, findDialog } from "./support/screen.ts";

it("offers pairs of a survey as rules of seats, groups and new classes, and takes none without a tick", async () => {
  const { page, context, damim, students } = await openJourney({
    at: "surveyProcessor",
    studentCount: 6,
  });
  const nameOf = (number: number): string => students[number - 1]?.name ?? "";
  const wordsOf = (...numbers: readonly number[]): string =>
    numbers.map((number) => `${number}번 ${nameOf(number)}`).join(" · ");
  const friends = [2, 1, 4, 2, 6, 4].map(nameOf);
  const unkind = [3, 3, 5, 5, 3, 5].map(nameOf);
  const lines = [
    ["타임스탬프", "번호", "이름", "같은 모둠을 하고 싶은 친구", "같이 앉기 싫은 친구"],
    ...students.map(({ number, name }, at) => [
      "2026. 11. 20 오전 9:12:33",
      String(number),
      name,
      friends[at] ?? "",
      unkind[at] ?? "",
    ]),
  ];
  await findButton(page, "응답 붙여넣기").click();
  await page
    .getByRole("textbox", { name: "붙여넣을 응답", exact: true })
    .fill(lines.map((line) => line.join("\t")).join("\n"));
  await findButton(findDialog(page, "응답 붙여넣기"), "가져오기").click();
  await page.getByRole("tab", { name: "교우관계도", exact: true }).waitFor();

  await page.goto(`${damim.url}classgame?about=settingSeat`);
  await findButton(page, "교실 만들기").click();
  await page.getByRole("tab", { name: "규칙", exact: true }).click();
  await findButton(page, "설문에서 고르기").click();
  const dialog = findDialog(page, "설문에서 고르기");
  const pairs = dialog.getByRole("list", { name: "서로 고른 짝", exact: true });
  await expect.poll(() => pairs.getByRole("listitem").allTextContents()).toEqual([wordsOf(1, 2)]);
  const said = dialog
    .getByRole("region", { name: "서로 고른 짝", exact: true })
    .getByRole("paragraph");
  expect(await said.innerText()).toMatch(/^「.+」 11월 20일 · 같은 모둠을 하고 싶은 친구$/);
  expect(await findButton(dialog, "규칙에 넣기").isDisabled()).toBe(true);
  await dialog.getByRole("checkbox", { name: wordsOf(1, 2), exact: true }).check();
  await look(page);
  await findButton(dialog, "규칙에 넣기").click();
  const rules = page.getByRole("list", { name: "자리 규칙", exact: true });
  await expect.poll(() => rules.getByRole("listitem").count()).toBe(1);
  await rules.getByText(`${wordsOf(1, 2)}: 짝`, { exact: true }).waitFor();
  await findButton(rules, `되도록: ${wordsOf(1, 2)}: 짝`).waitFor();
  // Of the other question, and who named whom is not said.
  await findButton(page, "설문에서 고르기").click();
  const source = dialog.getByRole("combobox", { name: "설문", exact: true });
  await source.selectOption(
    await source.getByRole("option").filter({ hasText: "앉기 싫은" }).innerText(),
  );
  const apart = dialog.getByRole("list", { name: "떼어 놓을 짝", exact: true });
  await expect
    .poll(() => apart.getByRole("listitem").allTextContents())
    .toEqual(
      [
        [3, 5],
        [1, 3],
        [2, 3],
        [4, 5],
        [5, 6],
      ].map((pair) => wordsOf(...pair)),
    );
  expect(await dialog.getByRole("combobox", { name: "어떻게" }).innerText()).not.toMatch(
    /^(?:되도록 )?짝$/m,
  );
  await page.keyboard.press("Escape");

  await page.goto(`${damim.url}classgame?about=randomPick`);
  await findButton(page, "뽑기 설정").click();
  await findButton(page, "설문에서 고르기").click();
  await pairs.waitFor();
  await dialog.getByRole("checkbox", { name: wordsOf(1, 2), exact: true }).check();
  await findButton(dialog, "규칙에 넣기").click();
  await page.getByText("규칙 1개를 적었어요: 같은 모둠", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  const groups = page.getByRole("list", { name: "나눈 모둠", exact: true }).getByRole("listitem");
  for (let again = 0; again < 2; again += 1) {
    await findButton(page, "모둠 나누기").click();
    await expect
      .poll(async () =>
        (await groups.allTextContents()).filter((text) =>
          [1, 2].every((number) => text.includes(nameOf(number))),
        ),
      )
      .toHaveLength(1);
    await context.setOffline(true);
  }
  await context.setOffline(false);

  await page.goto(`${damim.url}tool/classAssignment`);
  await findButton(page, "표 붙여넣기").click();
  await page
    .getByRole("textbox", { name: "붙여넣을 표", exact: true })
    .fill(
      [
        "학년\t반\t번호\t이름",
        ...students.slice(0, 4).map(({ number, name }) => `3\t2\t${number}\t${name}`),
      ].join("\n"),
    );
  await findButton(findDialog(page, "표 붙여넣기"), "가져오기").click();
  await page.getByRole("tab", { name: "규칙" }).click();
  await findButton(page, "설문에서 고르기").click();
  await dialog.getByRole("combobox", { name: "어떻게", exact: true }).selectOption("따로");
  await dialog
    .getByRole("checkbox", { name: `3-2 ${wordsOf(1, 2).replace("· ", "· 3-2 ")}` })
    .check();
  await look(page);
  await findButton(dialog, "규칙에 넣기").click();
  await page
    .getByRole("list", { name: "규칙", exact: true })
    .getByText(`3-2 1번 ${nameOf(1)}, 3-2 2번 ${nameOf(2)}`, { exact: true })
    .waitFor();
});
