import type { FeatureAct } from "../../apps/web/src/kit/act/feature-act.ts";
import type { YearClock } from "./clock/open-clock.ts";
import type { Ledger } from "./ledger.ts";
import type { YearOptions } from "./options.ts";

/** What everybody in a lived year shares. */
export interface World {
  readonly clock: YearClock;
  readonly ledger: Ledger;
  readonly options: YearOptions;
  readonly origin: string;
  readonly acts: readonly FeatureAct[];
  readonly isSkipped: (act: number) => boolean;
  readonly onAct: (name: string) => void;
  readonly onFault: (name: string) => void;
  /** `kill -9`; resolves when it answers again. */
  killServer(): Promise<void>;
}
