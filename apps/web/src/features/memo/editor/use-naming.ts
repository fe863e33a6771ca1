import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStudents, listMeant } from "@damim/domain/student/find-students.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useId, useState } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { MentionQuery } from "./mention-query.ts";

/** Where the @ stands in the frame of the editor. */
interface Asked extends MentionQuery {
  readonly left: number;
  readonly top: number;
}

/** Who is meant by what stands behind an @, and which of them is picked by Enter. */
export function useNaming(students: readonly RosterStudent[], onPick: (studentId: string) => void) {
  const listId = useId();
  const [asked, setAsked] = useState<Asked>();
  const [at, setAt] = useState(0);
  /** Of an @ that the teacher left as it is. */
  const [leftAt, setLeftAt] = useState<number>();
  const typed = asked?.typed ?? "";
  const { now } = useTeacherData();
  const meant = listMeant(students, typed, toSeoulDay(now()));
  const found = typed === "" ? meant : findStudents(meant, typed);
  const isOpen = asked !== undefined && asked.from !== leftAt && found.length > 0;
  const active = isOpen ? (found[at] ?? found[0]) : undefined;
  return {
    listId,
    found,
    active,
    place: isOpen ? asked : undefined,
    onPick,
    ask(query: MentionQuery | undefined, findAt: () => DOMRect, frame: HTMLElement | null): void {
      if (query?.typed !== asked?.typed) setAt(0);
      if (query?.from !== leftAt) setLeftAt(undefined);
      if (!query || !frame) {
        if (asked) setAsked(undefined);
        return;
      }
      const [sign, box] = [findAt(), frame.getBoundingClientRect()];
      setAsked({ ...query, left: sign.left - box.left, top: sign.bottom - box.top });
    },
    /** True: it was for the list. */
    hearKey(key: string): boolean {
      if (!active) return false;
      const move = (by: number): void => setAt((at + by + found.length) % found.length);
      if (key === "ArrowDown") move(1);
      else if (key === "ArrowUp") move(-1);
      else if (key === "Enter" || key === "Tab") onPick(active.id);
      else if (key === "Escape") setLeftAt(asked?.from);
      else return false;
      return true;
    },
  };
}

export type NamingState = ReturnType<typeof useNaming>;
