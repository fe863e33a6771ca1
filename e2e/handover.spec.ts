import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import type { CapsuleReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { catchPrint, print } from "./support/paper.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { openTeacher, post, push, recordYear, today } from "./support/teacher.ts";

const year = recordYear - 1;
const PLACE = "profile?about=yearTurn";

it("pupils go from one teacher's list into the next one's, and out again", async () => {
  const { damim, browser, context, page, teacher, troubles } = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 1,
  });
  const set = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초", classNo: "5" };
  const setting = { kind: "schoolYear", id: String(year), set: { ...set, grade: 2 } };
  const capsule = {
    id: "019aa0c4-0000-7000-8000-000000000001",
    opensAt: toOpensAt(addDays(today, 99)),
  };
  const made = await post(damim, context.request, "capsules", capsule);
  const { publicKey } = made as CapsuleReply;
  const sealed = {
    kind: "capsule",
    id: capsule.id,
    set: { title: "2월의 나에게", opensAt: capsule.opensAt, publicKey },
  };
  await push(damim, context.request, profileScope(teacher.uid), [setting, sealed]);
  const pupils = [
    {
      number: 1,
      name: "김가온",
      sex: "female",
      health: { note: "땅콩을 못 먹어요" },
      note: "혼잣말",
    },
    { number: 2, name: "이나래", guardianPhone: "010-1111-2222" },
    { number: 3, name: "박숨은", gone: { day: "2099-01-01", kind: "transferOut", hidden: true } },
  ].map((fields) => ({ kind: "student", id: `s${fields.number}`, set: fields }));
  await push(damim, context.request, yearScope(teacher.uid, year), pupils);
  const next = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  const receiver = await openTeacher(damim, next.context, { studentCount: 2 });

  await catchPrint(page);
  await page.goto(`${damim.url}profile`);
  await page.getByRole("link", { name: "학년도 마무리와 학생 인계", exact: true }).click();
  const steps = page.getByRole("list", { name: "학년도 마무리", exact: true });
  await steps.getByText("고른 학생의 고른 것만 다음 담임에게 넘겨요.", { exact: true }).waitFor();
  await look(page);
  await findButton(steps, "다음 담임에게 넘기기").click();
  const dialog = findDialog(page, "다음 담임에게 넘기기");
  const tick = (name: string) => dialog.getByRole("checkbox", { name, exact: true }).check();
  const email = dialog.getByRole("textbox", { name: "받는 선생님 이메일", exact: true });
  await email.fill(receiver.email);
  // A class goes to several teachers: nobody is ticked at first.
  await dialog.getByText("넘길 학생 0명", { exact: true }).waitFor();
  await findButton(dialog, "모두 고르기").click();
  for (const item of ["건강·알레르기", "배려할 점"]) await tick(item);
  await tick("2월의 나에게");
  const care = dialog.getByRole("textbox", { name: "1번 김가온 배려할 점", exact: true });
  await care.fill("창가 자리");
  expect(await dialog.getByText("박숨은").count()).toBe(0);
  await look(page);
  await findButton(dialog, "넘기기").click();
  await dialog.getByText("「동의 확인함」에 체크해 주세요.", { exact: false }).waitFor();
  await tick("동의 확인함");
  await findButton(dialog, "넘기기").click();
  const question = findDialog(page, "본인 확인");
  await question.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
  await page.keyboard.press("Enter");
  const given = page.getByRole("list", { name: "넘긴 것", exact: true });
  await given.getByText(`${receiver.email} · 기다리는 중`, { exact: false }).waitFor();
  await look(page);

  const { page: desk } = next;
  await desk.goto(damim.url + PLACE);
  const received = desk.getByRole("list", { name: "받은 학생", exact: true });
  await received.getByText("2학년 5반 학생 2명", { exact: true }).waitFor();
  expect(await desk.getByText("김가온").count()).toBe(0);
  await look(desk);
  await findButton(received, "받기").click();
  const taking = findDialog(desk, "넘겨받기");
  await taking.getByText("여 · 땅콩을 못 먹어요 · 창가 자리", { exact: true }).waitFor();
  expect(await taking.getByText(/혼잣말|010-1111/).count()).toBe(0);
  await taking
    .getByText("타임캡슐 「2월의 나에게」도 봉한 채로 함께 와요.", { exact: true })
    .waitFor();
  await taking.getByRole("checkbox", { name: "이나래 (2번)", exact: true }).uncheck();
  await look(desk);
  await findButton(taking, "명단에 넣기").click();
  await desk.getByText("명단에 1명을 넣었어요.", { exact: true }).waitFor();
  await findButton(received, "되돌리기").waitFor();
  await desk.goto(`${damim.url}student-manage`);
  await desk.getByText("김가온").first().waitFor();
  expect(await desk.getByText("이나래").count()).toBe(0);
  for (const [whose, words] of [
    [desk, "2월의 나에게"],
    [page, "아직 캡슐이 없어요"],
  ] as const) {
    await whose.goto(`${damim.url}tool/timeCapsule`);
    await whose.getByText(words, { exact: false }).first().waitFor();
  }
  await page.goto(damim.url + PLACE);
  const paper = await print(page, findButton(given, "인계 내역 인쇄"));
  for (const words of [/인계 내역/, /건강·알레르기/, new RegExp(receiver.email)])
    expect(paper.text).toMatch(words);
  expect(paper.text).not.toMatch(/김가온|이나래/);
  expect(paper.sheetCount).toBe(1);

  await desk.goto(damim.url + PLACE);
  await findButton(received, "되돌리기").click();
  const undoing = findDialog(desk, "명단에 넣은 것을 되돌릴까요?");
  await findButton(undoing, "되돌리기").click();
  await findButton(received, "이어서 고르기").waitFor();
  await page.reload();
  await findButton(given, "넘긴 것 취소").click();
  const withdrawing = findDialog(page, "넘긴 것을 거둘까요?");
  await findButton(withdrawing, "넘긴 것 취소").click();
  await given.getByText("거뒀어요", { exact: false }).waitFor();
  await desk.reload();
  await desk.getByRole("heading", { name: "학년도 마무리", exact: true }).waitFor();
  expect(await desk.getByText("2학년 5반 학생 2명").count()).toBe(0);
  expect([troubles, next.troubles]).toEqual([[], []]);
});
