import { studentKind } from "@damim/domain/student/student.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Toaster } from "../../../ui/overlay/toaster.tsx";
import { Component as RosterPage } from "../roster-page.tsx";

beforeEach(() => localStorage.clear());

const words = (top: number, ...cells: readonly (readonly [string, number, number])[]) => ({
  top,
  bottom: top + 20,
  words: cells.map(([text, left, confidence]) => ({ text, left, right: left + 30, confidence })),
});
const read = {
  width: 400,
  height: 120,
  lines: [
    words(10, ["번호", 20, 95], ["이름", 120, 95]),
    words(40, ["1", 20, 95], ["강도윤", 120, 92]),
    words(70, ["2", 20, 95], ["응우엔티란", 120, 41]),
  ],
};

async function choosePhoto(answer: () => Promise<Response>) {
  const data = await buildTeacherData();
  const asked = vi.spyOn(window, "fetch").mockImplementation(answer);
  await renderAt(
    "/",
    data,
    <>
      <RosterPage />
      <Toaster />
    </>,
  );
  const canvas = document.createElement("canvas");
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const files = new DataTransfer();
  files.items.add(new File([picture ?? ""], "명렬표.png", { type: "image/png" }));
  const field = document.querySelector<HTMLInputElement>("input[accept='image/*']");
  if (!field) throw new Error("no field for pictures");
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return { data, asked };
}

describe("사진에서 가져오기", () => {
  it("shows what was read beside the picture, marks what is unsure, and takes it after that", async () => {
    const { data } = await choosePhoto(() => Promise.resolve(Response.json(read)));
    const table = page.getByRole("table", { name: "가져올 학생" });
    await expect.element(table.getByText("강도윤")).toBeVisible();

    expect(data.year.rows(studentKind).size).toBe(0);
    const unsure = table.getByRole("row").filter({ hasText: "확인" });
    await expect.element(unsure.getByText("응우엔티란")).toBeVisible();
    await expect.element(table.getByRole("img", { name: "사진의 3번째 줄" })).toBeVisible();

    const button = page.getByRole("button", { name: "가져오기" }).element();
    if (button instanceof HTMLElement) button.click();
    await expect.poll(() => data.year.rows(studentKind).size).toBe(2);
  });

  it("says in the words of the server that it is busy", async () => {
    const message = "지금 3명이 쓰고 있어요. 1분 뒤에 다시 해 주세요.";
    await choosePhoto(() =>
      Promise.resolve(Response.json({ error: { message } }, { status: 429 })),
    );

    await expect.element(page.getByText(message)).toBeVisible();
  });

  it("says what to do while the server cannot be reached", async () => {
    await choosePhoto(() => Promise.reject(new TypeError("no network")));

    await expect
      .element(page.getByText("사진은 서버에서 읽는데 지금은 연결이 안 돼요.", { exact: false }))
      .toBeVisible();
  });
});
