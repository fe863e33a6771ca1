import { readFileSync } from "node:fs";
import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog, waitForSyncState, waitUntilRested } from "./support/screen.ts";

it("26 typed names, two of them asked about, who is missing, and the answers by question", async () => {
  // Axe is put into the page, which our policy would refuse.
  const { page, students, damim } = await openJourney({
    studentCount: 26,
    device: {
      serviceWorkers: "block",
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
    },
  });
  const named = (number: number) => students[number - 1]?.name ?? "";
  const nameOf = (number: number): string => `${number}번 ${named(number)}`;
  await page.goto(`${damim.url}surveyProcessor`);
  await waitUntilRested(page);

  const answers = students.map(({ number, name }) => {
    const written = number === 5 ? [String(number), `${name}이요`] : [String(number), name];
    // Two who leave the reader in doubt, and two who have not answered.
    if (number === 7) return ["8", name];
    if (number === 9) return ["", "ㅋㅋㅋ"];
    return number === 12 || number === 18 ? [] : written;
  });
  const roles = ["악기", "무대", "노래"];
  const lines = answers
    .filter((written) => written.length > 0)
    .map((written, at) => [
      "2026. 11. 20 오전 9:12:33",
      ...written,
      roles[at % 3],
      at % 2 === 0 ? "리코더, 실로폰" : "리코더",
      String((at % 5) + 1),
      at === 0 ? "언니도 보러 와요." : "",
    ]);
  const head = [
    "타임스탬프",
    "번호",
    "이름",
    "하고 싶은 역할",
    "다룰 수 있는 악기",
    "얼마나 떨리나요",
    "하고 싶은 말",
  ];
  await findButton(page, "응답 붙여넣기").click();
  const paste = findDialog(page, "응답 붙여넣기");
  await paste
    .getByRole("textbox", { name: "붙여넣을 응답", exact: true })
    .fill([head, ...lines].map((line) => line.join("\t")).join("\n"));
  await findButton(paste, "가져오기").click();

  const asked = page.getByRole("list", { name: "확인할 이름", exact: true });
  await asked.getByRole("group", { name: `${named(7)}, 8`, exact: true }).waitFor();
  expect(await asked.getByRole("listitem").count()).toBe(2);
  await findButton(asked, nameOf(7)).click();
  await findButton(asked.getByRole("group", { name: "ㅋㅋㅋ", exact: true }), "다른 학생").click();
  await findButton(findDialog(page, "누구의 답인가요?"), nameOf(9)).click();
  await asked.waitFor({ state: "hidden" });
  const missing = page.getByRole("list", { name: "안 낸 학생", exact: true });
  await expect
    .poll(() => missing.getByRole("listitem").allTextContents())
    .toEqual([`12 ${named(12)}`, `18 ${named(18)}`]);
  await findButton(page, "복사").click();
  await page.getByText("복사했어요", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`안 낸 학생(2명): ${nameOf(12)}, ${nameOf(18)}`);

  await look(page);
  await page.getByRole("tab", { name: "번호순", exact: true }).click();
  const table = page.getByRole("table", { name: "응답 표", exact: true });
  const first = table.getByRole("row").nth(1);
  await expect
    .poll(() => first.getByRole("cell").allTextContents())
    .toEqual([
      "1",
      `이름${named(1)}`,
      "하고 싶은 역할악기",
      "다룰 수 있는 악기리코더, 실로폰",
      "얼마나 떨리나요1",
      "하고 싶은 말언니도 보러 와요.",
    ]);
  // One tap changes how a column is read, one more takes it back.
  await table.getByLabel("「하고 싶은 역할」 읽는 법", { exact: true }).selectOption("글");
  await page.getByText("「하고 싶은 역할」 글", { exact: true }).waitFor();
  await findButton(page, "되돌리기").first().click();
  await page.getByRole("tab", { name: "문항별", exact: true }).click();
  const bars = page.getByRole("list", { name: "다룰 수 있는 악기 답", exact: true });
  await findButton(bars, "실로폰 12").click();
  await findButton(page, "제출 체크에 넣기").waitFor();
  await look(page);
  await findButton(page, "답마다 한 모둠").click();
  await page.getByText("모둠을 만들었어요. 모둠화면에서 볼 수 있어요", { exact: true }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    findButton(page, "엑셀로 내려받기").click(),
  ]);
  const { sheets } = await readXlsx(readFileSync(await download.path()));
  expect(sheets.map(({ name }) => name)).toEqual(["번호순", "문항별", "원본 순서"]);
  expect(sheets[0]?.rows[12]).toEqual([12, named(12), "아직", "", "", ""]);
  await waitForSyncState(page, "저장됨");
  await page.reload();
  await bars.waitFor();
});
