import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLiveStream } from "./live-stream.ts";

/** The browser's stream as far as ours uses it; the test says what the network does. */
class FakeEventSource {
  static readonly OPEN = 1;
  static readonly all: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    FakeEventSource.all.push(this);
  }
  answer(): void {
    this.readyState = FakeEventSource.OPEN;
    this.onopen?.();
  }
  break(): void {
    this.onerror?.();
  }
  close(): void {
    this.readyState = 2;
  }
}

beforeEach(() => {
  FakeEventSource.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openStream() {
  return openLiveStream({
    scopes: ["t/u1/2026"],
    onFrame: () => undefined,
    onOpen: () => undefined,
    onLost: () => undefined,
    chance: () => 0.5,
  });
}

function countOpened(): number {
  return FakeEventSource.all.length;
}

describe("the live stream", () => {
  it("comes back by itself, waiting longer each time", () => {
    openStream();
    FakeEventSource.all.at(-1)?.break();

    vi.advanceTimersByTime(999);
    expect(countOpened()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(countOpened()).toBe(2);
    FakeEventSource.all.at(-1)?.break();
    vi.advanceTimersByTime(1_999);
    expect(countOpened()).toBe(2);
  });

  it("comes back at once when it is told that the server answers again", () => {
    const stream = openStream();
    for (let failure = 0; failure < 6; failure += 1) {
      FakeEventSource.all.at(-1)?.break();
      vi.runAllTimers();
    }
    FakeEventSource.all.at(-1)?.break();
    const before = countOpened();

    stream.wake();

    expect(countOpened()).toBe(before + 1);
  });

  it("is left alone while it stands or is just being opened", () => {
    const stream = openStream();

    stream.wake();
    FakeEventSource.all.at(-1)?.answer();
    stream.wake();

    expect(countOpened()).toBe(1);
  });
});
