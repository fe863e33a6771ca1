import { refuse } from "@damim/domain/base/result.ts";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fetchTeacher } from "../../data/server/session.ts";
import { answerInTurn, type PreparedAnswer } from "../../testing/answer-in-turn.ts";
import { accountRequests, type AccountRequests } from "./account-requests.ts";
import { EntryPage } from "./entry-page.tsx";

const SIGNED_OUT: PreparedAnswer = { body: { user: null, google: false } };
const codeField = () => page.getByRole("textbox", { name: "인증 코드" });
const google = () => page.getByRole("link", { name: "Google로 로그인" });
const passkey = () => page.getByRole("button", { name: "패스키로 로그인" });

async function showEntry(path = "/", requests: Partial<AccountRequests> = {}) {
  const onSignedIn = vi.fn<() => void>();
  await render(
    <MemoryRouter initialEntries={[path]}>
      <EntryPage requests={{ ...accountRequests, ...requests }} onSignedIn={onSignedIn} />
    </MemoryRouter>,
  );
  return onSignedIn;
}

describe("the entry", () => {
  beforeEach(async () => {
    answerInTurn({ "GET session": [SIGNED_OUT] });
    await fetchTeacher();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("offers a passkey, and Google only where the server does", async () => {
    await showEntry();

    await expect.element(passkey()).toBeVisible();
    await expect.element(google()).not.toBeInTheDocument();
  });

  it("leads to Google by a link of our own server", async () => {
    answerInTurn({ "GET session": [{ body: { user: null, google: true } }] });
    await fetchTeacher();
    await showEntry();

    await expect
      .element(google())
      .toHaveAttribute("href", expect.stringMatching(/api\/auth\/google$/));
  });

  it.each([
    ["google-has-password", "이 메일 주소는 비밀번호로 가입되어 있어요."],
    ["google-no-email", "Google에서 메일 주소를 받지 못했어요."],
    ["google-of-tomorrow", "Google로 로그인하지 못했어요."],
  ])("says what %s means", async (trouble, sentence) => {
    await showEntry(`/?trouble=${trouble}`);

    await expect.poll(() => page.getByRole("alert").element().textContent).toContain(sentence);
  });

  it("asks for the code after the password, and again after a wrong one", async () => {
    const signIn = () =>
      Promise.resolve(
        refuse({
          type: "Refused",
          code: "SecondFactorNeeded",
          sentence: "코드도 필요해요.",
        } as const),
      );
    const onSignedIn = await showEntry("/", { signIn });
    const calls = answerInTurn({
      "POST auth/second-factor": [
        {
          status: 403,
          body: { error: { type: "WrongCode", message: "코드가 맞지 않거나 이미 쓴 코드예요." } },
        },
        { body: { status: true } },
      ],
    });

    await page.getByRole("textbox", { name: "이메일" }).fill("a@b.kr");
    await page.getByLabelText("비밀번호").fill("0123456789");
    await userEvent.keyboard("{Enter}");
    await codeField().fill("000000");
    await userEvent.keyboard("{Enter}");
    await expect
      .poll(() => page.getByRole("alert").element().textContent)
      .toContain("코드가 맞지 않거나");
    await codeField().fill("123 456");
    await userEvent.keyboard("{Enter}");

    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
    expect(calls.map(({ body }) => body)).toEqual([{ code: "000000" }, { code: "123 456" }]);
  });

  it("begins with the code when Google was the first step, and goes back to the password", async () => {
    await showEntry("/?about=code");

    await expect.element(codeField()).toHaveFocus();
    await page.getByRole("button", { name: "처음으로" }).click();
    await expect.element(page.getByLabelText("비밀번호")).toBeVisible();
  });

  it("says what to do when the passkey was not shown", async () => {
    await showEntry();
    answerInTurn({
      "POST auth/passkey/options": [
        {
          status: 409,
          body: {
            error: { type: "PasskeyAddress", message: "숫자로 된 주소에서는 쓸 수 없어요." },
          },
        },
      ],
    });

    await passkey().click();

    await expect
      .poll(() => page.getByRole("alert").element().textContent)
      .toContain("숫자로 된 주소에서는");
  });
});
