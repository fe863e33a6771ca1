import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog, waitForSyncState, waitUntilRested } from "./support/screen.ts";
import { push, recordYear, today } from "./support/teacher.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";

const notes = [
  "발표를 어려워하는 친구 옆에서 첫 문장을 함께 읽어 줌.",
  "모둠 책 소개에서 의견이 갈리자 두 책을 모두 읽어 보자고 제안함.",
  "우유 당번을 빠짐없이 함. 흘린 우유를 스스로 닦음.",
  "줄넘기 2단 뛰기를 열흘 연습해 12번을 이어서 뜀.",
];

it("5 notes become a draft without a model, one sentence is refused, changed and saved", async () => {
  // Axe is put into the page, which our policy would refuse.
  const device = await openJourney({
    studentCount: 5,
    device: {
      serviceWorkers: "block",
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
    },
  });
  const { page, context, students, uid, damim } = device;
  const [first, second] = students;
  if (!first || !second) throw new Error("pupils");
  const texts = [...notes, `${second.name}에게 운지를 알려 줌. 010-2345-6789`];
  await push(damim, context.request, yearScope(uid, recordYear), [
    ...texts.map((text, at) => ({
      kind: "note",
      id: `${today}~${first.id}~019aa0c4-0000-7000-8000-00000000000${at}`,
      set: { day: today, studentId: first.id, area: "생활", text },
    })),
    {
      kind: "listMemo",
      id: "019aa0c4-0000-7000-8000-0000000000aa",
      set: { title: "행동특성", item: "behavior", limit: 900, order: "a0V" },
    },
    {
      kind: "listText",
      id: `019aa0c4-0000-7000-8000-0000000000aa~${second.id}`,
      set: {
        memoId: "019aa0c4-0000-7000-8000-0000000000aa",
        studentId: second.id,
        text: "발표를 어려워하는 친구 옆에서 첫 문장을 함께 읽어 줌.",
      },
    },
  ]);
  await page.goto(`${damim.url}aimanager`);
  await waitUntilRested(page);

  const records = page.getByRole("group", { name: "쓸 기록", exact: true });
  await records.getByText(notes[0] ?? "", { exact: true }).waitFor();
  await findButton(page, "프롬프트 복사").click();
  await page.getByText("이름을 가린 프롬프트를 복사했어요", { exact: true }).waitFor();
  const prompt = await page.evaluate(() => navigator.clipboard.readText());
  for (const hidden of [first.name, second.name, "010-2345", "새봄", "한유진"])
    expect(prompt).not.toContain(hidden);
  expect(prompt).toMatch(/\[학생1\]에게 운지를 알려 줌. \[전화1\]/u);
  const refOf = (text: string): string =>
    /(r\d+) \([^)]*\) $/u.exec(prompt.slice(0, prompt.indexOf(text)))?.[1] ?? "";

  await findButton(page, "답 붙여넣기").click();
  const dialog = findDialog(page, "답 붙여넣기");
  await dialog
    .getByRole("textbox", { name: "붙여넣을 답", exact: true })
    .fill(
      [
        "네, 아래와 같이 써 보았어요.",
        `발표를 어려워하는 친구 곁에서 첫 문장을 함께 읽어 줌. ⟦${refOf("발표를")}⟧`,
        `전국 대회를 목표로 줄넘기를 꾸준히 연습함. ⟦${refOf("줄넘기")}⟧`,
      ].join("\n"),
    );
  await findButton(dialog, "가져오기").click();
  const sentences = page.getByRole("list", { name: "초안 문장", exact: true });
  const refused = sentences.getByRole("listitem").nth(1);
  await refused.getByText("기록에 없는 말: '전국'", { exact: true }).waitFor();
  const similar = sentences.getByRole("listitem").first();
  await similar.getByText("· 살펴볼 것 1").waitFor();
  await findButton(similar, "근거 보기").click();
  await page.getByRole("list", { name: "살펴볼 문장" }).getByText("2명이 비슷한 문장").waitFor();
  await look(page);
  await refused.getByRole("button", { name: /^근거 보기/u }).click();
  const field = page.getByRole("textbox", { name: "문장 고치기", exact: true });
  await field.fill("줄넘기 2단 뛰기를 열흘 동안 연습하여 12번을 이어서 뜀.");
  await findButton(page, "문장 저장").click();
  await page.getByText("기록에 있는 말이에요", { exact: true }).waitFor();

  await findButton(page, "글로 옮기기").click();
  const text = page.getByRole("textbox", { name: `1번 ${first.name} 글`, exact: true });
  await page.getByText("AI 초안이라 아직 저장하지 않았어요", { exact: true }).waitFor();
  expect(await text.inputValue()).toContain("12번을 이어서 뜀.");
  const unseen = page.getByRole("list", { name: "확인할 문장", exact: true });
  await unseen.getByRole("checkbox").first().check();
  await unseen.getByRole("checkbox").last().check();
  await page.getByText("초안과 똑같아요. 한 곳이라도 고쳐 쓰면 저장돼요.").waitFor();
  await text.press("End");
  await text.pressSequentially(" 끝까지 해냄.");
  await page
    .getByText("AI 초안이라 아직 저장하지 않았어요", { exact: true })
    .waitFor({ state: "hidden" });
  await text.blur();
  await waitForSyncState(page, "저장됨");
  await page.reload();
  await text.waitFor();
  expect(await text.inputValue()).toContain("끝까지 해냄.");
  // A letter is written anew from the teacher's own lines, and a consultation from what was spoken.
  await page.goto(`${damim.url}aimanager`);
  const wanted = page.getByRole("combobox", { name: "쓸 글", exact: true });
  await wanted.selectOption("상담 정리");
  await page.getByText("먼저 상담을 적어요", { exact: true }).waitFor();
  await wanted.selectOption("가정통신문");
  await page
    .getByRole("textbox", { name: "고칠 글", exact: true })
    .fill(`${second.name} 보호자께서 문의하신 소풍은 12일에 가요.\n도시락을 챙겨 주세요.`);
  await findButton(page, "프롬프트 복사").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("r2 (");
  const letter = await page.evaluate(() => navigator.clipboard.readText());
  expect(letter).toContain("높임으로 맺는다");
  expect(letter).not.toContain(second.name);
  await findButton(page, "답 붙여넣기").click();
  await dialog
    .getByRole("textbox", { name: "붙여넣을 답", exact: true })
    .fill(
      "[학생1] 보호자께서 문의하신 소풍은 12일에 갑니다. ⟦r1⟧\n도시락을 챙겨 주시기 바랍니다. ⟦r2⟧",
    );
  await findButton(dialog, "가져오기").click();
  await sentences.getByText(`${second.name} 보호자께서 문의하신 소풍은 12일에 갑니다.`).waitFor();
  await findButton(page, "복사").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("갑니다.\n도시락을");
  await look(page);
});
