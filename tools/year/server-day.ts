import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { createDice } from "../../apps/web/src/testing/throw-dice.ts";
import type { ServerRows } from "./midnight.ts";
import type { World } from "./world.ts";

/** What goes wrong with the server on one day, by the quarter of an hour. */
export interface ServerDay {
  /** On such a day no device loses what it had: a restored server gets back what any of them still has. */
  readonly isRestored: boolean;
  /** Begins what this quarter has. A server that was killed starts beside what people do, perhaps for longer than a quarter. */
  begin(quarter: number): Promise<void>;
  /** Resolves when everything stands again. */
  end(): Promise<void>;
}

const MINUTE_MS = 60_000;
const KILLS = 2;
/** Of days. */
const OFTEN = { restored: 1 / 90, second: 1 / 5, full: 1 / 7, stepped: 1 / 30, database: 1 / 7 };
const FULL_QUARTERS = 4;
const FROZEN_MS = 2_500;

export function planServerDay(
  { options, host, clock, onFault }: World,
  about: { readonly day: CalendarDay; readonly quarters: number; readonly rows: ServerRows },
): ServerDay {
  const { day, quarters, rows } = about;
  const dice = createDice(options.seed * 31 + Date.parse(day) / 86_400_000);
  const throwAt = (often: number): number =>
    dice.isLucky(often) && !options.isCalm ? dice.below(quarters) : -1;
  const killed = Array.from({ length: KILLS }, () => throwAt(1));
  const [restored, second] = [throwAt(OFTEN.restored), throwAt(OFTEN.second)];
  const [full, stepped] = [throwAt(OFTEN.full), throwAt(OFTEN.stepped)];
  const [databaseKilled, frozen] = [throwAt(OFTEN.database), throwAt(OFTEN.database)];
  const stepMs = (dice.isLucky(0.5) ? 1 : -1) * (11 + dice.below(200)) * MINUTE_MS;
  const beside: Readonly<Record<string, () => Promise<boolean>>> = {
    "the server killed": () => host.kill().then(() => true),
    "the database killed": () => host.killDatabase(),
    "the database frozen": () => host.freezeDatabase(FROZEN_MS),
  };
  let starting: Promise<unknown> = Promise.resolve();
  const isEventful = (quarter: number): boolean =>
    [...killed, restored, second, full, full + FULL_QUARTERS, databaseKilled, frozen].includes(
      quarter,
    );
  return {
    isRestored: restored >= 0,
    async begin(quarter) {
      if (isEventful(quarter)) await starting;
      if (quarter === stepped) {
        clock.wrongMs = stepMs;
        onFault("the server's clock stepped");
      }
      if (quarter === restored && (await host.restore())) {
        rows.forget();
        onFault("restored from last night's backup");
      }
      if (quarter === second) {
        const turned = await host.turnSecond();
        if (turned) onFault(`a second process ${turned}`);
      }
      if (quarter === full && host.fillDisk(true)) onFault("the disk full for an hour");
      if (quarter === full + FULL_QUARTERS) host.fillDisk(false);
      const happening = [
        killed.includes(quarter) && "the server killed",
        quarter === databaseKilled && "the database killed",
        quarter === frozen && "the database frozen",
      ].flatMap((name) => name || []);
      if (happening.length === 0) return;
      starting = Promise.all(
        happening.map(async (name) => {
          if (await beside[name]?.()) onFault(name);
        }),
      );
      // Whoever waits for it is told.
      starting.catch(() => undefined);
    },
    async end() {
      await starting;
      clock.wrongMs = 0;
      host.fillDisk(false);
    },
  };
}
