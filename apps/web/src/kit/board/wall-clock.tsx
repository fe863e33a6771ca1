import { toTimeWords } from "@damim/domain/bells/bells-words.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { RunningClock } from "../../data/server/running-clock.ts";
import { useClockValue } from "../../data/server/use-running-clock.ts";

/** The hour in the head of a board, as the server's clock has it. */
export function WallClock({ clock }: { readonly clock: RunningClock }) {
  const words = useClockValue(clock, ({ shown }) => toTimeWords(toSeoulTimeText(shown)));
  return (
    <time className="mr-4 whitespace-nowrap text-[length:--spacing(14)] leading-none font-extrabold tracking-display">
      {words}
    </time>
  );
}
