import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { ClientStorage } from "@damim/sync/client/storage.ts";
import type { Keeping, Store, TeacherClubs, TeacherData } from "../teacher-data.ts";
import { createKnownClubs, type KnownClubs } from "./known-clubs.ts";
import type { OpenClubs } from "./open-clubs.ts";

export interface TeacherClubsOptions {
  readonly uid: string;
  readonly keeping: Keeping;
  readonly storage: ClientStorage;
  readonly yearNumbers: readonly SchoolYear[];
  /** Opens a scope; `place` is where its rows and words stand. */
  readonly open: (scope: string, place: ClientStorage) => Promise<Store>;
  readonly present: () => TeacherData;
  /** Keeps a store in step with the server from now on. */
  readonly follow: (store: Store) => void;
  /** It is closed already. */
  readonly drop: (store: Store) => void;
  readonly onScopesChange: () => void;
  readonly notify: () => void;
}

export interface OpenClubsOptions extends TeacherClubsOptions {
  readonly known: KnownClubs;
}

/** The clubs of one teacher's page. How they open comes with the first of them: most teachers have none. */
export function openTeacherClubs(options: TeacherClubsOptions): TeacherClubs & {
  /** Opens clubs whose words the server never got, or did not take. Never rejects. */
  readonly openWaiting: () => void;
  /** After a round: rows of clubs that are lost go, unless their words still wait. Never rejects. */
  readonly settleLost: () => void;
} {
  const known = createKnownClubs(options.uid, options.keeping === "disk");
  let opening: Promise<OpenClubs> | undefined;
  const load = (): Promise<OpenClubs> =>
    (opening ??= import("./open-clubs.ts")
      .then((file) => file.createOpenClubs({ ...options, known }))
      .catch((error: unknown) => {
        // No network: the next one asks again.
        opening = undefined;
        throw error;
      }));
  const ask = (work: (clubs: OpenClubs) => Promise<void>): void => {
    if (known.list().length + known.lost().length === 0) return;
    void load()
      .then(work)
      .catch(() => undefined);
  };
  return {
    list: () => known.list(),
    hear(news) {
      if (!known.hear(news)) return;
      options.notify();
      ask((clubs) => clubs.meetNews());
    },
    open: async (uid) => (await load()).open(uid),
    openWaiting: () => ask((clubs) => clubs.openWaiting()),
    settleLost() {
      if (known.lost().length > 0) ask((clubs) => clubs.settleLost());
    },
  };
}
