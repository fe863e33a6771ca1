/** The tables of the frame for outside services. */
export interface OutsideTables {
  outside_copies: OutsideCopyRow;
  outside_services: OutsideServiceRow;
}

/** What a service answered to one question. No key of ours stands in it. */
interface OutsideCopyRow {
  service: string;
  /** The question: path and query without secrets. */
  key: string;
  /** As it came; null while the first answer is on its way. */
  body: string | null;
  /** Epoch ms; 0 while there is no answer. */
  fetched_at: number;
  /** Epoch ms until which one process asks, or nobody is to ask again. */
  asking_until: number;
}

/** How a service does, for all processes. */
interface OutsideServiceRow {
  service: string;
  /** YYYY-MM-DD in Seoul that `calls` counts. */
  day: string;
  calls: number;
  /** In a row. */
  failures: number;
  /** Epoch ms until which it is left alone. */
  rests_until: number;
  last_good_at: number | null;
  last_failed_at: number | null;
  /** An `OutsideRefusalType`. */
  last_failure: string | null;
}
