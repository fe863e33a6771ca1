import { expect, it, afterAll } from "vitest";
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
      set: { day: today, studentId: first.id, area: "생활", text: `${second.name}의 발표를 도움.` },
    },
  ]);
  await page.goto(`${damim.url}aimanager`);
  await waitUntilRested(page);
  const send = async (): Promise<void> => {
    await findButton(page, "초안 만들기").click();
    await findButton(findDialog(page, "이렇게 보내요"), "보내기").click();
  };
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
});
