import { expect, it } from "vitest";
import { toStepSentence, watchClock } from "./watch-clock.ts";

it("tells that the clock was set forward or back, and nothing while it goes with the time", () => {
  const steps: number[] = [];
  let [elapsed, set] = [0, 0];
  let look = (): void => {};
  const stop = watchClock({
    now: () => 1_700_000_000_000 + elapsed + set,
    elapsed: () => elapsed,
    setTimer(work) {
      look = work;
      return () => (look = () => {});
    },
    onStep: (ms) => steps.push(ms),
  });
  const pass = (setMs: number): void => {
    elapsed += 10_000;
    set += setMs;
    look();
  };

  for (const setMs of [0, 50, 300_000, 0, -86_400_000, 0]) pass(setMs);
  stop();
  pass(3_600_000);

  expect(steps).toEqual([300_000, -86_400_000]);
  expect(steps.map(toStepSentence)).toEqual([
    expect.stringContaining("5분 앞으로"),
    expect.stringContaining("1440분 뒤로"),
  ]);
});
