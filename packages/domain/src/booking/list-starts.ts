import { toClockTime, toMinutes } from "../bells/bell-time.ts";

/**
 * When talks begin within some hours: from the first minute on every `minutes` + `gap`, while one ends inside. Starts
 * never shift, whatever is taken away.
 *
 * ```ts
 * listStarts({ from: "14:40", to: "16:30" }, { minutes: 20, gap: 5 }); // 14:40, 15:05, 15:30, 15:55
 * ```
 */
export function listStarts(
  { from, to }: { readonly from: string; readonly to: string },
  { minutes, gap }: { readonly minutes: number; readonly gap: number },
): readonly string[] {
  const last = toMinutes(to) - minutes;
  const starts: string[] = [];
  for (let at = toMinutes(from); at <= last; at += minutes + gap) starts.push(toClockTime(at));
  return starts;
}
