import { toast } from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, vi } from "vitest";

/** A component test that makes React or the browser complain on the console has failed. */
beforeEach(() => {
  // Its button would be pressed in place of this test's own.
  toast.remove();
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const troubles = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(troubles).toEqual([]);
});
