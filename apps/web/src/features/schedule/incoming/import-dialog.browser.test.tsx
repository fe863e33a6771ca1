import { createRow, type Change } from "@damim/sync/change.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerRequests } from "../../../testing/answer-requests.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as SchedulePage } from "../calendar/schedule-page.tsx";

const own = { title: "내 일정", day: "2026-11-20", colour: "blue", source: "me" };
const lines = (events: readonly string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:학교", ...events, "END:VCALENDAR"].join("\r\n");
const eventOf = (uid: string, day: string, title: string, more: readonly string[] = []) =>
  [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${title}`,
    ...more,
    "END:VEVENT",
  ].join("\r\n");
const school = lines([
  eventOf("a", "20261124", "학예회", ["LOCATION:강당"]),
  eventOf("b", "20261127", "재량휴업일"),
  eventOf("c", "20240504", "지난 운동회"),
]);

async function show(more: readonly Change[] = []) {
  await page.viewport(1366, 768);
  const data = await buildTeacherData();
  await data.year.write([createRow(eventKind.name, "e1", own), ...more]);
  const screen = await renderAt("/todo?about=todoList", data, <SchedulePage />);
  await screen.getByRole("button", { name: "가져오기" }).click();
  const dialog = screen.getByRole("dialog", { name: "캘린더 가져오기" });
  await expect.element(dialog).toBeVisible();
  const choose = (text: BlobPart, name = "school.ics") =>
    userEvent.upload(
      dialog.element().querySelector<HTMLInputElement>("input[type=file]") ?? document.body,
      new File([text], name, { type: "text/calendar" }),
    );
  const press = async (name: string): Promise<void> => {
    const button = dialog.getByRole("button", { name, exact: true });
    await expect.element(button).toBeEnabled();
    const element = button.element();
    if (element instanceof HTMLElement) element.click();
  };
  return { data, screen, dialog, choose, press };
}

it("shows what a file would bring, brings it in one step, hides and takes out again", async () => {
  const { data, screen, dialog, choose, press } = await show();
  await choose(school);
  await expect.element(dialog.getByRole("status")).toHaveTextContent("새로 2개");
  await expect.element(dialog.getByText("가져오지 않는 것: 다른 학년도 1개")).toBeVisible();
  await expect.element(dialog.getByText(/쉬는 날 같은 일정이 1개 있어요/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "이름" }).fill("우리 학교");
  await press("가져오기");

  const rows = () => [...data.year.rows(eventKind).values()];
  const day = screen.getByRole("gridcell", { name: "11월 24일" });
  await expect.element(day).toHaveAttribute("aria-description", "학예회");
  await expect.element(day).toHaveAttribute("aria-selected", "true");
  expect(
    rows()
      .map(({ title, origin }) => `${title} ${origin ?? ""}`)
      .toSorted(),
  ).toEqual(["내 일정 ", "재량휴업일 우리 학교", "학예회 우리 학교"]);
  // Another calendar has the say: it is hidden, and not moved or mended.
  await expect.element(screen.getByText("우리 학교", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "고치기" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "숨기기" }).click();
  await expect.element(screen.getByText("적어 둔 일정이 없어요.")).toBeVisible();
  expect([...data.year.rows(eventDayKind).values()]).toMatchObject([{ isOff: true }]);
  await screen.getByRole("gridcell", { name: "11월 27일" }).click();
  await expect
    .element(screen.getByRole("link", { name: "휴일 관리에서 정하기" }))
    .toHaveAttribute("href", "/holidays");

  await screen.getByRole("button", { name: "가져오기" }).click();
  await press("숨긴 일정 1개 다시 보이기");
  await expect.element(dialog.getByText(/숨긴 일정/)).not.toBeInTheDocument();
  // Read again it is the same; a row that is gone there goes here.
  await choose(school);
  await expect.element(dialog.getByRole("status")).toHaveTextContent("바뀌는 것 2개");
  await dialog.getByRole("textbox", { name: "이름" }).fill("우리 학교");
  await expect.element(dialog.getByRole("status")).toHaveTextContent("그대로 2개");
  await press("취소");
  await screen.getByRole("button", { name: "가져오기" }).click();
  await press("우리 학교 빼기");
  await expect.poll(() => rows().map(({ title }) => title)).toEqual(["내 일정"]);
  data.history.undo();
  expect(rows().length).toBe(3);
});

it("takes out what is left of a calendar that is followed no longer, in one step", async () => {
  const followed = "019aa0c4-0000-7000-8000-000000000001";
  answerRequests({
    feeds: {
      feeds: [
        { id: followed, name: "학교", colour: "green", host: "a.b", goodAt: 0, failure: null },
      ],
    },
  });
  const { data, dialog, press } = await show(
    ["019aa0c4-0000-7000-8000-0000000000aa", followed].map((id) =>
      createRow(eventKind.name, `feed~${id}~abcdef012345~2026-11-27`, {
        ...own,
        title: "남은 일정",
        source: "feed",
        origin: "옛 캘린더",
      }),
    ),
  );
  const gone = dialog.getByRole("region", { name: "이제 구독하지 않는 캘린더" });
  await expect.element(gone.getByText("1개")).toBeVisible();
  await press("옛 캘린더 빼기");
  await expect.element(gone).not.toBeInTheDocument();
  expect([...data.year.rows(eventKind).keys()]).toEqual(["e1", expect.stringContaining(followed)]);
  data.history.undo();
  expect(data.year.rows(eventKind).size).toBe(3);
});

it("says why a file is none, and reads none that is too large", async () => {
  const { data, dialog, choose, press } = await show();
  await choose("<!doctype html><title>로그인</title>", "login.ics");
  await expect.element(dialog.getByText(/일정을 읽지 못했어요/)).toBeVisible();
  // Handed over by the page itself: 21 MB take seconds to come in from outside.
  const input = dialog.element().querySelector<HTMLInputElement>("input[type=file]");
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(21 * 1024 * 1024)], "big.ics"));
  if (input) input.files = files.files;
  input?.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(dialog.getByText(/20MB까지 가져올 수 있어요/)).toBeVisible();
  await choose(lines([eventOf("c", "20240504", "지난 운동회")]));
  await expect.element(dialog.getByRole("status")).toHaveTextContent("가져올 일정이 없어요");
  await expect.element(dialog.getByRole("button", { name: "가져올 것이 없어요" })).toBeDisabled();
  await press("취소");
  expect(data.year.rows(eventKind).size).toBe(1);
});
