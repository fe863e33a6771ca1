import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { AttendanceRows } from "@damim/domain/attendance/day-state.ts";
import { useEffect, useMemo, useState } from "react";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";

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
