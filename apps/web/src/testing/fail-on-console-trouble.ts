import { toast } from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { afterPaint } from "../platform/after-paint.ts";

/** A component test that makes React or the browser complain on the console has failed. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(async () => {
  // An act is told of after the next picture: its button would be pressed in place of the next test's own.
  if (document.querySelector("[data-toaster]")) await new Promise<void>(afterPaint);
  toast.remove();
  const troubles = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(troubles).toEqual([]);
});
