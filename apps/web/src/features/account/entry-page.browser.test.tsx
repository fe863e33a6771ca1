import { ok, refuse } from "@damim/domain/base/result.ts";
import type {} from "@vitest/browser-playwright";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { AccountRequests } from "./account-requests.ts";
import { EntryPage } from "./entry-page.tsx";
import { VerifyPage } from "./verify-page.tsx";

/** A server that refuses everything it was not told to take. */
function buildRequests(some: Partial<AccountRequests> = {}): AccountRequests {
  const away = () => Promise.resolve(refuse({ type: "Away" } as const));
  return {
    signIn: away,
    signUp: away,
    sendResetMail: away,
    saveNewPassword: away,
    sendVerificationMail: away,
    findVerifiedAddress: away,
    verifyEmail: away,
    confirmPassword: away,
    saveDeviceUse: away,
    ...some,
  };
}

async function showEntry(requests: AccountRequests, path = "/") {
  const signedIn: string[] = [];
  await render(
    <MemoryRouter initialEntries={[path]}>
      <EntryPage requests={requests} onSignedIn={() => void signedIn.push("in")} />
    </MemoryRouter>,
  );
  return signedIn;
}

const email = () => page.getByRole("textbox", { name: "이메일" });
const password = () => page.getByLabelText("비밀번호");

describe("로그인", () => {
  it("goes on with the right password", async () => {
    const signedIn = await showEntry(buildRequests({ signIn: () => Promise.resolve(ok({})) }));

    await email().fill("yujin@saebom.example");
    await password().fill("0123456789");
    await userEvent.keyboard("{Enter}");

    await expect.poll(() => signedIn).toEqual(["in"]);
  });

  it("keeps what was typed when the server is away", async () => {
    await showEntry(buildRequests());

    await email().fill("yujin@saebom.example");
    await password().fill("0123456789");
    await page.getByRole("button", { name: "로그인" }).click();

    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(
        "서버에 연결하지 못했어요. 적은 내용은 그대로 있어요. 인터넷을 확인하고 다시 눌러 주세요.",
      );
    await expect.element(email()).toHaveValue("yujin@saebom.example");
    await expect.element(password()).toHaveValue("0123456789");
  });

  it("holds nobody back after wrong tries: the right password may be the next", async () => {
    const asked: string[] = [];
    const signIn = (_: string, typed: string) => {
      asked.push(typed);
      return Promise.resolve(
        refuse({ type: "Refused", code: "WrongSignIn", sentence: "맞지 않아요." } as const),
      );
    };
    await showEntry(buildRequests({ signIn }));
    await email().fill("yujin@saebom.example");
    for (const typed of ["0123456789", "1234567890"]) {
      await password().fill(typed);
      await userEvent.keyboard("{Enter}");
      await expect.element(page.getByRole("alert")).toMatchTextContent("맞지 않아요");
    }

    await expect.poll(() => asked).toEqual(["0123456789", "1234567890"]);
  });

  it("takes the typed address along to 회원가입 and back", async () => {
    await showEntry(buildRequests());

    await email().fill("yujin@saebom.example");
    await page.getByRole("link", { name: "회원가입" }).click();
    await expect.element(email()).toHaveValue("yujin@saebom.example");
    await page.getByRole("link", { name: "로그인" }).click();

    await expect.element(email()).toHaveValue("yujin@saebom.example");
  });
});

describe("회원가입", () => {
  it("says where the mail went", async () => {
    await showEntry(
      buildRequests({ signUp: () => Promise.resolve(ok("mail-waiting" as const)) }),
      "/?about=signUp",
    );

    await email().fill("yujin@saebom.example");
    await password().fill("0123456789");
    await page.getByRole("textbox", { name: "별명" }).fill("한유진");
    await page.getByRole("button", { name: "가입하기" }).click();

    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(
        "yujin@saebom.example로 확인 메일을 보냈어요. 메일의 버튼을 누르면 가입이 끝나요.",
      );
  });

  it("is not sent by the Enter that ends a syllable", async () => {
    let sentCount = 0;
    await showEntry(
      buildRequests({
        signUp: () => {
          sentCount += 1;
          return Promise.resolve(ok("mail-waiting" as const));
        },
      }),
      "/?about=signUp",
    );
    await email().fill("yujin@saebom.example");
    await password().fill("0123456789");
    const nickName = page.getByRole("textbox", { name: "별명" });
    await nickName.click();

    await cdp().send("Input.imeSetComposition", { text: "한", selectionStart: 1, selectionEnd: 1 });
    await cdp().send("Input.insertText", { text: "한" });
    // As Safari reports it: the composition has ended, and the same Enter arrives once more as key 229.
    await cdp().send("Input.dispatchKeyEvent", {
      type: "keyDown",
      key: "Enter",
      code: "Enter",
      text: "\r",
      windowsVirtualKeyCode: 229,
    });
    await expect.element(nickName).toHaveValue("한");
    expect(sentCount).toBe(0);

    await userEvent.keyboard("{Enter}");
    await expect.poll(() => sentCount).toBe(1);
  });
});

describe("메일의 링크", () => {
  it("says whose account it is, and signs in by a press alone", async () => {
    const asked: string[] = [];
    const requests = buildRequests({
      findVerifiedAddress: () => Promise.resolve(ok("bom@saebom.example")),
      verifyEmail: (token) => {
        asked.push(token);
        return Promise.resolve(ok({}));
      },
    });
    await render(
      <MemoryRouter initialEntries={["/auth/verify?token=t.1"]}>
        <VerifyPage requests={requests} onSignedIn={() => {}} />
      </MemoryRouter>,
    );

    await expect.element(page.getByText("bom@saebom.example")).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "이 계정으로 로그인하기" }).click();
    await expect.element(page.getByRole("button", { name: "시작하기" })).toBeVisible();
    expect(asked).toEqual(["t.1"]);
  });
});
