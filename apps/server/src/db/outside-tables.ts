/** The tables of the frame for outside services. */
export interface OutsideTables {
  outside_copies: OutsideCopyRow;
  outside_services: OutsideServiceRow;
  feeds: FeedRow;
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

/** A calendar that a teacher follows by its address. Its events are rows of the teacher's year. */
export interface FeedRow {
  /** The teacher's uid. */
  owner_id: string;
  /** UUIDv7, made by the device; another teacher's feed of the same id is another feed. */
  id: string;
  name: string;
  colour: string;
  /** The address, encrypted: whoever has it reads the calendar. */
  sealed: string;
  /** JSON: what its server said of the last text (`CalendarMarks`). */
  marks: string;
  /** The school year that has its events. */
  written_year: number;
  /** Epoch ms of the last asking. */
  checked_at: number;
  /** Epoch ms at which it last came. */
  good_at: number;
  /** A `FeedFailure`; null: it came. */
  failure: string | null;
}
