import { vi } from "vitest";

/** For tests of a page that breaks: React and the router say on the console what it threw. */
export function forgiveConsoleTrouble(): void {
  vi.mocked(console.error).mockClear();
  vi.mocked(console.warn).mockClear();
}
