import { paperPhrases } from "../attendance-papers/paper-phrases.ts";
import { toAttendancePhrases } from "../attendance/attendance-phrases.ts";
import type { CapturePhrases } from "../capture/capture-phrase.ts";
import { checkPhrases } from "../check/check-phrases.ts";
import { consultPhrases } from "../consult/consult-phrases.ts";
import { familyReportKind } from "../family-report/family-report.ts";
import { listToldAway } from "../family-report/standing-reports.ts";
import { notePhrases } from "../individual-record/note-phrases.ts";
import { contactPhrases } from "../morning/contact-phrases.ts";
import { pointPhrases } from "../point/point-phrases.ts";
import { rosterPhrases } from "../roster/roster-phrases.ts";

/** The phrases that 한 줄 기록 knows. A feature adds its one line here. */
export const capturePhrases: readonly CapturePhrases[] = [
  toAttendancePhrases((read, day) => listToldAway(read(familyReportKind), day)),
  paperPhrases,
  rosterPhrases,
  contactPhrases,
  checkPhrases,
  consultPhrases,
  notePhrases,
  pointPhrases,
];
