import type { TroubleReport } from "@damim/domain/report/trouble-report.ts";

/** Where it happened: in somebody's page, or in this server. */
export type ReportSide = "browser" | "server";

/** How long something took, of one in ten. */
export interface Duration {
  /** A pattern, never an address: "/attendance", "POST api/sync". */
  readonly what: string;
  readonly op: "pageload" | "http.server";
  readonly durationMs: number;
}

export type PageDevice = "phone" | "desktop";

/** Takes what is already scrubbed to the services that the operator named; to none when none is named. */
export interface Reporter {
  readonly takesTroubles: boolean;
  readonly takesPages: boolean;
  reportTrouble(report: TroubleReport, side: ReportSide): void;
  /** One in ten goes. */
  reportDuration(duration: Duration, side: ReportSide): void;
  countPage(route: string, device: PageDevice): void;
  /** What was begun has arrived, or failed. */
  settled(): Promise<void>;
}

/** Where nothing is to be told: nobody named a service. */
export const silentReporter: Reporter = {
  takesTroubles: false,
  takesPages: false,
  reportTrouble: () => undefined,
  reportDuration: () => undefined,
  countPage: () => undefined,
  settled: () => Promise.resolve(),
};
