import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { keepLockMark, readLockMark } from "../../platform/kept/lock-mark.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { useScreenLock } from "../base/screen-lock-context.ts";
import { ScreenLockRoot } from "./screen-lock-root.tsx";

const uid = "u-lock";
const heading = page.getByRole("heading", { name: "화면이 잠겨 있어요" });

beforeEach(async () => {
  answerRequests({});
  localStorage.clear();
  await keepLockMark(undefined);
});
afterEach(() => localStorage.clear());

let shown: string[];
let lock: ReturnType<typeof useScreenLock>["lock"];

/** Stands where the pages stand, and notes whatever it shows. */
function Names() {
  const control = useScreenLock();
  useEffect(() => {
    lock = control.lock;
    shown.push(control.isCovered ? "nothing" : "강카나리");
  });
  return control.isCovered ? null : <p>강카나리</p>;
}

function openPages() {
  shown = [];
  return render(
    <ScreenLockRoot teacher={{ uid, email: "", nickName: "한유진", deviceUse: "own" }}>
      <Names />
    </ScreenLockRoot>,
  );
}

describe("a locked screen whose localStorage was emptied", () => {
  it("is locked after a reload, and shows no row on the way", async () => {
    const { unmount } = await openPages();
    await expect.element(page.getByText("강카나리")).toBeVisible();
    lock.lock();
    await expect.element(heading).toBeVisible();
    await expect.poll(readLockMark).toBe(uid);
    await unmount();
    localStorage.clear();

    await openPages();
    await expect.element(heading).toBeVisible();
    expect(shown).not.toContain("강카나리");

    lock.unlock();
    await expect.element(page.getByText("강카나리")).toBeVisible();
    await expect.poll(readLockMark).toBeUndefined();
  });

  it("stays locked in the tabs that are open", async () => {
    await openPages();
    await expect.element(page.getByText("강카나리")).toBeVisible();
    lock.lock();
    await expect.element(heading).toBeVisible();

    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));

    expect(lock.isLocked).toBe(true);
  });

  it("was another teacher's: this one is not asked for it", async () => {
    await keepLockMark("u-other");

    await openPages();

    await expect.element(page.getByText("강카나리")).toBeVisible();
  });

  it("leaves no database behind on a first visit", async () => {
    await openPages();
    await expect.element(page.getByText("강카나리")).toBeVisible();

    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain("damim-lock");
  });
});
