import {
  assignScope,
  isAssignId,
  type AssignId,
} from "@damim/domain/class-assignment/assign-scope.ts";
import { NEW_MARK } from "@damim/sync/client/mark.ts";
import type { ClientStorage } from "@damim/sync/client/storage.ts";
import { createUndoHistory, type UndoHistory } from "../history/undo-history.ts";
import type { Store } from "../teacher-data.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { DRAFT_PREFIX } from "../drafts/drafts-on-disk.ts";

/** A saved job of 반편성 on this page, with an undo of its own. */
export interface OpenedAssign {
  readonly id: AssignId;
  readonly store: Store;
  readonly history: UndoHistory;
}

/** Saved jobs of one teacher's page: their stores stand beside her own, so one round sends the words of all. */
export interface TeacherAssigns {
  /** The same each time. From the disk of an own device, else with the next round. */
  open(id: AssignId): Promise<OpenedAssign>;
  /** It is no more: its rows, and words that nobody takes, go from this device. */
  forget(id: AssignId): Promise<void>;
  /** Opens jobs whose words the server never got. Never rejects: what cannot be read now waits for the next start. */
  openWaiting(): Promise<void>;
}

export interface OpenAssignsOptions {
  readonly uid: string;
  readonly storage: ClientStorage;
  /** Opens the store and keeps it in step with the server. */
  readonly follow: (scope: string) => Promise<Store>;
  /** It is closed already. */
  readonly drop: (store: Store) => void;
  readonly onScopesChange: () => void;
}

export function createOpenAssigns(options: OpenAssignsOptions): TeacherAssigns {
  const { uid, storage, follow, drop, onScopesChange } = options;
  const opened = new Map<AssignId, Promise<OpenedAssign>>();

  async function openOne(id: AssignId): Promise<OpenedAssign> {
    const store = await follow(assignScope(id));
    rememberAssigns(uid, [...listKnownAssigns(uid), id]);
    onScopesChange();
    return { id, store, history: createUndoHistory() };
  }

  function open(id: AssignId): Promise<OpenedAssign> {
    const known = opened.get(id);
    if (known) return known;
    const opening = openOne(id);
    opened.set(id, opening);
    opening.catch(() => opened.delete(id));
    return opening;
  }

  return {
    open,
    async forget(id) {
      const { store } = await open(id);
      opened.delete(id);
      rememberAssigns(
        uid,
        listKnownAssigns(uid).filter((each) => each !== id),
      );
      const acked = store.pending().map(({ at }) => at);
      for (const { at } of store.refused()) await store.discardRefused(at).catch(() => undefined);
      store.close();
      drop(store);
      onScopesChange();
      const nothing = { since: 0, rows: [], acked, refused: [], mark: NEW_MARK };
      await storage.settle(assignScope(id), { ...nothing, reset: true, isRewrite: true });
    },
    async openWaiting() {
      const openWithWords = async (id: AssignId): Promise<void> => {
        // No range: the words alone, not the rows.
        const { outbox } = await storage.load(assignScope(id), []);
        if (outbox.length > 0) await open(id);
      };
      await Promise.allSettled(listKnownAssigns(uid).map(openWithWords));
    },
  };
}

/** Among the drafts, which a sign-out takes away. */
function toAssignsKey(uid: string): string {
  return `${DRAFT_PREFIX}${uid}:assigns`;
}

/** The saved jobs that were opened on this device: ids alone, of which nobody can tell a school. */
function listKnownAssigns(uid: string): readonly AssignId[] {
  return (readText(toAssignsKey(uid)) ?? "").split(",").filter(isAssignId);
}

function rememberAssigns(uid: string, ids: readonly AssignId[]): void {
  const kept = [...new Set(ids)].join(",");
  if (kept === "") removeText(toAssignsKey(uid));
  else writeText(toAssignsKey(uid), kept);
}
