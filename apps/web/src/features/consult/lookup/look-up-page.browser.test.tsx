import { createRow } from "@damim/sync/change.ts";
import { consultKind, type Consult } from "@damim/domain/consult/consult.ts";
import { useLocation } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as LookUpPage } from "./look-up-page.tsx";

const call: Consult = {
  day: "2026-11-18",
  studentIds: ["student-2"],
  who: "guardian",
  way: "phone",
  body: "새 짝과 잘 지냄. 귀가 방법을 다시 맞춤. 월요일에 봄.",
};
const talk: Consult = { ...call, studentIds: ["student-1"], who: "student", way: "face" };
const put = { ...talk, body: "잘못 적은 것", archived: { reason: "다른 학생 기록", at: 1 } };

async function renderPage() {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({
    students: [
      { number: 3, name: "김가온" },
      { number: 5, name: "김하린" },
    ],
  });
  const toRow = (id: string, row: Consult) => createRow(consultKind.name, id, { ...row });
  await data.year.write([
    toRow("a", call),
    toRow("b", { ...talk, body: "공놀이 규칙을 정함." }),
    toRow("c", put),
    toRow("d", { ...call, isDraft: true }),
  ]);
  const screen = await renderAt(
    "/",
    data,
    <>
      <LookUpPage />
      <Address />
    </>,
  );
  const listLines = () =>
    [...document.querySelectorAll("tbody tr")].map((line) => line.textContent ?? "");
  const search = screen.getByRole("searchbox", { name: "상담 찾기" });
  const choose = (name: string) => screen.getByRole("combobox", { name });
  return { data, screen, listLines, search, choose };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{`${pathname}${search}`}</p>;
}

describe("상담조회", () => {
  it("finds by a word typed before all is read, shows its sentence, and opens the record", async () => {
    const { data, screen, listLines, search } = await renderPage();
    await search.fill("ㄱㄱ 방법");

    await expect.poll(() => screen.getByRole("mark").element().textContent).toBe("귀가 방법");
    expect(listLines()).toHaveLength(1);
    expect(listLines()[0]).not.toContain("새 짝과");

    await data.year.write([{ kind: "consult", id: "b", set: { body: "귀가 방법도 정함." } }]);
    await expect.poll(() => listLines().length).toBe(2);
    await search.fill("하린");
    await expect.poll(() => listLines().length).toBe(1);
    await screen.getByRole("row").nth(1).getByRole("button").first().click();
    await expect.element(screen.getByTestId("address")).toHaveTextContent("/consulting?record=a");
  });

  it("asks for pupil, person and way, and shows what was put away only when asked", async () => {
    const { screen, listLines, choose } = await renderPage();
    await expect.poll(() => listLines().length).toBe(2);

    await choose("학생").selectOptions("3번 김가온");
    await choose("누구와").selectOptions("학생");
    await choose("방법").selectOptions("대면");
    await expect.poll(listLines).toEqual([expect.stringContaining("공놀이")]);

    await screen.getByRole("checkbox", { name: "보관한 기록" }).click();
    await expect.poll(listLines).toEqual([expect.stringContaining("잘못 적은 것")]);
    await choose("방법").selectOptions("전화");
    await screen.getByRole("button", { name: "모두 보기" }).click();
    await expect.poll(() => listLines().length).toBe(2);
  });

  it("copies for NEIS what is filtered, and one record", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const told = vi.spyOn(showToast, "success");
    const { screen, listLines } = await renderPage();
    await expect.poll(() => listLines().length).toBe(2);

    await screen.getByRole("button", { name: "나이스용 복사", exact: true }).click();
    await expect.poll(() => told.mock.lastCall?.[0]).toContain("상담 2건을 복사했어요");
    await screen.getByRole("button", { name: "11월 18일 5번 김하린 나이스용 복사" }).click();
    await expect.poll(() => told.mock.lastCall?.[0]).toContain("상담 1건을 복사했어요");

    const line = `2026-11-18\t보호자 상담\t전화\t${call.body}`;
    expect(written.mock.calls.map(([text]) => text.split("\n").length)).toEqual([2, 1]);
    expect(written.mock.calls[0]?.[0].split("\n")).toContain(line);
    expect(written.mock.calls[1]?.[0]).toBe(line);
    expect(screen.getByTestId("address").element().textContent).toBe("/");
  });
});
