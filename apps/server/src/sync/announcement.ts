/** What one process tells the others of a commit: where it happened, not what it says. */
export interface Announcement {
  readonly sender: string;
  readonly scope: string;
  /** Sequence before the commit. */
  readonly from: number;
  /** Sequence after it. */
  readonly seq: number;
}

/** The PostgreSQL channel. It spans all schemas of a database: scopes that nobody here watches are passed over. */
export const CHANNEL = "damim_commits";

/** Well under PostgreSQL's 8,000 bytes: no part holds a space and scope ids are short. */
export function toPayload({ sender, scope, from, seq }: Announcement): string {
  return `${sender} ${from} ${seq} ${scope}`;
}

/** A session is over: its streams end wherever they are. The id opens nothing, it is not the token. */
export function toSessionEndPayload(sessionId: string): string {
  return `end ${sessionId}`;
}

export function parseSessionEnd(payload: string): string | undefined {
  return /^end (\S+)$/.exec(payload)?.[1];
}

/** A word of one process to the others that is no commit, such as what is being drawn. */
export function toWordPayload(sender: string, message: string): string {
  return `say ${sender} ${message}`;
}

export function parseWord(
  payload: string,
): { readonly sender: string; readonly message: string } | undefined {
  const [, sender, message] = /^say (\S+) (.*)$/s.exec(payload) ?? [];
  return sender && message ? { sender, message } : undefined;
}

/** Undefined for anything that is not ours: every role of the database may write to the channel. */
export function parsePayload(payload: string): Announcement | undefined {
  const [, sender, from, seq, scope] = /^(\S+) (\d+) (\d+) (\S+)$/.exec(payload) ?? [];
  if (!sender || !scope) return undefined;
  return { sender, scope, from: Number(from), seq: Number(seq) };
}
