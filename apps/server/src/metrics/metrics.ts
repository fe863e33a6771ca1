/** What a scrape holds at most: a collector keeps each series for itself. */
export const SERIES_MOST = 300;
/** Sets of labels beyond `most`, with `other` in place of the label that grows. */
const OTHERS = 5;
/** Seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** What is said of a figure; its labels hold our own words alone, never who or where. */
export interface MetricFamily {
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  /** How many sets of labels. */
  readonly most: number;
  /** The label that is `other` when there are more; without it the figure of a further set is left out. */
  readonly grows?: string;
}

export type Labels = Readonly<Record<string, string>>;

export interface Metrics<Name extends string> {
  /** A counter goes up. */
  add(name: Name, labels?: Labels, by?: number): void;
  /** A gauge stands at. */
  set(name: Name, value: number, labels?: Labels): void;
  /** A gauge stands at these by their labels, and at no other. */
  stand(name: Name, all: readonly (readonly [Labels, number])[]): void;
  /** So many seconds, into the buckets of a histogram. */
  time(name: Name, seconds: number, labels?: Labels): void;
  /** All of them, in the text form of Prometheus. */
  write(): string;
}

interface Series {
  value: number;
  readonly buckets: number[];
  count: number;
}

/**
 * Figures in memory. Their greatest number is known before the first is kept: families that could be more than 300 series
 * are refused at once.
 */
export function createMetrics<Name extends string>(
  families: Readonly<Record<Name, MetricFamily>>,
): Metrics<Name> {
  const all = Object.entries<MetricFamily>(families);
  const most = all.reduce((sum, [, family]) => sum + countMost(family), 0);
  if (most > SERIES_MOST) throw new Error(`${most} series are more than ${SERIES_MOST}`);
  const kept = new Map(all.map(([name]) => [name, new Map<string, Series>()]));

  function find(name: Name, labels: Labels = {}): Series | undefined {
    const family = families[name];
    const sets = kept.get(name);
    const key = toKey(labels);
    const found = sets?.get(key);
    if (found || !sets) return found;
    const isOther = family.grows !== undefined && labels[family.grows] === "other";
    if (sets.size >= family.most + (isOther ? OTHERS : 0)) {
      return family.grows && !isOther
        ? find(name, { ...labels, [family.grows]: "other" })
        : undefined;
    }
    const made = { value: 0, buckets: BUCKETS.map(() => 0), count: 0 };
    sets.set(key, made);
    return made;
  }

  function set(name: Name, value: number, labels?: Labels): void {
    const series = find(name, labels);
    if (series) series.value = value;
  }

  return {
    add(name, labels, by = 1) {
      const series = find(name, labels);
      if (series) series.value += by;
    },
    set,
    stand(name, standing) {
      kept.get(name)?.clear();
      for (const [labels, value] of standing) set(name, value, labels);
    },
    time(name, seconds, labels) {
      const series = find(name, labels);
      if (!series) return;
      series.value += seconds;
      series.count += 1;
      // Each holds all that were as quick or quicker.
      for (const [place, limit] of BUCKETS.entries()) {
        if (seconds <= limit) series.buckets[place] = (series.buckets[place] ?? 0) + 1;
      }
    },
    write: () =>
      all
        .flatMap(([name, { type, help }]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...[...(kept.get(name) ?? [])].flatMap(([key, series]) =>
            type === "histogram"
              ? writeBuckets(name, key, series)
              : [line(name, key, series.value)],
          ),
        ])
        .join("\n") + "\n",
  };
}

function countMost({ type, most, grows }: MetricFamily): number {
  return (most + (grows ? OTHERS : 0)) * (type === "histogram" ? BUCKETS.length + 3 : 1);
}

function writeBuckets(name: string, key: string, { buckets, count, value }: Series): string[] {
  const before = key && `${key},`;
  return [
    ...BUCKETS.map((limit, n) => line(`${name}_bucket`, `${before}le="${limit}"`, buckets[n] ?? 0)),
    line(`${name}_bucket`, `${before}le="+Inf"`, count),
    line(`${name}_sum`, key, value),
    line(`${name}_count`, key, count),
  ];
}

function line(name: string, key: string, value: number): string {
  return `${name}${key && `{${key}}`} ${value}`;
}

function toKey(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, "_")}"`)
    .join(",");
}
