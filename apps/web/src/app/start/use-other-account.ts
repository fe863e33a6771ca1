import { useEffect } from "react";
import { fetchTeacher, type Teacher } from "../../data/server/session.ts";
import type { TeacherData } from "../../data/teacher-data.ts";

/**
 * Another tab signed another teacher in: the server then denies this teacher's scopes. Asks once who is
 * here and hands the page over. What waits in this teacher's outbox stays on the device until they are back.
 */
export function useOtherAccount(
  data: TeacherData,
  onTeacherChange: (teacher: Teacher) => void,
): void {
  useEffect(() => {
    let isAsking = false;
    return data.subscribe(() => {
      if (isAsking || !data.stores.some((store) => store.isDenied)) return;
      isAsking = true;
      fetchTeacher().then(
        (teacher) => {
          if (teacher && teacher.uid !== data.teacher.uid) onTeacherChange(teacher);
        },
        () => {
          isAsking = false;
        },
      );
    });
  }, [data, onTeacherChange]);
}
