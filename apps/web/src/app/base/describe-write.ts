import { DEAD } from "@damim/sync/change.ts";
import { isCalendarMonth, parseCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  toCodeLabel,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { QueuedWrite } from "../../data/rounds/sync-state.ts";
import { findWorkingStore, type Store, type TeacherData } from "../../data/teacher-data.ts";

/**
 * A write in the words of the screen it was made on: 「11월 20일 금요일 · 3번 김가온 질병 결석」. For the
 * list behind 보낼 목록, where rows of every feature stand together.
 */
export function describeWrite(data: TeacherData, store: Store, op: QueuedWrite): string {
  const isRemoved = op.set[DEAD] === true;
  switch (op.kind) {
    case "attendanceMark": {
      const [day = "", studentId = "", kindName = ""] = op.id.split("~");
      const kind = attendanceKinds.find((each) => each === kindName) ?? "absent";
      const reason = attendanceReasons.find((each) => each === op.set["reason"]);
      const words = reason ? toCodeLabel({ kind, reason }) : kindLabels[kind];
      return `${toDayWords(day)} · ${toStudentWords(store, studentId)} ${words}${isRemoved ? " 지움" : ""}`;
    }
    case "checkIn": {
      const [day = "", studentId = ""] = op.id.split("~");
      const words = isRemoved
        ? "등교 확인 지움"
        : op.set["state"] === "awaited"
          ? "확인 중"
          : "왔어요";
      return `${toDayWords(day)} · ${toStudentWords(store, studentId)} ${words}`;
    }
    case "absencePaper": {
      const [day = "", studentId = ""] = op.id.split("~");
      return `${toDayWords(day)} · ${toStudentWords(store, studentId)} 출결 서류${isRemoved ? " 지움" : ""}`;
    }
    case "padKeepsake": {
      const [day = "", studentId = ""] = op.id.split("~");
      return `${toDayWords(day)} · ${toStudentWords(store, studentId)} 패드잇 카드${isRemoved ? " 지움" : ""}`;
    }
    case "monthClose":
      return `${isCalendarMonth(op.id) ? toKoreanMonth(op.id) : op.id} ${isRemoved ? "마감 풀기" : "월말 마감"}`;
    case "attendanceRules":
      return "출결 규칙";
    case "student":
      return `명단 · ${toStudentWords(findWorkingStore(data) ?? store, op.id, op)}${isRemoved ? " 지움" : ""}`;
    case "schoolYear":
      return `${op.id}학년도 설정`;
    case "ownDay":
      return `${toDayWords(op.id)} · 학교 휴일${isRemoved ? " 지움" : ""}`;
    case "schoolTerms":
      return "학기 날짜";
    default:
      return "기록";
  }
}

function toDayWords(day: string): string {
  const parsed = parseCalendarDay(day);
  return parsed.ok ? toKoreanDay(parsed.value) : day;
}

function toStudentWords(store: Store, studentId: string, op?: QueuedWrite): string {
  const student = store.rows(studentKind).get(studentId);
  const number = student?.number ?? op?.set["number"];
  const name = student?.name ?? op?.set["name"];
  if (typeof number !== "number" || typeof name !== "string") return "학생";
  return `${number}번 ${name}`;
}
