import { findText } from "./server/json-fields.ts";

/** What a teacher is told on an open page. */
export interface PushNews {
  /** Of its cause: the same one comes by the live stream and by the worker. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
}

const listeners = new Set<(news: PushNews) => void>();
/** What came while no page was there that shows it: at the start, in front of a class, under the lock. */
let waiting: readonly PushNews[] = [];
const WAITING_MAX = 5;

/** News came by the live stream or from the service worker; anything else is passed over. */
export function hearPushNews(told: unknown): void {
  const [tag, title, body] = ["tag", "title", "body"].map((field) => findText(told, field));
  if (!tag || !title) return;
  const news = { tag, title, body: body ?? "" };
  if (listeners.size === 0)
    waiting = [...waiting.filter((one) => one.tag !== tag), news].slice(-WAITING_MAX);
  for (const listener of listeners) listener(news);
}

/** Returns the way to stop. */
export function watchPushNews(listener: (news: PushNews) => void): () => void {
  listeners.add(listener);
  for (const news of waiting) listener(news);
  waiting = [];
  return () => listeners.delete(listener);
}
