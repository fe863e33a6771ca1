import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arrive, NotArrived } from "./not-arrived.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a part that comes is handed on, and nothing keeps waiting", async () => {
  await expect(arrive(() => Promise.resolve("part"))).resolves.toBe("part");
  expect(vi.getTimerCount()).toBe(0);
});

it("a part that fails has not arrived", async () => {
  await expect(arrive(() => Promise.reject(new TypeError("404")))).rejects.toThrow(NotArrived);
});

it("a part that hangs has not arrived after 120 s", async () => {
  const said = vi.fn();
  arrive(() => new Promise(() => undefined)).catch(said);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(said.mock.calls[0]?.[0]).toBeInstanceOf(NotArrived);
});
