import type { KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import type { AlarmDays } from "@damim/domain/alarm/next-ring.ts";
import { beforeEach, expect, it } from "vitest";
import { createAlarmBell, type AlarmBell } from "./alarm-bell.ts";

const days: AlarmDays = { isOpen: () => true, bellsOf: () => [], shift: 0 };
const milk: KeptAlarm = {
  id: "a",
  label: "우유",
  at: "08:50",
  days: "12345",
  sound: "bell",
  rings: 1,
};
const at = Date.parse("2026-11-18T08:50:00+09:00");

let now: number;
let timer: { readonly work: () => void; readonly at: number } | undefined;
let wake: () => void;
let rung: string[];
let bell: AlarmBell;

beforeEach(() => {
  now = at - 60_000;
  timer = undefined;
  rung = [];
  bell = openBell();
  bell.set([milk], days);
});

function openBell(lastRungAt?: number): AlarmBell {
  return createAlarmBell({
    lastRungAt,
    now: () => now,
    ring: (alarms) => rung.push(alarms.map(({ label }) => label).join("+")),
    setTimer(work, delayMs) {
      timer = { work, at: now + delayMs };
      return () => {
        timer = undefined;
      };
    },
    watchWaking(listener) {
      wake = listener;
      return () => undefined;
    },
  });
}

it("rings once at its instant, with whatever else rings then", () => {
  bell.set([milk, { ...milk, id: "b", label: "식판" }], days);
  now = timer?.at ?? 0;
  timer?.work();
  wake();

  expect(now - at).toBeLessThan(1_000);
  expect(rung).toEqual(["우유+식판"]);
  expect(bell.state().rung).toEqual({ at, labels: ["우유", "식판"] });
  expect(bell.state().next?.at).toBe(at + 86_400_000);
});

it("says in a page that was opened anew what this device rang, and nothing of an alarm that is gone", () => {
  now = at + 600_000;
  const anew = openBell(at);
  anew.set([], days);
  expect(anew.state().rung).toBeUndefined();

  anew.set([milk], days);

  expect(anew.state()).toMatchObject({ missed: undefined, rung: { at, labels: ["우유"] } });
  expect(rung).toEqual([]);
});

it("tells what it slept through, and rings none of it", () => {
  now = at + 600_000;
  wake();

  expect(rung).toEqual([]);
  expect(bell.state().rung).toBeUndefined();
  expect(bell.state().missed).toBe("08:50 알람을 놓쳤어요. 컴퓨터가 자고 있었어요.");
});

it("says nothing of an alarm that is made for an earlier hour", () => {
  bell.set([], days);
  now = at + 60_000;
  bell.set([milk], days);
  now += 600_000;
  wake();

  expect(rung).toEqual([]);
  expect(bell.state().missed).toBeUndefined();
});
