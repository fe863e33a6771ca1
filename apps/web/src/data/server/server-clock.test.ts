import { expect, it } from "vitest";
import { openServerClock, type ServerClock } from "./server-clock.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TRUE_NOON = Date.parse("2026-11-23T12:00:00+09:00");

/** A device whose clock is so far ahead, at a true time that goes on. */
function buildDevice(offMs: number) {
  const device = {
    offMs,
    trueNow: TRUE_NOON,
    kept: undefined as string | undefined,
    hour: undefined as string | undefined,
  };
  const open = (): ServerClock =>
    openServerClock({
      deviceNow: () => device.trueNow + device.offMs,
      read: () => device.kept,
      write: (text) => (device.kept = text),
      steadyNow: () => device.trueNow - TRUE_NOON,
      readHour: () => device.hour,
      writeHour: (text) => (device.hour = text),
    });
  const hear = (clock: ServerClock): boolean => {
    const askedAt = device.trueNow + device.offMs;
    device.trueNow += 200;
    return clock.hear(device.trueNow, askedAt);
  };
  return { device, open, hear };
}

it.each([2 * DAY, -3 * DAY, 11.9 * MINUTE, -11.4 * MINUTE])(
  "tells the server's time on a clock %d ms off",
  (off) => {
    const { device, open, hear } = buildDevice(off);
    const clock = open();
    expect(clock.now()).toBe(device.trueNow + off);

    expect(hear(clock)).toBe(true);
    device.trueNow += 40 * MINUTE;

    expect(Math.abs(clock.now() - device.trueNow)).toBeLessThanOrEqual(MINUTE);
    expect(Math.abs(clock.aheadMs() - off)).toBeLessThanOrEqual(MINUTE);
    // The next answer says the same.
    expect(hear(clock)).toBe(false);
    // So does a start without the network.
    expect(Math.abs(open().now() - device.trueNow)).toBeLessThanOrEqual(MINUTE);
  },
);

it.each([0, 9 * MINUTE, -9 * MINUTE])("believes a clock that is %d ms off", (off) => {
  const { device, open, hear } = buildDevice(off);
  const clock = open();

  expect(hear(clock)).toBe(false);
  expect(clock.now()).toBe(device.trueNow + off);
  expect(device.kept).toBeUndefined();
});

it("takes an answer that slept for a night with the device for no difference", () => {
  const { device, open } = buildDevice(0);
  const clock = open();
  const askedAt = device.trueNow;
  device.trueNow += 9 * 60 * MINUTE;

  expect(clock.hear(askedAt + 100, askedAt)).toBe(false);
  expect(clock.aheadMs()).toBe(0);
});

it("believes a clock again that was set right, at once where it had run ahead", () => {
  for (const off of [2 * DAY, -2 * DAY]) {
    const { device, open, hear } = buildDevice(off);
    const clock = open();
    hear(clock);
    device.offMs = 0;
    device.trueNow += 30 * MINUTE;
    if (off > 0) expect([clock.now(), open().now()]).toEqual([device.trueNow, device.trueNow]);

    hear(clock);
    expect([clock.now(), open().now()]).toEqual([device.trueNow, device.trueNow]);
  }
});

it("goes on from what the server told when a device starts in 2013 without the network", () => {
  const { device, open, hear } = buildDevice(0);
  hear(open());
  device.offMs = Date.parse("2013-01-01T00:00:00+09:00") - device.trueNow;
  device.trueNow += 30 * MINUTE;

  const started = open();
  device.trueNow += 5 * MINUTE;

  expect(Math.abs(started.now() - (TRUE_NOON + 5 * MINUTE))).toBeLessThanOrEqual(2 * MINUTE);
  expect(started.notBefore()).toBe(TRUE_NOON);
  expect(hear(started)).toBe(true);
  expect(Math.abs(started.now() - device.trueNow)).toBeLessThanOrEqual(MINUTE);
});

it("tells a clock with seconds what was heard, and not what took too long", () => {
  const { device, open, hear } = buildDevice(5 * MINUTE);
  const clock = open();
  expect(clock.lastHeard()).toBeUndefined();

  hear(clock);
  const heard = { server: device.trueNow + 100, date: device.trueNow + 5 * MINUTE, mono: 200 };
  expect(clock.lastHeard()).toEqual(heard);

  device.trueNow += 30_000;
  clock.hear(device.trueNow - 30_000, heard.date);
  expect(clock.lastHeard()).toEqual(heard);
});
