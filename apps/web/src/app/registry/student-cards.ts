import type { StudentCard } from "../../kit/manifest/student-card.ts";
import { attendanceStudentCard } from "../../features/attendance-lookup/feature.ts";
import { fieldStudyStudentCard } from "../../features/month-close/feature.ts";

/** What stands beside the time line of 학생조회. A feature adds its one line here. */
export const studentCards: readonly StudentCard[] = [
  attendanceStudentCard,
  fieldStudyStudentCard,
].sort((a, b) => a.order - b.order);
