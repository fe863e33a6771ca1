import { toBellState } from "@damim/domain/bells/bell-state.ts";
import { listBellEdges } from "@damim/domain/bells/align-bells.ts";
import { presetBells } from "@damim/domain/bells/preset-bells.ts";
import { toSeoulSeconds } from "@damim/domain/calendar-day/calendar-day.ts";
import { expect, it } from "vitest";
import { createRunningClock } from "./running-clock.ts";
import type { HeardTime } from "./server-clock.ts";

const HOUR = 3_600_000;
const MIDNIGHT = Date.parse("2026-11-23T00:00:00+09:00");

/** A device with one timer at a time, whose clocks move by hand. */
function buildDevice(date = MIDNIGHT) {
  const device = {
    date,
    mono: 0,
    heard: undefined as HeardTime | undefined,
    notBefore: undefined as number | undefined,
    asked: 0,
    timers: new Set<{ readonly at: number; readonly work: () => void }>(),
    watchers: new Set<() => void>(),
    pass(ms: number) {
      device.date += ms;
      device.mono += ms;
    },
    /** To the next timer, which may come a little late. */
    tick(lateMs = 0) {
      const [timer] = device.timers;
      if (!timer) throw new Error("no timer");
      device.pass(timer.at - device.mono + lateMs);
      device.timers.delete(timer);
      timer.work();
    },
    wake: () => device.watchers.forEach((listener) => listener()),
  };
  const clock = createRunningClock({
    deviceNow: () => device.date,
    steadyNow: () => device.mono,
    lastHeard: () => device.heard,
    notBefore: () => device.notBefore,
    ask: () => (device.asked += 1),
    setTimer(work, delayMs) {
      const timer = { at: device.mono + delayMs, work };
      device.timers.add(timer);
      return () => device.timers.delete(timer);
    },
    watchWaking(listener) {
      device.watchers.add(listener);
      return () => device.watchers.delete(listener);
    },
  });
  const show = (): string => new Date(clock.state().shown + 9 * HOUR).toISOString().slice(11, 19);
  return { device, clock, show };
}

it("24 hours of ticks by a fake clock: every edge once, timers and listeners constant", () => {
  const { device, clock } = buildDevice();
  const rows = presetBells[0]?.rows ?? [];
  const edges: number[] = [];
  const seconds: number[] = [];
  let before = toBellState(rows, 0);
  let least = Infinity;
  let most = 0;
  const stop = clock.subscribe(() => {
    const second = Math.floor(toSeoulSeconds(clock.state().shown));
    const state = toBellState(rows, second);
    const isEdge =
      state.phase !== before.phase ||
      ("label" in state && "label" in before && state.label !== before.label);
    if (isEdge) edges.push(second);
    before = state;
    seconds.push(second);
    least = Math.min(least, device.watchers.size);
    most = Math.max(most, device.timers.size);
  });

  for (let second = 1; second < 86_400; second += 1) device.tick(second % 7);

  expect(seconds).toEqual(Array.from({ length: 86_399 }, (_, index) => index + 1));
  expect(edges).toEqual(listBellEdges(rows).map(({ second }) => second));
  expect([least, most]).toEqual([1, 1]);
  stop();
  expect([device.timers.size, device.watchers.size]).toEqual([0, 0]);
});

it("has one timer for all who listen", () => {
  const { device, clock } = buildDevice();
  const stops = [clock.subscribe(() => undefined), clock.subscribe(() => undefined)];
  device.tick();

  expect([device.timers.size, device.watchers.size]).toEqual([1, 1]);
  stops.forEach((stop) => stop());
  expect([device.timers.size, device.watchers.size]).toEqual([0, 0]);
});

it("is true to the second of the server, and does not jump with each answer", () => {
  const { device, clock, show } = buildDevice(MIDNIGHT - 37_000);
  clock.subscribe(() => undefined);
  expect(show()).toBe("23:59:23");

  device.heard = { server: MIDNIGHT, date: device.date, mono: device.mono };
  device.tick();
  expect(show()).toBe("00:00:01");

  device.heard = { server: MIDNIGHT + 1_600, date: device.date, mono: device.mono };
  device.tick();
  expect(show()).toBe("00:00:02");
});

it("is right at once after twelve hours of sleep, and asks the server", () => {
  const { device, clock, show } = buildDevice();
  clock.subscribe(() => undefined);
  device.tick();
  const asked = device.asked;

  device.date += 12 * HOUR;
  device.wake();

  expect(show()).toBe("12:00:01");
  expect(clock.state().trust).toBe("asleep");
  expect(device.asked).toBe(asked + 1);
  device.heard = { server: device.date + 5_000, date: device.date, mono: device.mono };
  device.tick();
  expect([show(), clock.state().trust]).toEqual(["12:00:07", "server"]);
});

it("stands by its time while the device is turned by an hour, and passes over an answer from before", () => {
  const { device, clock, show } = buildDevice();
  clock.subscribe(() => undefined);
  device.heard = { server: MIDNIGHT + HOUR, date: device.date, mono: device.mono };
  device.date -= HOUR;
  device.tick();

  expect(show()).toBe("00:00:01");
});

it("knows a device that begins in 2013, and mends it with the server's word", () => {
  const { device, clock } = buildDevice(Date.parse("2013-01-01T09:00:00+09:00"));
  device.notBefore = MIDNIGHT;
  clock.subscribe(() => undefined);
  expect(clock.state()).toMatchObject({ trust: "wrong", floor: MIDNIGHT });
  expect(device.asked).toBe(1);

  device.heard = { server: MIDNIGHT + 9 * HOUR, date: device.date, mono: device.mono };
  device.tick();
  expect(clock.state().trust).toBe("server");
});
