import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { answerInTurn } from "../../../testing/answer-in-turn.ts";
import { buildTeacherData, TEST_NOW } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as SignInWaysSection } from "./sign-in-ways-section.tsx";

const button = (name: string) => page.getByRole("button", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });
const REFUSED = {
  status: 403,
  body: { error: { type: "StepUpNeeded", message: "본인인지 확인할게요." } },
};
const WAYS = {
  hasPassword: true,
  hasGoogle: false,
  passkeys: [{ id: "p1", name: "내 휴대폰", createdAt: TEST_NOW, lastUsedAt: null }],
  secondFactor: { recoveryCodesLeft: 2 },
};

afterEach(() => vi.unstubAllGlobals());

async function showSection() {
  const data = await buildTeacherData();
  await renderAt("/", data, <SignInWaysSection />);
}

// Without styles a backdrop lies above the dialog: the mouse would not get through.
function press(name: string, inDialog: string): void {
  const found = dialog(inDialog).getByRole("button", { name }).element();
  if (found instanceof HTMLElement) found.click();
}

it("asks who sits here before it shows new recovery codes, and then goes on by itself", async () => {
  const calls = answerInTurn({
    "GET sign-in-ways": [{ body: WAYS }],
    "POST second-factor/recovery-codes": [REFUSED, { body: { recoveryCodes: ["aaaaa-bbbbb"] } }],
    "POST step-up": [
      {
        status: 403,
        body: { error: { type: "WrongPassword", message: "비밀번호가 맞지 않아요." } },
      },
      { body: { until: TEST_NOW } },
    ],
  });
  await showSection();
  await expect.element(page.getByText("복구 코드가 2개 남았어요. 새로 받아 두세요.")).toBeVisible();

  await button("새 복구 코드 받기").click();
  await expect.element(dialog("새 복구 코드를 받을까요?")).toBeVisible();
  press("새로 받기", "새 복구 코드를 받을까요?");
  const password = dialog("본인 확인").getByLabelText("비밀번호");
  await password.fill("틀린 비밀번호예요");
  press("확인", "본인 확인");
  await expect
    .poll(() => dialog("본인 확인").element().textContent)
    .toContain("비밀번호가 맞지 않아요.");
  await password.fill("맞는 비밀번호예요");
  press("확인", "본인 확인");

  await expect.poll(() => dialog("복구 코드").element().textContent).toContain("aaaaa-bbbbb");
  expect(calls.map(({ name }) => name).filter((name) => name.includes("recovery"))).toHaveLength(2);
});

it("deletes a passkey after asking, and shows what is left", async () => {
  answerInTurn({
    "GET sign-in-ways": [{ body: WAYS }, { body: { ...WAYS, passkeys: [] } }],
    "DELETE passkeys/p1": [{ body: { status: true } }],
  });
  await showSection();

  await button("내 휴대폰 지우기").click();
  await expect
    .poll(() => dialog("패스키를 지울까요?").element().textContent)
    .toContain("내 휴대폰");
  press("지우기", "패스키를 지울까요?");

  await expect.element(button("내 휴대폰 지우기")).not.toBeInTheDocument();
});

it("says that it needs the network, and looks again when asked", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  await showSection();
  await expect
    .element(page.getByText("인터넷이 연결되면 볼 수 있어요", { exact: false }))
    .toBeVisible();
  answerInTurn({});
  await button("다시 가져오기").click();
  await expect.element(page.getByText(/처리하지 못했어요|문제가 생겼어요/)).toBeVisible();
  expect(page.getByText(/인터넷이 연결되면/).query()).toBeNull();
  answerInTurn({ "GET sign-in-ways": [{ body: { ...WAYS, secondFactor: null } }] });

  await button("다시 가져오기").click();

  await expect.element(button("켜기")).toBeVisible();
});
