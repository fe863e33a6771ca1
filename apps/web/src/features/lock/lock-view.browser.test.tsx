import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { AccountAnswer, UnlockWays } from "./account-unlock-form.tsx";
import { LockDialog } from "./lock-dialog.tsx";
import { saveLockPassword } from "./lock-password.ts";
import { LockView } from "./lock-view.tsx";
import { createScreenLock } from "./screen-lock.ts";

const NOW = Date.parse("2026-11-20T12:24:00+09:00");
const button = (name: string) => page.getByRole("button", { name });
const pinField = () => page.getByLabelText("잠금 비밀번호");

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function showLock(answers: readonly AccountAnswer[] = [], ways?: UnlockWays) {
  const lock = createScreenLock({ uid: "u1", now: () => NOW });
  lock.lock();
  const asked: string[] = [];
  const onUnlockedByAccount = vi.fn<() => void>();
  await render(
    <LockView
      lock={lock}
      now={() => NOW}
      nickName="한유진"
      findWays={() => Promise.resolve(ways)}
      goToGoogle={() =>
        Promise.resolve({ ok: false, isAway: true, sentence: "Google로 가고 있어요." })
      }
      askAccount={(password) => {
        asked.push(password);
        const answer = answers[asked.length - 1];
        return Promise.resolve(answer ?? { ok: false, sentence: "", isAway: false });
      }}
      onUnlockedByAccount={onUnlockedByAccount}
    />,
  );
  return { lock, asked, onUnlockedByAccount };
}

describe("the locked screen", () => {
  it("shows the hour and takes digits from the pad and the keyboard alike", async () => {
    await saveLockPassword("2580", 1_000);
    const { lock } = await showLock();
    await expect.element(page.getByText("12:24")).toBeVisible();
    await expect.element(page.getByText("11월 20일 금요일")).toBeVisible();

    await button("2").click();
    await button("5").click();
    await button("9").click();
    await button("지우기").click();
    await userEvent.keyboard("80{Enter}");

    await expect.poll(() => lock.isLocked).toBe(false);
  });

  it("says when the next try is looked at, and forgets a wrong one", async () => {
    await saveLockPassword("2580", 1_000);
    const { lock } = await showLock();

    await pinField().fill("1111");
    await userEvent.keyboard("{Enter}");

    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("잠금 비밀번호가 맞지 않아요. 다시 적어 주세요.");
    await expect.element(page.getByText("1초 뒤에 다시 풀 수 있어요.")).toBeVisible();
    await expect.element(pinField()).toHaveValue("");
    await expect.element(pinField()).toHaveFocus();
    expect(lock.isLocked).toBe(true);
  });

  it("has no number pad for a password with letters", async () => {
    await saveLockPassword("분필과 지우개", 1_000);
    await showLock();

    await expect.element(pinField()).toHaveFocus();
    expect(page.getByRole("group", { name: "숫자판" }).elements()).toEqual([]);
  });

  it("opens by the account after it said no, keeping the entry while there is no network", async () => {
    await saveLockPassword("2580", 1_000);
    const away: AccountAnswer = { ok: false, sentence: "인터넷이 필요해요.", isAway: true };
    const { lock, asked, onUnlockedByAccount } = await showLock([away, { ok: true }]);
    await button("계정으로 잠금 해제").click();
    const field = page.getByLabelText("비밀번호");
    await button("잠금 해제").click();
    await expect.element(page.getByText("계정 비밀번호를 적어 주세요.")).toBeVisible();
    await field.fill("chalk-and-duster");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("인터넷이 필요해요.")).toBeVisible();
    await expect.element(field).toHaveValue("chalk-and-duster");
    expect(lock.isLocked).toBe(true);

    await button("잠금 해제").click();

    await expect.poll(() => lock.isLocked).toBe(false);
    expect(asked).toEqual(["chalk-and-duster", "chalk-and-duster"]);
    expect(onUnlockedByAccount).toHaveBeenCalledOnce();
  });

  it("opens by a passkey of the account", async () => {
    const lock = createScreenLock({ uid: "u1", now: () => NOW });
    lock.lock();
    await render(
      <LockView
        lock={lock}
        now={() => NOW}
        nickName="한유진"
        findWays={() => Promise.resolve(undefined)}
        goToGoogle={() => Promise.reject(new Error("nobody went there"))}
        askAccount={() => Promise.reject(new Error("nobody typed"))}
        askPasskey={() => Promise.resolve({ ok: true })}
        onUnlockedByAccount={() => undefined}
      />,
    );

    await button("패스키로 풀기").click();

    await expect.poll(() => lock.isLocked).toBe(false);
  });

  it("asks for no password that an account by Google does not have", async () => {
    await showLock([], { hasPassword: false, hasGoogle: true });

    await button("Google로 풀기").click();

    await expect.element(page.getByRole("alert")).toHaveTextContent("Google로 가고 있어요.");
    expect(page.getByLabelText("비밀번호").elements()).toEqual([]);
    expect(button("잠금 해제").elements()).toEqual([]);
  });

  it("asks for the account at once where there is no lock password", async () => {
    await showLock();

    await expect.element(page.getByLabelText("비밀번호")).toHaveFocus();
    expect(button("잠금 비밀번호로 풀기").elements()).toEqual([]);
  });
});

describe("화면잠금", () => {
  async function showDialog() {
    const lock = createScreenLock({ uid: "u1", now: () => NOW });
    await render(<LockDialog isOpen firstStep="ask" lock={lock} onClose={() => undefined} />);
    return lock;
  }
  /** Without the stylesheet the backdrop lies above the dialog: the mouse would not get through. */
  async function press(name: string) {
    await expect.element(button(name)).toBeInTheDocument();
    const element = button(name).element();
    if (element instanceof HTMLElement) element.click();
  }

  it("asks for a password the first time, and complains of nothing before it is sent", async () => {
    const lock = await showDialog();
    await expect.element(page.getByText("화면을 잠금 상태로 바꿀까요?")).toBeInTheDocument();

    await press("확인");

    await expect.element(pinField()).toHaveFocus();
    await expect.element(pinField()).not.toHaveAttribute("aria-invalid");
    expect(lock.isLocked).toBe(false);
  });

  it("locks at once when there is a password", async () => {
    await saveLockPassword("2580", 1_000);
    const lock = await showDialog();

    await press("확인");

    await expect.poll(() => lock.isLocked).toBe(true);
  });

  it("locks without one on plain http, where none can be kept, and the account unlocks", async () => {
    const real = crypto;
    vi.stubGlobal("crypto", {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
    });
    const lock = await showDialog();

    await press("확인");

    await expect.poll(() => lock.isLocked).toBe(true);
    expect(localStorage.getItem("lockPassword")).toBeNull();
  });
});
