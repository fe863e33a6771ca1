import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { closeMonth } from "@damim/domain/month-close/close-month.ts";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as MorningPage } from "./morning-page.tsx";

async function renderMorning() {
  await page.viewport(1366, 768);
  const students = [1, 2, 3].map((number) => ({ number, name: `학생${number}` }));
  const data = await buildTeacherData({ students });
  const screen = await renderAt(
    "/weteacher?about=morning",
    data,
    <MorningPage cards={[]} dueSources={[]} />,
  );
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const listCame = () =>
    [...data.year.rows(checkInKind).values()].map(({ studentId }) => studentId);
  return { data, screen, button, listCame };
}

it("asks before it writes into a month that is closed, and keeps what was typed until the answer", async () => {
  const { data, screen, button, listCame } = await renderMorning();
  await data.year.write(closeMonth("2026-11", [], "2026-11-20"));
  const field = screen.getByLabelText("온 번호 (예: 1-5 8)");
  await field.fill("1 2");
  await userEvent.keyboard("{Enter}");
  const question = screen.getByRole("dialog", { name: "마감한 달이에요" });
  const press = async (name: string) => {
    const element = question.getByRole("button", { name });
    await expect.element(element).toBeInTheDocument();
    (element.element() as HTMLElement).click();
    await expect.element(question).not.toBeInTheDocument();
  };
  await press("취소");
  await expect.element(field).toHaveValue("1 2");
  expect(listCame()).toEqual([]);

  await userEvent.click(field);
  await userEvent.keyboard("{Enter}");
  await press("그래도 고치기");
  await expect.element(field).toHaveValue("");
  expect(listCame()).toEqual(["student-1", "student-2"]);

  // Once said yes to, it is not asked again here.
  await button("나머지 모두 왔어요").click();
  await expect.poll(listCame).toEqual(["student-1", "student-2", "student-3"]);
});
