import type { ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { accountFeature } from "./feature.ts";

const account = {
  email: "yujin@saebom.example",
  hasPassword: true,
  emailChange: null as { newEmail: string } | null,
  deletionAt: null as number | null,
  backupDays: 14,
};
const done = { status: true };

async function open(id: string) {
  const section = accountFeature.settings?.find((each) => each.id === id);
  if (!section) throw new Error(`no section ${id}`);
  const { Component }: { readonly Component: ComponentType } = await section.load();
  const data = await buildTeacherData();
  return renderAt("/", data, <Component />);
}

it("asks for a new address and the password, and sends the password first", async () => {
  const answers = { account: { ...account }, "step-up": done, "account/email": done };
  const calls = answerRequests(answers);
  const screen = await open("email");
  await screen.getByRole("button", { name: "메일 주소 바꾸기" }).click();
  await screen.getByRole("button", { name: "확인 메일 보내기" }).click();
  await expect.element(screen.getByText("메일 주소를 적어 주세요.")).toBeVisible();
  await expect.element(screen.getByText("비밀번호를 적어 주세요.")).toBeVisible();

  await screen.getByRole("textbox", { name: "새 메일 주소" }).fill("yujin@home.example");
  await screen.getByLabelText("비밀번호").fill("봄날의 운동장");
  answers.account.emailChange = { newEmail: "yujin@home.example" };
  await screen.getByRole("button", { name: "확인 메일 보내기" }).click();

  await expect.element(screen.getByText("새 주소의 메일함을 확인해 주세요")).toBeVisible();
  expect(calls).toEqual(["GET account", "POST step-up", "POST account/email", "GET account"]);
});

it("says when the server is away and keeps what was typed", async () => {
  answerRequests({ account });
  const screen = await open("password");
  await screen.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await screen.getByLabelText("지금 비밀번호").fill("봄날의 운동장");
  await screen.getByLabelText("새 비밀번호").fill("겨울 방학의 눈사람");
  await screen.getByRole("button", { name: "비밀번호 바꾸기" }).click();

  await expect.element(screen.getByText(/서버에 문제가 생겼어요/)).toBeVisible();
  await expect.element(screen.getByLabelText("새 비밀번호")).toHaveValue("겨울 방학의 눈사람");
});

it("changes the password and says that other devices are signed out", async () => {
  const calls = answerRequests({ account, "account/password": { endedCount: 1 } });
  const screen = await open("password");
  await screen.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await screen.getByLabelText("지금 비밀번호").fill("봄날의 운동장");
  await screen.getByLabelText("새 비밀번호").fill("짧다");
  await screen.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect.element(screen.getByText(/8자 더 적어 주세요/)).toBeVisible();
  await screen.getByLabelText("새 비밀번호").fill("겨울 방학의 눈사람");
  await screen.getByRole("button", { name: "비밀번호 바꾸기" }).click();

  await expect.element(screen.getByText(/비밀번호를 바꿨어요/)).toBeVisible();
  expect(calls).toEqual(["GET account", "POST account/password"]);
});

it("plans the deletion with the password, the export offered before, and takes it back", async () => {
  const answers = { account: { ...account }, "step-up": done, "account/deletion": done };
  const calls = answerRequests(answers);
  const screen = await open("deletion");
  await expect.element(screen.getByText(/14일 안에 차례로 사라져요/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "내 자료 내려받기" }))
    .toHaveAttribute("href", "/data");
  await screen.getByRole("button", { name: "계정 삭제하기" }).click();
  await screen.getByLabelText("비밀번호").fill("봄날의 운동장");
  answers.account.deletionAt = TEST_NOW + 7 * 86_400_000;
  await screen.getByRole("button", { name: "11월 27일 금요일에 삭제하기" }).click();
  await expect.element(screen.getByText("삭제가 예정돼 있어요 · 11월 27일 금요일")).toBeVisible();

  answers.account.deletionAt = null;
  await screen.getByRole("button", { name: "삭제 취소" }).click();

  await expect.element(screen.getByRole("button", { name: "계정 삭제하기" })).toBeVisible();
  expect(calls).toEqual([
    "GET account",
    "POST step-up",
    "POST account/deletion",
    "GET account",
    "DELETE account/deletion",
    "GET account",
  ]);
});

it("has a way on where the server cannot be asked", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  const screen = await open("email");
  await expect.element(screen.getByText(/인터넷이 연결되면 바꿀 수 있어요/)).toBeVisible();
  const answers: Record<string, unknown> = {};
  answerRequests(answers);
  await screen.getByRole("button", { name: "다시 가져오기" }).click();
  await expect.element(screen.getByText(/서버에 문제가 생겼어요|처리하지 못했어요/)).toBeVisible();
  expect(screen.getByText(/인터넷이 연결되면/).query()).toBeNull();

  answers["account"] = account;
  await screen.getByRole("button", { name: "다시 가져오기" }).click();

  await expect.element(screen.getByText(account.email)).toBeVisible();
});
