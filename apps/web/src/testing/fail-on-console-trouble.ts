import { afterEach, beforeEach, expect, vi } from "vitest";

/** A component test that makes React or the browser complain on the console has failed. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const troubles = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(troubles).toEqual([]);
});
