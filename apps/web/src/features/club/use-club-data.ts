import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { AttendanceRows } from "@damim/domain/attendance/day-state.ts";
import { useEffect, useMemo, useState } from "react";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { act } from "../../kit/act/act.ts";
import { chance, newId } from "../../platform/random.ts";
import { createClubCommands, type ClubCommands } from "./club-commands.ts";

/** The rows of a club, while the main version is on the screen; nothing until they are open. */
export function useClubData(uid: string, role: string): TeacherData | undefined {
  const { clubs } = useTeacherData();
  const [opened, setOpened] = useState<TeacherData>();
  useEffect(() => {
    let isStopped = false;
    clubs.open(uid).then(
      (data) => {
        if (!isStopped) setOpened(data);
      },
      // Not arrived yet: the page says that it is still opening.
      () => undefined,
    );
    return () => {
      isStopped = true;
    };
  }, [clubs, uid, role]);
  const entry = opened?.club?.entry;
  return entry?.uid === uid && entry.role === role ? opened : undefined;
}

/** Marks and check-ins of a store, live. */
export function useAttendanceRows(store: Store): AttendanceRows {
  const marks = useRows(store, attendanceMarkKind);
  const checkIns = useRows(store, checkInKind);
  return useMemo(() => ({ marks, checkIns }), [marks, checkIns]);
}

/** What is done with a club's rows on this page, with the club's own 되돌리기. */
export function useClubCommands({ history, now }: TeacherData, store: Store): ClubCommands {
  return useMemo(
    () =>
      createClubCommands({
        store,
        newId: () => newId(now()),
        chance,
        act: (...done) => act(history, store, ...done),
      }),
    [history, now, store],
  );
}
