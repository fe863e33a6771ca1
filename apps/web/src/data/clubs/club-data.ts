import type { ClubEntry } from "@damim/domain/club/club-reply.ts";
import { overData } from "../over-data.ts";
import type { TeacherData } from "../teacher-data.ts";

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
  return overData(present, {
    club: { entry, present },
    vault: undefined,
    get teacher() {
      // The same object while nothing changed: screens listen to it.
      if (teacher.of !== present.teacher) {
        teacher = { of: present.teacher, here: { ...present.teacher, uid: entry.uid } };
      }
      return teacher.here;
    },
    profile,
    years,
    openYear,
    history,
  });
}
