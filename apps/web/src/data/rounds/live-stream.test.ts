import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLiveStream } from "./live-stream.ts";

/** The browser's stream as far as ours uses it; the test says what the network does. */
class FakeEventSource {
  static readonly OPEN = 1;
  static readonly all: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  private readonly listenersByType = new Map<string, (event: { data: string }) => void>();
  constructor() {
    FakeEventSource.all.push(this);
  }
  addEventListener(type: string, listener: (event: { data: string }) => void): void {
    this.listenersByType.set(type, listener);
  }
  tell(type: string, data = "{}"): void {
    this.listenersByType.get(type)?.({ data });
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

function openStream(onLost: () => void = () => undefined) {
  return openLiveStream({
    path: "live?scopes=t%2Fu1%2F2026",
    onFrame: () => undefined,
    onHello: () => undefined,
    onOpen: () => undefined,
    onLost,
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
      vi.runOnlyPendingTimers();
    }
    FakeEventSource.all.at(-1)?.break();
    const before = countOpened();

    stream.wake();

    expect(countOpened()).toBe(before + 1);
  });

  it("comes back when a server that ends tells it to", () => {
    openStream();
    FakeEventSource.all.at(-1)?.answer();
    FakeEventSource.all.at(-1)?.tell("bye", "4200");

    vi.advanceTimersByTime(4_199);
    expect([countOpened(), FakeEventSource.all.at(-1)?.readyState]).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(countOpened()).toBe(2);
  });

  it("is noticed to be dead when the server's beats stay out, and asks for a round", () => {
    let lost = 0;
    openStream(() => (lost += 1));
    const source = FakeEventSource.all.at(-1);
    source?.answer();
    source?.tell("hello", '{"beatMs":20000}');

    for (let beat = 0; beat < 9; beat += 1) {
      vi.advanceTimersByTime(49_000);
      source?.tell("beat");
    }
    expect([lost, countOpened()]).toEqual([0, 1]);
    vi.advanceTimersByTime(50_000);
    expect([lost, source?.readyState]).toEqual([1, 2]);
    vi.advanceTimersByTime(1_000);
    expect(countOpened()).toBe(2);
  });

  it("is given up when it does not open, and not watched where the server tells no beat", () => {
    openStream();
    vi.advanceTimersByTime(31_000);
    expect(countOpened()).toBe(2);

    FakeEventSource.all.at(-1)?.answer();
    FakeEventSource.all.at(-1)?.tell("hello");
    vi.advanceTimersByTime(1_000_000);

    expect(countOpened()).toBe(2);
  });

  it("is left alone while it stands or is just being opened", () => {
    const stream = openStream();

    stream.wake();
    FakeEventSource.all.at(-1)?.answer();
    stream.wake();

    expect(countOpened()).toBe(1);
  });
});
