import { expect, it, afterAll } from "vitest";
import { findViolations } from "../support/find-violations.ts";
import { look } from "../support/look.ts";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import { findButton, findDialog, waitUntilRested } from "../support/screen.ts";
import { startDamim } from "../support/start-damim.ts";
import { openTeacher, push, recordYear, today } from "../support/teacher.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { openAiStandIn } from "../../apps/server/src/testing/open-ai-stand-in.ts";

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

it("a model streams sentences, is cut off, and goes on; no name reaches it", async () => {
  const standIn = await openAiStandIn();
  const damim = await startDamim({
    env: { DAMIM_AI_URL: standIn.url, DAMIM_AI_MODEL: "kanana" },
  });
  const browser = await launchChromium();
  closing.push(
    () => standIn.close(),
    () => damim.stop(),
    () => browser.close(),
  );
  const { page, context } = await openDevice(browser, "about:blank", {
    reducedMotion: "reduce",
    expectedStatuses: [503],
  });
  const { students, uid } = await openTeacher(damim, context, { studentCount: 3 });
  const [first, second] = students;
  if (!first || !second) throw new Error("pupils");
  await push(damim, context.request, yearScope(uid, recordYear), [
    {
      kind: "note",
      id: `${today}~${first.id}~019aa0c4-0000-7000-8000-000000000001`,
      set: {
        day: today,
        studentId: first.id,
        area: "생활",
        text: `해오름모임에서 ${second.name}의 발표를 도움.`,
      },
    },
  ]);
  await page.goto(`${damim.url}aimanager`);
  await waitUntilRested(page);
  const send = async (): Promise<void> => {
    await findButton(page, "초안 만들기").click();
    await findButton(findDialog(page, "이렇게 보내요"), "보내기").click();
  };
  // A word that only the teacher knows: marked once, hidden from now on.
  await findButton(page, "초안 만들기").click();
  const dialog = findDialog(page, "이렇게 보내요");
  await dialog.getByText(/해오름모임/u).selectText();
  await page.evaluate(() => {
    const text = document.querySelector("[data-sent]")?.firstChild;
    const at = text?.textContent?.indexOf("해오름모임") ?? -1;
    if (text && at >= 0) getSelection()?.setBaseAndExtent(text, at, text, at + 5);
  });
  await findButton(dialog, "가리기").click();
  await dialog
    .getByText(/해오름모임/u)
    .and(page.locator("pre"))
    .waitFor({ state: "detached" });
  await look(page);
  await findButton(dialog, "취소").click();
  standIn.mode = "bad-key";
  await send();
  await page.getByText(/연결 열쇠를 다시 봐 주세요/u).waitFor();
  standIn.mode = "cut";
  standIn.answer = "친구의 발표를 도움. ⟦r1⟧\n발표를 이어서 연습하도록 곁에서 도움. ⟦r1⟧";
  await send();
  await page.getByText("여기서 끊겼어요", { exact: true }).waitFor();
  standIn.mode = "plain";
  standIn.answer = "\n친구의 발표를 도움. ⟦r1⟧";
  await findButton(page, "이어서").click();
  await page.getByText("여기서 끊겼어요", { exact: true }).waitFor({ state: "hidden" });
  const sentences = page.getByRole("list", { name: "초안 문장", exact: true });
  await sentences.getByRole("listitem").nth(1).waitFor();
  await page.getByText(/^오늘 쓴 양 [1-9]/u).waitFor();

  const sent = Buffer.concat(standIn.requests).toString();
  for (const { name } of students)
    for (const form of [name, name.normalize("NFD"), encodeURIComponent(name)])
      expect(sent).not.toContain(form);
  expect(sent).not.toContain("해오름모임");
});

it("한 반 차례로: one question a pupil, ended by the day's limit, gone on with; too long is made shorter", async () => {
  const standIn = await openAiStandIn();
  const damim = await startDamim({
    // Two calls of 150 and the day is used.
    env: { DAMIM_AI_URL: standIn.url, DAMIM_AI_MODEL: "kanana", DAMIM_AI_DAILY: "300" },
  });
  const browser = await launchChromium();
  closing.push(
    () => standIn.close(),
    () => damim.stop(),
    () => browser.close(),
  );
  const { page, context } = await openDevice(browser, "about:blank", {
    reducedMotion: "reduce",
    expectedStatuses: [429],
    // Axe is put into the page, which our policy would refuse.
    bypassCSP: true,
  });
  const { students, uid } = await openTeacher(damim, context, { studentCount: 4 });
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error("pupils");
  await push(damim, context.request, yearScope(uid, recordYear), [
    ...[first, second, third].map(({ id, name }, at) => ({
      kind: "note",
      id: `${today}~${id}~019aa0c4-0000-7000-8000-00000000000${at}`,
      set: { day: today, studentId: id, area: "생활", text: `${name}이 친구의 발표를 도움.` },
    })),
    {
      kind: "listMemo",
      id: "019aa0c4-0000-7000-8000-0000000000aa",
      set: { title: "행동특성", item: "behavior", limit: 60, order: "a0V" },
    },
  ]);
  await page.goto(`${damim.url}aimanager`);
  await waitUntilRested(page);
  standIn.answer = "친구의 발표를 도움. ⟦r1⟧\n친구의 발표를 도우며 곁에서 함께 발표함. ⟦r1⟧";
  await findButton(page, "한 반 차례로").click();
  const sending = findDialog(page, "이렇게 보내요");
  await sending.getByText("학생 3명을 한 명씩 따로 보내요. 아래는 첫 학생이에요.").waitFor();
  await findButton(sending, "보내기").click();
  const bar = page.getByRole("region", { name: "한 반 차례로", exact: true });
  await bar.getByText("오늘 쓸 수 있는 만큼 썼어요. 프롬프트 복사는 돼요.").waitFor();
  await bar.getByText("2/3명", { exact: true }).waitFor();
  expect(standIn.requests).toHaveLength(2);
  const bodies = standIn.requests.map(String);
  for (const body of bodies) expect(body.match(/발표를 도움\./gu)).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);
  if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}-class.png` });

  // Too long for its list: the sentence whose record says least of it goes first.
  await page.getByText(/바이트 넘었어요$/u).waitFor();
  const sentences = page.getByRole("list", { name: "초안 문장", exact: true });
  await findButton(page, "근거 적은 문장 빼기").click();
  await expect.poll(() => sentences.getByRole("listitem").count()).toBe(1);

  // Who has a draft is passed over: one is left, and the limit still holds.
  await findButton(bar, "이어서").click();
  await bar.getByText("0/1명", { exact: true }).waitFor();
  expect(standIn.requests).toHaveLength(2);
});
