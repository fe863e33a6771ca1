import type { TimeLineSource } from "../../kit/manifest/time-line.ts";
import { attendanceTimeLine } from "../../features/attendance-lookup/feature.ts";
import { monthCloseTimeLines } from "../../features/month-close/feature.ts";
import { padTimeLine } from "../../features/pad/keepsake/feature.ts";
import { rosterTimeLine } from "../../features/roster/feature.ts";

/** What stands on the time line of 학생조회. A feature adds its one line here. */
export const timeLineSources: readonly TimeLineSource[] = [
  attendanceTimeLine,
  ...monthCloseTimeLines,
  padTimeLine,
  rosterTimeLine,
].sort((a, b) => a.order - b.order);
