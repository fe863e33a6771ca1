/** One row of the table: what was looked at, what was seen, and whether it is as it must be. */
export interface Finding {
  readonly what: string;
  readonly found: string;
  readonly holds: boolean;
}

/** A part of the rehearsal. It answers with a Korean sentence instead where this machine lacks what it needs. */
export interface Part {
  readonly name: string;
  readonly title: string;
  rehearse(): Promise<readonly Finding[] | string>;
}
