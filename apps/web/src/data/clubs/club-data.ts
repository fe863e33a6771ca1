import type { ClubEntry } from "@damim/domain/club/club-reply.ts";
import type { Store, TeacherData } from "../teacher-data.ts";

export interface ClubParts extends Pick<TeacherData, "profile" | "years" | "history" | "openYear"> {
  readonly entry: ClubEntry;
}

/**
 * A club as every screen sees a teacher's data: its profile, its years, its undo. All stores, rounds and files are those
 * of the teacher's page, so the words of both versions go out, and 저장 상태 tells of both.
 */
export function toClubData(present: TeacherData, parts: ClubParts): TeacherData {
  const { entry, profile, years, history, openYear } = parts;
  let teacher = { of: present.teacher, here: { ...present.teacher, uid: entry.uid } };
  return {
    club: { entry, present },
    clubs: present.clubs,
    openAssigns: present.openAssigns,
    get teacher() {
      // The same object while nothing changed: screens listen to it.
      if (teacher.of !== present.teacher) {
        teacher = { of: present.teacher, here: { ...present.teacher, uid: entry.uid } };
      }
      return teacher.here;
    },
    get account() {
      return present.account;
    },
    site: present.site,
    keeping: present.keeping,
    profile,
    years,
    get stores(): readonly Store[] {
      return present.stores;
    },
    openYear,
    rounds: present.rounds,
    files: present.files,
    history,
    now: present.now,
    get clockAheadMs() {
      return present.clockAheadMs;
    },
    serverClock: present.serverClock,
    get revocation() {
      return present.revocation;
    },
    get isBroken() {
      return present.isBroken;
    },
    firstRound: present.firstRound,
    subscribe: (listener) => present.subscribe(listener),
    close: () => undefined,
  };
}
