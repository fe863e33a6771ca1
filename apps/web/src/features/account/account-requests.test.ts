import { afterEach, describe, expect, it, vi } from "vitest";
import { answerInTurn } from "../../testing/answer-in-turn.ts";
import { accountRequests } from "./account-requests.ts";
import { sayAccountTrouble } from "./messages.ts";

afterEach(() => vi.unstubAllGlobals());

describe("signing in", () => {
  it("sends the address without the spaces around it and the password as it is", async () => {
    const calls = answerInTurn({ "POST auth/sign-in/email": [{ body: { status: true } }] });

    await accountRequests.signIn(" yujin@saebom.example ", " ten letters ");

    expect(calls[0]?.body).toEqual({ email: "yujin@saebom.example", password: " ten letters " });
  });
});

it("says after how long a guess is taken again", () => {
  const trouble = {
    type: "Later",
    code: "TooManyAttempts",
    sentence: "여러 번 시도했어요.",
  } as const;
  expect(sayAccountTrouble({ ...trouble, seconds: 150 })).toContain("3분 뒤 다시 해 주세요.");
  expect(sayAccountTrouble(trouble)).toContain("잠시 뒤 다시 해 주세요.");
});

describe("signing up", () => {
  const person = { email: "yujin@saebom.example", password: "0123456789", nickName: " 한유진 " };

  it.each([
    [{ user: { id: "u1" }, mailConfigured: false }, "signed-in"],
    [{ user: null, mailConfigured: true }, "mail-waiting"],
    [{ user: null, mailConfigured: false }, "sign-in-needed"],
  ])("reads from the session what came of it (%#)", async (session, outcome) => {
    const calls = answerInTurn({
      "POST auth/sign-up/email": [{ body: { status: true } }],
      "GET session": [{ body: session }],
    });

    expect(await accountRequests.signUp(person)).toEqual({ ok: true, value: outcome });
    expect(calls[0]?.body).toMatchObject({ name: "한유진" });
  });

  it("does not ask for the session after a refusal", async () => {
    const error = { type: "PasswordTooShort", message: "비밀번호는 10자 이상으로 정해 주세요." };
    const calls = answerInTurn({ "POST auth/sign-up/email": [{ status: 400, body: { error } }] });

    expect(await accountRequests.signUp(person)).toMatchObject({ refusal: { code: error.type } });
    expect(calls).toHaveLength(1);
  });
});
