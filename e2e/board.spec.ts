import { yearScope } from "@damim/domain/school-year/scope.ts";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { push, recordYear, today } from "./support/teacher.ts";

it("put on the board: the lesson, a word from the phone within a second, a swap, a power cut, the end", async () => {
  const school = await openJourney({ studentCount: 3 });
  const { page, browser, damim, uid, context, teacher } = school;
  const name = teacher.students[0]?.name ?? "";
  const scope = yearScope(uid, recordYear);
  // It is the second lesson for as long as all the journeys before this one may take.
  const rows = [
    ["09:00", "09:40"],
    ["09:50", "13:50"],
    ["14:00", "14:40"],
    ["14:50", "15:30"],
  ].map(([from, to], index) => {
    const period = index + 1;
    return { id: `r${period}`, type: "lesson", period, label: `${period}교시`, from, to };
  });
  const subjects = ["국어", "수학", "체육", "음악", "과학"];
  await push(damim, context.request, scope, [
    {
      kind: "bells",
      id: "b1",
      set: { name: "평소", days: "12345", rows },
    },
    { kind: "baseTable", id: `${recordYear}-03-01`, set: { from: `${recordYear}-03-01` } },
    ...subjects.map((subject, index) => ({
      kind: "subject",
      id: `s${index}`,
      set: { name: subject, short: subject.slice(0, 1), colour: "sky", order: `a${index}` },
    })),
    ...[1, 2, 3, 4, 5].flatMap((weekday) =>
      subjects.map((_, index) => ({
        kind: "baseCell",
        id: `${recordYear}-03-01~${weekday}~${index + 1}`,
        set: { from: `${recordYear}-03-01`, weekday, period: index + 1, subjectId: `s${index}` },
      })),
    ),
  ]);
  await page.goto(`${damim.url}classTimeTable`);
  await findButton(page, "칠판에 두기").click();
  const dialog = findDialog(page, "칠판에 두기");
  const address = await dialog.getByRole("textbox", { name: "칠판 주소" }).inputValue();
  await look(page);

  // A computer that has never seen anybody's account.
  const { context: board, ...placed } = await openDevice(browser, address, {
    viewport: { width: 1920, height: 1080 },
    expectedStatuses: [404],
  });
  const now = placed.page.getByRole("timer", { name: "지금", exact: true });
  const lessons = placed.page.getByRole("region", { name: "오늘 수업", exact: true });
  await now.getByText("수학", { exact: true }).waitFor();
  await lessons.getByText("체육", { exact: true }).waitFor();
  await look(placed.page);
  expect(await board.cookies()).toEqual([]);

  await findButton(dialog, "닫기").click();
  await findButton(page, "칠판에 말 쓰기").click();
  const message = findDialog(page, "칠판에 말 쓰기");
  await message.getByRole("textbox", { name: "칠판에 쓸 말" }).fill(`${name} 빼고 운동장으로`);
  await look(page);
  await findButton(message, "보내기").click();
  // From the press on: what the test's own hand takes to find the button is not the board's.
  const sentAt = performance.now();
  await placed.page.getByText("1번 빼고 운동장으로", { exact: true }).waitFor();
  expect(performance.now() - sentAt).toBeLessThan(1_000);

  await push(damim, context.request, scope, [
    {
      kind: "lessonChange",
      id: `${today}~u`,
      set: { type: "swap", a: `${today}~2`, b: `${today}~4`, at: 1 },
    },
  ]);
  await now.getByText("음악", { exact: true }).waitFor();
  await placed.page.getByText("2교시와 4교시를 바꿨어요", { exact: true }).waitFor();

  // The power goes and comes back, the network does not.
  await placed.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await placed.page.close();
  await board.setOffline(true);
  const again = await board.newPage();
  await again.goto(address);
  await again
    .getByRole("timer", { name: "지금", exact: true })
    .getByText("음악", { exact: true })
    .waitFor();
  await again.getByText(/^인터넷이 끊겼어요/).waitFor();
  await board.setOffline(false);

  await findButton(page, "칠판에 두기").click();
  await findButton(dialog, "끝내기").click();
  await findButton(findDialog(page, "칠판에 두기를 끝낼까요?"), "끝내기").click();
  await again.getByText(/^칠판에 두기가 끝났어요/).waitFor();
  await look(again);
  expect(placed.troubles).toEqual([]);
});
