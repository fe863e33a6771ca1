import type { Store } from "@damim/sync/client/store.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { openActs } from "./open-acts.ts";
import { useTeacherData } from "../use-teacher-data.ts";
import { fetchHistory, type HistoryChange, type HistoryPage } from "../server/history-requests.ts";
import { findText } from "../server/json-fields.ts";

export interface RecordHistory {
  /** `away`: the server could not be asked, and nothing is known yet. */
  readonly state: "loading" | "away" | "ready";
  /** The server's own sentence of why it is away, where it gave one. */
  readonly said: string | undefined;
  /** Newest first. */
  readonly changes: readonly HistoryChange[];
  readonly hasMore: boolean;
  /** Writes of this device to these records that the server does not know yet. */
  readonly unsentCount: number;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export interface RecordsOfHistory {
  /** False asks nothing: the list is closed. */
  readonly isOpen: boolean;
  readonly store: Store;
  readonly kind: string;
  readonly ids: readonly string[];
}

/** What happened to some records of one kind, asked from the server and asked again when they change. */
export function useRecordHistory({ isOpen, store, kind, ids }: RecordsOfHistory): RecordHistory {
  const { vault } = useTeacherData();
  const [page, setPage] = useState<HistoryPage>();
  const [trouble, setTrouble] = useState<{ readonly said: string | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const idsKey = ids.join("\n");
  const countUnsent = (): number =>
    store.pending().filter((op) => op.kind === kind && ids.includes(op.id)).length;
  const unsentCount = useSyncExternalStore(store.subscribe, countUnsent);
  const revision = useSyncExternalStore(store.subscribe, () => store.revision(kind));
  useEffect(() => {
    if (!isOpen) return;
    let isStopped = false;
    fetchHistory({ scope: store.scope, kind, ids: idsKey.split("\n") })
      .then((first) => openActs(vault, { scope: store.scope, kind }, first))
      .then((first) => {
        if (isStopped) return;
        setPage(first);
        setTrouble(undefined);
      })
      .catch((error: unknown) => {
        if (!isStopped) setTrouble({ said: findText(error, "sentence") });
      });
    return () => {
      isStopped = true;
    };
  }, [isOpen, store, kind, idsKey, revision, unsentCount, attempt, vault]);
  const loadMore = (): void => {
    if (!page?.next) return;
    fetchHistory({ scope: store.scope, kind, ids }, page.next)
      .then((more) => openActs(vault, { scope: store.scope, kind }, more))
      .then(
        (more) => setPage({ changes: [...page.changes, ...more.changes], next: more.next }),
        (error: unknown) => setTrouble({ said: findText(error, "sentence") }),
      );
  };
  return {
    state: page ? "ready" : trouble ? "away" : "loading",
    said: trouble?.said,
    changes: page?.changes ?? [],
    hasMore: page?.next !== undefined && page.next !== null,
    unsentCount,
    loadMore,
    retry: () => {
      setTrouble(undefined);
      setAttempt(attempt + 1);
    },
  };
}
