import { toSemesters } from "@damim/domain/attendance-year/semesters.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { countDrawn } from "@damim/domain/draw/draw-log.ts";
import { drawKind, drawTurnKind } from "@damim/domain/draw/draw.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";

/** 기록: how often each pupil of the class was drawn this semester, and when last. For the teacher's part. */
export function useDrawnRecord() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const { members } = useToolMembers();
  const draws = useRows(store, drawKind);
  const turns = useRows(store, drawTurnKind);
  const today = toSeoulDay(data.now());
  const year = recordSchoolYear(today);
  const { first, second } = toSemesters(useSchoolCalendar(year), year);
  const since = today < second.from ? first.from : second.from;
  const counts = countDrawn(
    [...draws]
      .map(([id, draw]) => ({ ...draw, id }))
      .filter(({ kind }) => kind === "turns" || kind === "any"),
    turns,
    members.map(({ id }) => id),
    since,
  );
  const lines = members.map(({ id, number, name }) => {
    const { count = 0, lastOn } = counts.get(id) ?? {};
    return { id, number, name, count, lastOn: lastOn ? toKoreanDay(lastOn) : "" };
  });
  return {
    lines,
    never: lines.filter(({ count }) => count === 0).length,
    download: async (): Promise<void> => {
      const { saveTables } = await import("../../kit/table/create-table-file.ts");
      const sheet = {
        name: "뽑힌 기록",
        title: `${toKoreanDay(since)}부터 뽑힌 횟수`,
        columns: [
          { head: "번호", width: 8 },
          { head: "이름", width: 14 },
          { head: "횟수", width: 8 },
          { head: "마지막", width: 22 },
        ],
        lines: lines.map(({ number, name, count, lastOn }) => [number, name, count, lastOn]),
      };
      await saveTables("뽑힌 기록.xlsx", sheet);
    },
  };
}
