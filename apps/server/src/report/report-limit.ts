const MINUTE_MS = 60_000;

/** How much may be reported: a broken page in a loop, or a stranger, must not fill the service. */
export interface ReportLimit {
  /** False: too much in this minute. */
  take(key: string): boolean;
}

/** So many a minute of each key (an account; all strangers are one), counted anew each minute. */
export function createReportLimit(options: {
  readonly perMinute: number;
  readonly now: () => number;
}): ReportLimit {
  const { perMinute, now } = options;
  let minute = 0;
  const counts = new Map<string, number>();
  return {
    take(key) {
      const current = Math.floor(now() / MINUTE_MS);
      if (current !== minute) counts.clear();
      minute = current;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= perMinute;
    },
  };
}
