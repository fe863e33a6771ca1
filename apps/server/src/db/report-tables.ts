/** The tables of bugs and counts that this server keeps itself. */
export interface ReportTables {
  error_groups: ErrorGroupRow;
  page_counts: PageCountRow;
}

/** Bugs of one error at one place in one version. Everything in it is scrubbed. */
interface ErrorGroupRow {
  /** Hash of what makes the group. */
  id: string;
  name: string;
  message: string;
  /** The innermost place in our own code: "apps/server/src/sync/push.ts:12"; empty where none is known. */
  place: string;
  /** The pattern of the address. */
  route: string;
  /** Of the pages that this server gave out. */
  version: string;
  side: "browser" | "server";
  count: number;
  first_at: number;
  last_at: number;
}

/** How often one screen was opened on a day. Whose it was stands nowhere. */
interface PageCountRow {
  /** YYYY-MM-DD in Seoul. */
  day: string;
  /** The pattern of the address. */
  screen: string;
  device: "phone" | "desktop";
  count: number;
}
