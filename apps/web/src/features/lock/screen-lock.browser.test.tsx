import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIdleLock } from "./idle-lock.ts";
import { saveLockMinutes } from "./lock-minutes.ts";
import {
  findLockPassword,
  findUnlockWait,
  saveLockPassword,
  tryLockPassword,
} from "./lock-password.ts";
import { createScreenLock, type ScreenLock } from "./screen-lock.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-20T09:00:00+09:00");
const FEW_ROUNDS = 1_000;

const stops: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  localStorage.clear();
});

/** As a page of this teacher opens it. */
function open(): ScreenLock {
  const now = () => Date.now();
  const lock = createScreenLock({ uid: "u1", now });
  if (!lock.isSure) lock.settle(undefined);
  const idle = createIdleLock({ lock, now });
  stops.push(lock.start(), idle.start());
  return lock;
}

/** What the browser tells this tab when another one has written. */
function hearFromOtherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
}

function moveMouse(): void {
  dispatchEvent(new PointerEvent("pointermove"));
}

describe("the screen lock of a device", () => {
  it("is found locked by the next start of the same teacher, and by no other teacher", () => {
    open().lock();

    expect(createScreenLock({ uid: "u1", now: () => START }).isLocked).toBe(true);
    expect(createScreenLock({ uid: "u2", now: () => START }).isLocked).toBe(false);
    expect(Object.keys(localStorage)).toEqual(["lockOwner"]);
  });

  it("follows the other tabs, both ways", () => {
    const lock = open();
    const told = vi.fn<() => void>();
    lock.subscribe(told);

    hearFromOtherTab("screenLocked", "u1");
    expect(lock.isLocked).toBe(true);
    hearFromOtherTab("screenLocked", null);

    expect(lock.isLocked).toBe(false);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it("locks by itself when the time is over, and a hand puts it off", () => {
    const lock = open();
    saveLockMinutes(10);
    vi.advanceTimersByTime(9 * MINUTE);
    moveMouse();
    vi.advanceTimersByTime(10 * MINUTE - 1);
    expect(lock.isLocked).toBe(false);

    vi.advanceTimersByTime(1);

    expect(lock.isLocked).toBe(true);
  });

  it("is put off by a hand in another tab", () => {
    const lock = open();
    saveLockMinutes(10);
    vi.advanceTimersByTime(9 * MINUTE);
    hearFromOtherTab("lastActiveAt", String(Date.now()));
    vi.advanceTimersByTime(9 * MINUTE);
    expect(lock.isLocked).toBe(false);

    vi.advanceTimersByTime(MINUTE);

    expect(lock.isLocked).toBe(true);
  });

  it("locks at the first movement after a sleep in which no timer ran", () => {
    const lock = open();
    saveLockMinutes(10);

    vi.setSystemTime(START + 60 * MINUTE);
    moveMouse();

    expect(lock.isLocked).toBe(true);
  });

  it("is locked from the first moment of a start after the device was left alone", () => {
    open();
    saveLockMinutes(10);

    const later = createScreenLock({ uid: "u1", now: () => START + 11 * MINUTE });

    expect(later.isLocked).toBe(true);
  });

  it("still comes when the clock was set back meanwhile", () => {
    const lock = open();
    saveLockMinutes(10);
    moveMouse();
    vi.setSystemTime(START - 60 * MINUTE);
    moveMouse();

    vi.advanceTimersByTime(21 * MINUTE);

    expect(lock.isLocked).toBe(true);
  });

  it("never comes by itself where no time was chosen", () => {
    const lock = open();

    vi.advanceTimersByTime(24 * 60 * MINUTE);

    expect(lock.isLocked).toBe(false);
    expect(localStorage.getItem("lastActiveAt")).toBeNull();
  });
});

describe("the lock password", () => {
  beforeEach(() => {
    vi.useRealTimers();
  });

  it("is kept as a salted slow hash that differs each time", async () => {
    await saveLockPassword("2580", FEW_ROUNDS);
    const first = localStorage.getItem("lockPassword");
    await saveLockPassword("2580", FEW_ROUNDS);

    expect(first).not.toContain("2580");
    expect(localStorage.getItem("lockPassword")).not.toBe(first);
    expect(await tryLockPassword("2580", () => START)).toEqual({ ok: true, value: undefined });
  });

  it("is the same typed on a Mac, which sends 한글 in parts", async () => {
    await saveLockPassword("분필".normalize("NFC"), FEW_ROUNDS);

    expect(await tryLockPassword("분필".normalize("NFD"), () => START)).toMatchObject({ ok: true });
  });

  it("makes wrong entries wait longer each time, and forgets them after a right one", async () => {
    await saveLockPassword("2580", FEW_ROUNDS);
    let now = START;
    const enter = (password: string) => tryLockPassword(password, () => now);

    expect(await enter("0000")).toMatchObject({ refusal: { type: "WrongLockPassword" } });
    expect(await enter("2580")).toEqual({
      ok: false,
      refusal: { type: "LockWaits", waitMs: 1_000 },
    });
    now += 1_000;
    expect(await enter("0001")).toMatchObject({ refusal: { type: "WrongLockPassword" } });
    expect(findUnlockWait(now)).toBe(2_000);
    now += 2_000;
    expect(await enter("2580")).toMatchObject({ ok: true });
    expect(findUnlockWait(now)).toBe(0);
  });

  it("counts a try before it is looked at, so that leaving the page saves none", async () => {
    await saveLockPassword("2580", FEW_ROUNDS);
    const trying = tryLockPassword("0000", () => START);

    expect(findUnlockWait(START)).toBe(1_000);
    await trying;
  });

  it.each([
    ["nothing", null],
    ["no JSON", "x"],
    ["a hash that is none", '{"salt":"?","hash":"","rounds":1,"isDigits":true}'],
    ["rounds beyond reason", '{"salt":"AA==","hash":"AA==","rounds":1e12,"isDigits":true}'],
  ])("is none when what is kept is %s: the account unlocks", async (_name, text) => {
    if (text !== null) localStorage.setItem("lockPassword", text);

    expect(findLockPassword()).toBeUndefined();
    expect(await tryLockPassword("2580", () => START)).toEqual({
      ok: false,
      refusal: { type: "NoLockPassword" },
    });
  });
});
