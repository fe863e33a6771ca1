import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  nextClock,
  toWrongClockWords,
  type ClockReading,
  type ClockState,
  type ClockTrust,
} from "./next-clock.ts";

interface GoldenClock {
  readonly name: string;
  readonly readings: readonly ClockReading[];
  readonly shown: readonly (readonly [instant: number, trust: ClockTrust])[];
}

// The golden file is ours: its shape is what this test says.
const { bell } = JSON.parse(
  readFileSync(new URL("./golden-bells.json", import.meta.url), "utf8"),
) as { readonly bell: { readonly clock: readonly GoldenClock[] } };

function listStates(readings: readonly ClockReading[]): readonly ClockState[] {
  const states: ClockState[] = [];
  for (const reading of readings) states.push(nextClock(states.at(-1), reading));
  return states;
}

it.each(bell.clock)("$name", ({ readings, shown }) => {
  expect(listStates(readings).map((state) => [state.shown, state.trust])).toEqual(shown);
});

test("time on the screen never runs back while no server speaks and the date is right", () => {
  const steps = fc.array(
    fc.record({ elapsed: fc.nat(60_000), turned: fc.integer({ min: -7_200_000, max: 7_200_000 }) }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(steps, fc.integer({ min: -90_000, max: 90_000 }), (list, offset) => {
      let [date, mono] = [1_795_132_800_000, 0];
      const first = { date, mono, server: date + offset };
      const readings = list.map(({ elapsed, turned }) => {
        date += elapsed + (turned % 3 === 0 ? turned : 0);
        mono += elapsed;
        return { date, mono };
      });
      const shown = listStates([first, ...readings]).map((state) => state.shown);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }),
  );
});

it("says which date is wrong", () => {
  const floor = Date.UTC(2026, 10, 20);

  expect(toWrongClockWords({ shown: Date.UTC(2013, 0, 1), floor })).toBe(
    "이 컴퓨터의 날짜가 2013년이에요. 시계를 맞추거나 인터넷에 이어 주세요.",
  );
  expect(toWrongClockWords({ shown: Date.UTC(2026, 2, 3), floor })).toBe(
    "이 컴퓨터의 날짜가 3월 3일이에요. 시계를 맞추거나 인터넷에 이어 주세요.",
  );

  expect(toWrongClockWords({ shown: floor - 3_600_000, floor })).toBe(
    "이 컴퓨터의 시계가 8:00에 맞춰져 있어요. 시계를 맞추거나 인터넷에 이어 주세요.",
  );
});

test("never says of a wrong clock what is right", () => {
  const instant = fc.integer({ min: Date.UTC(2013, 0, 1), max: Date.UTC(2027, 1, 1) });
  const near = fc.tuple(instant, fc.integer({ min: 300_000, max: 86_400_000 }));
  fc.assert(
    fc.property(near, ([floor, behind]) => {
      const shown = floor - behind;
      expect(toWrongClockWords({ shown, floor })).not.toBe(
        toWrongClockWords({ shown: floor, floor: shown }),
      );
    }),
  );
});
