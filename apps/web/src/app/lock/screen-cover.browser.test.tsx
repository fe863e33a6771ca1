import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { askCover, openCoverSignal } from "../../data/cover-signal.ts";
import { saveLockText } from "../../platform/kept/lock-preferences.ts";
import { useScreenLock } from "../base/screen-lock-context.ts";
import { ScreenLockRoot } from "./screen-lock-root.tsx";

// A part that does not come while these tests run: a slow network, a busy machine.
vi.mock("./lock-part.tsx", () => new Promise(() => undefined));

const uid = "u-cover";
const cover = page.getByRole("dialog", { name: "화면 가림" });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** Stands where the pages stand: unlocks as the lock's own part does. */
function Names() {
  const { lock, isCovered } = useScreenLock();
  return isCovered ? <button onClick={() => lock.unlock()}>잠금 해제</button> : <p>강카나리</p>;
}

function openPages(beside?: React.ReactNode) {
  return render(
    <ScreenLockRoot teacher={{ uid, email: "", nickName: "한유진", deviceUse: "own" }}>
      <Names />
      {beside}
    </ScreenLockRoot>,
  );
}

describe("the key that hides every page", () => {
  it("works from the first painted frame, before the lock's part has come", async () => {
    await openPages();

    await userEvent.keyboard("{Control>}.{/Control}");
    await expect.element(cover).toBeVisible();

    await userEvent.keyboard("{Control>}.{/Control}");
    await expect.element(cover).not.toBeInTheDocument();
  });

  it("counts before the device has said whether it is locked", async () => {
    await openPages();

    dispatchEvent(new KeyboardEvent("keydown", { code: "Period", ctrlKey: true }));

    await expect.element(page.getByText("강카나리")).toBeInTheDocument();
    await expect.element(cover).toBeVisible();
  });

  it("is also the button of a page that fills its window", async () => {
    await openPages(<button onClick={askCover}>가리기</button>);

    await userEvent.click(page.getByRole("button", { name: "가리기" }));
    await expect.element(cover).toBeVisible();
    await expect.element(cover.getByText(/^\d{2}:\d{2}$/)).toBeVisible();

    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "가리기" })).toHaveFocus();
  });

  it.each([".", "b"])("is taken away by a clicker's %s where a stage asked for it", async (key) => {
    await openPages(<button onClick={askCover}>가리기</button>);

    await userEvent.click(page.getByRole("button", { name: "가리기" }));
    await expect.element(cover).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(cover).not.toBeInTheDocument();

    // That of a desk stays: a key is easily touched there.
    await userEvent.keyboard("{Control>}.{/Control}");
    await userEvent.keyboard(key);
    await expect.element(cover).toBeVisible();
  });

  it("pressed in another tab hides this one too when it learns later that the lock is open", async () => {
    saveLockText("lockOwner", uid);
    saveLockText("screenLocked", uid);
    await openPages();
    const elsewhere = openCoverSignal(uid, () => undefined);

    elsewhere.announce(true);
    await userEvent.keyboard("{Control>}.{/Control}");
    await expect.element(page.getByText("화면이 잠겨 있어요")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "잠금 해제" }));
    await expect.element(cover).toBeVisible();

    elsewhere.announce(false);
    await expect.element(cover).not.toBeInTheDocument();
    elsewhere.close();
  });

  it("is over when the lock comes: who unlocks sees the page", async () => {
    const Locker = () => {
      const { lock } = useScreenLock();
      return <button onClick={() => lock.lock()}>잠그기</button>;
    };
    await openPages(<Locker />);
    await userEvent.keyboard("{Control>}.{/Control}");
    await expect.element(cover).toBeVisible();

    document
      .querySelectorAll("button")
      .forEach((one) => one.textContent === "잠그기" && one.click());
    await expect.element(cover).not.toBeInTheDocument();
    document
      .querySelectorAll("button")
      .forEach((one) => one.textContent === "잠금 해제" && one.click());

    await expect.element(page.getByText("강카나리")).toBeVisible();
    await expect.element(cover).not.toBeInTheDocument();
  });
});
