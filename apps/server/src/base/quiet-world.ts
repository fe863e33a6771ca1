import { silentReporter } from "./ports/reporter.ts";

/** What `ServerDeps` asks of the world, where there is no mail, no network and no waiting. */
export const quietWorld = {
  mail: {
    isConfigured: false,
    send: async () => {},
    sendOnce: async () => {},
    settled: async () => {},
    close: () => {},
  },
  reporter: silentReporter,
  network: () => ({ lanAddresses: [] }),
  fetchOutside: () => Promise.reject(new Error("no service outside")),
  readLinkPage: async () => undefined,
  fetchCalendar: async () => ({ type: "failed" as const, failure: "away" as const }),
  pause: async () => {},
};
