/** What somebody did, in the words of the access log. */
export type AccessAct =
  | "sign-in"
  | "sign-in-refused"
  /** Rows went to a device. */
  | "read"
  /** Rows came from a device. */
  | "write"
  /** A device listens to what others write. */
  | "live"
  /** Former values: 변경 이력, 휴지통. */
  | "history"
  | "file"
  | "export"
  | "import"
  /** Anything else that changes something; the subject is the route. */
  | "change"
  /** Asked for what is not theirs, or without the proof it needs; the subject is the route. */
  | "refused";

/** What one request did with pupils' data. */
export interface Accessed {
  readonly act: AccessAct;
  /** Our own word for what it was: a school year and kind, a route. Never a name. */
  readonly subject?: string;
  /** How many rows; 1 where nothing is counted. */
  readonly count?: number;
  /** Ids of the pupils whose data it was. */
  readonly people?: readonly string[];
}

/** Who did it, and from where. */
export interface Accessor {
  /** A teacher's uid, or the e-mail that was tried. Only its keyed hash is kept. */
  readonly actor: string;
  /** 「Chrome · Windows」. */
  readonly device: string | null;
  readonly address: string;
}
