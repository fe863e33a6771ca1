import type { LiveHub, Listening, LiveListener } from "@damim/sync/server/live-hub.ts";
import type { Commit } from "@damim/sync/server/push.ts";
import type { Announcement } from "../../sync/announcement.ts";
import type { ReadNews } from "./read-news.ts";

const RETRY_FIRST_MS = 50;
const RETRY_LONGEST_MS = 2_000;

export interface NewsReader {
  watch(scope: string, listener: LiveListener, as?: Listening): () => void;
  publish(commit: Commit): void;
  /** Another process says that it has committed. */
  hear(announcement: Announcement): void;
  /** Compares all watched scopes with the database: announcements may have been missed. */
  checkAll(): void;
  close(): void;
}

/**
 * Knows of each watched scope up to which sequence its listeners were told, and reads the rest from
 * the database. A frame whose `from` is beyond a device's cursor makes it pull, and one it knows is
 * passed over, so to tell something twice is harmless; only a sequence that nobody is told is not.
 */
export function createNewsReader(options: {
  readonly hub: LiveHub;
  readonly readNews: ReadNews;
  readonly onFailure: (error: unknown) => void;
}): NewsReader {
  const { hub, readNews, onFailure } = options;
  /** One entry a watched scope; undefined until the first word about it. */
  const toldByScope = new Map<string, number | undefined>();
  const wanted = new Set<string>();
  let isReading = false;
  let isClosed = false;

  function want(scope: string): void {
    wanted.add(scope);
    if (!isReading) void readWanted();
  }

  async function readWanted(): Promise<void> {
    isReading = true;
    let failures = 0;
    while (wanted.size > 0 && !isClosed) {
      const asked = [...wanted].filter((scope) => toldByScope.has(scope));
      wanted.clear();
      const missed: unknown[] = [];
      // A node may be away, and those of others are told.
      await Promise.all(
        asked.map(async (scope) => {
          try {
            const commit = await readNews(scope, toldByScope.get(scope));
            if (commit) tell(commit);
          } catch (error) {
            missed.push(error);
            wanted.add(scope);
          }
        }),
      );
      if (missed.length === 0) failures = 0;
      else {
        if (failures++ === 0) onFailure(missed[0]);
        await pause(Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS));
      }
    }
    isReading = false;
  }

  function tell(commit: Commit): void {
    const { scope, seq } = commit;
    if (!toldByScope.has(scope) || isClosed) return;
    const told = toldByScope.get(scope);
    if (told !== undefined && seq <= told) return;
    toldByScope.set(scope, seq);
    // While it was read, a commit of this process may have brought the listeners further.
    const from = Math.max(commit.from, told ?? 0);
    hub.commit({ ...commit, from, rows: commit.rows.filter(([, , , rowSeq]) => rowSeq > from) });
  }

  return {
    watch(scope, listener, as) {
      if (!toldByScope.has(scope)) toldByScope.set(scope, undefined);
      const stop = hub.watch(scope, listener, as);
      return () => {
        stop();
        if (hub.countListeners(scope) === 0) toldByScope.delete(scope);
      };
    },
    publish(commit) {
      const told = toldByScope.get(commit.scope);
      // Another process was between: both commits are read, in order.
      if (told !== undefined && commit.from > told) want(commit.scope);
      else tell(commit);
    },
    hear({ scope, from, seq }) {
      if (!toldByScope.has(scope)) return;
      const told = toldByScope.get(scope) ?? from;
      if (seq <= told) return;
      toldByScope.set(scope, told);
      want(scope);
    },
    checkAll() {
      for (const scope of toldByScope.keys()) want(scope);
    },
    close() {
      isClosed = true;
    },
  };
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
