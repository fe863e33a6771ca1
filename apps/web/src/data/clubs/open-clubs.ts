import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { NEW_MARK } from "@damim/sync/client/mark.ts";
import { DRAFT_PREFIX } from "../drafts/drafts-on-disk.ts";
import { createUndoHistory } from "../history/undo-history.ts";
import type { Store, TeacherData } from "../teacher-data.ts";
import { toClubData } from "./club-data.ts";
import { toYears } from "./to-years.ts";
import { openViewerStore } from "./viewer-store.ts";
import type { OpenClubsOptions } from "./teacher-clubs.ts";

export interface OpenClubs {
  open(uid: string): Promise<TeacherData>;
  meetNews(): Promise<void>;
  openWaiting(): Promise<void>;
  settleLost(): Promise<void>;
}

interface OpenedClub {
  /** With what it was opened; another role opens it anew. */
  readonly role: string;
  readonly data: TeacherData;
  readonly stores: Store[];
}

const LOST = "lost";

/**
 * Clubs that are open on this page. Their stores stand beside the teacher's own, so one round sends the words of both
 * versions, and 보낼 목록 and 확인 필요 know of all. A club that is lost is opened once more: the server refuses what waits,
 * the refused words stay for the teacher, and the rows go from this device.
 */
export function createOpenClubs(options: OpenClubsOptions): OpenClubs {
  const { known, storage, yearNumbers, follow, drop, onScopesChange, present } = options;
  const openedByUid = new Map<string, Promise<OpenedClub>>();

  const find = (uid: string) => known.list().find((club) => club.uid === uid);
  const toScopes = (uid: string): readonly string[] => [
    profileScope(uid),
    ...yearNumbers.map((year) => yearScope(uid, year)),
  ];

  async function openAll(uid: string): Promise<OpenedClub> {
    const entry = find(uid) ?? { uid, name: "", role: "member" as const };
    const role = find(uid)?.role ?? LOST;
    const openOne = (scope: string): Promise<Store> =>
      role === "viewer"
        ? openViewerStore(scope, storage, options.open)
        : options.open(scope, storage);
    const stores = await Promise.all(toScopes(uid).map(openOne));
    const [profile, ...ofYears] = stores;
    if (!profile) throw new Error("a club has a profile");
    for (const store of stores) follow(store);
    const years = toYears(yearNumbers, ofYears);
    const openPast = async (year: SchoolYear): Promise<Store> => {
      const scope = yearScope(uid, year);
      const there = stores.find((store) => store.scope === scope);
      if (there) return there;
      const store = await openOne(scope);
      stores.push(store);
      follow(store);
      onScopesChange();
      return store;
    };
    onScopesChange();
    const history = createUndoHistory();
    nameOldDrafts(options.uid, uid);
    const data = toClubData(present(), { entry, profile, years, history, openYear: openPast });
    return { role, data, stores };
  }

  async function reach(uid: string): Promise<OpenedClub> {
    const role = find(uid)?.role ?? LOST;
    const before = await openedByUid.get(uid)?.catch(() => undefined);
    if (before?.role === role) return before;
    const opening = openAll(uid);
    openedByUid.set(uid, opening);
    opening.catch(() => openedByUid.delete(uid));
    // After the new ones stand: a word that waits is in one of them at every moment.
    for (const store of before?.stores ?? []) leave(store);
    return opening;
  }

  function leave(store: Store): void {
    store.close();
    drop(store);
  }

  async function hasWords(uid: string): Promise<boolean> {
    for (const scope of toScopes(uid)) {
      // No range: the words alone, not the rows.
      const { outbox, refused } = await storage.load(scope, []);
      if (outbox.length + refused.length > 0) return true;
    }
    return false;
  }

  async function meetNews(): Promise<void> {
    for (const uid of known.lost()) await reach(uid);
    for (const uid of openedByUid.keys()) if (find(uid)) await reach(uid);
  }

  return {
    open: async (uid) => (await reach(uid)).data,
    meetNews,
    async openWaiting() {
      await meetNews();
      for (const { uid } of known.list()) if (await hasWords(uid)) await reach(uid);
    },
    async settleLost() {
      for (const uid of known.lost()) {
        const opened = await openedByUid.get(uid);
        if (opened?.role !== LOST || !opened.stores.every((store) => store.isDenied)) continue;
        for (const { scope } of opened.stores) await wipeRows(scope);
        const isEmpty = opened.stores.every(
          (store) => store.refused().length + store.pending().length === 0,
        );
        // Refused words are named by the rows beside them: those stay in memory until the words are gone.
        if (!isEmpty) continue;
        for (const store of opened.stores) leave(store);
        openedByUid.delete(uid);
        known.forgetLost(uid);
      }
    },
  };

  function wipeRows(scope: string): Promise<void> {
    const nothing = { since: 0, rows: [], acked: [], refused: [], mark: NEW_MARK };
    return storage.settle(scope, { ...nothing, reset: true, isRewrite: true });
  }
}

/** Up to 0.7.0 a club's half-written words did not say whose they were: who opens the club here goes on with them. */
function nameOldDrafts(uid: string, club: string): void {
  try {
    for (const [key, text] of Object.entries<string>(localStorage)) {
      const named = key.replace(`${DRAFT_PREFIX}${club}:`, `${DRAFT_PREFIX}${uid}:${club}:`);
      if (named === key) continue;
      localStorage.setItem(named, text);
      localStorage.removeItem(key);
    }
  } catch {
    // Full or refused: they stay where they are.
  }
}
