import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTrying } from "./keep-trying.ts";

const window = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = () => vi.fn(() => Promise.reject(new Error("away")));

it("tries again after two seconds, four, eight, and at last once a minute", async () => {
  const attempt = failing();
  const stop = keepTrying(attempt);
  const triedAt: number[] = [];
  for (let second = 1; second <= 190; second++) {
    const before = attempt.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (attempt.mock.calls.length > before) triedAt.push(second);
  }
  stop();

  expect(triedAt).toEqual([2, 6, 14, 30, 62, 122, 182]);
});

it("tries at once when the device is online again", async () => {
  const attempt = failing();
  const stop = keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new Event("online"));
  stop();

  expect(attempt).toHaveBeenCalledTimes(2);
});

it("is over with the first that comes", async () => {
  const attempt = failing();
  keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(500);
  attempt.mockResolvedValue(undefined as never);
  await vi.advanceTimersByTimeAsync(2_000);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(100_000);

  expect(attempt).toHaveBeenCalledTimes(2);
});

it("tries no more once it is ended, also when it was under way", async () => {
  const attempt = failing();
  const stop = keepTrying(attempt);
  stop();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(100_000);

  expect(attempt).toHaveBeenCalledTimes(1);
});

it("waits for the moment it is given", () => {
  const attempt = failing();
  let begin: () => void = () => undefined;
  const takeBack = vi.fn();
  const stop = keepTrying(attempt, (work) => {
    begin = work;
    return takeBack;
  });
  expect(attempt).not.toHaveBeenCalled();
  begin();
  stop();

  expect(attempt).toHaveBeenCalledTimes(1);
  expect(takeBack).toHaveBeenCalledOnce();
});
