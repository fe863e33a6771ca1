import type { RosterStudent } from "../../student/student.ts";
import { capturePhrases } from "../../registry/capture-phrases.ts";
import { linePhrases } from "../../registry/line-phrases.ts";
import { captureMessages, type CaptureContext, type ClauseReading } from "../capture-reading.ts";
import { readCapture } from "../read-capture.ts";
import { plainCalendar } from "../../school-calendar/school-calendar.ts";
import { toSentence } from "../../base/result.ts";

/** Two 민준, a family name of two syllables, a pupil called 오늘봄, a foreign name; 8 is vacant. */
const names = [
  "강서연 권도윤 김가온 김민준 김하린 남궁서아 노은우 - 박서준 박지안 배수아 백현우 이민준 오늘봄".split(
    " ",
  ),
  ["Kim Anna"],
].flat();
export const captureRoster: readonly RosterStudent[] = names.flatMap((name, index) =>
  name === "-" ? [] : [{ id: `s${index + 1}`, number: index + 1, name }],
);

/** Friday 2026-11-20 in a class of fourteen, for tests. */
export function buildCaptureContext(part: Partial<CaptureContext> = {}): CaptureContext {
  return {
    today: "2026-11-20",
    rosters: new Map([[2026, captureRoster]]),
    phrases: capturePhrases,
    linePhrases,
    readYear: () => () => new Map(),
    calendar: plainCalendar,
    ...part,
  };
}

/**
 * A reading in one line, for tables: 「3 | 질병 지각 | 병원」 with the days (11-19) where they are not today;
 * what is asked as 「? 질병 지각 / 기타 지각」; what is not read as 「! NobodyNamed」.
 */
export function describeReadings(line: string, context = buildCaptureContext()): readonly string[] {
  return readCapture(line, context).map((reading) => describe(line, reading, context));
}

function describe(line: string, reading: ClauseReading, { today }: CaptureContext): string {
  switch (reading.type) {
    case "ready": {
      const { students, days, act } = reading.entry;
      const when = days.map((day) => day.slice(5)).join("+");
      return [
        students.map(({ number }) => number).join(","),
        ...(when === today.slice(5) ? [] : [when]),
        act.label,
        ...(act.note ? [act.note] : []),
      ].join(" | ");
    }
    case "line":
      return reading.act.label;
    case "choose":
      return `? ${reading.options.map(({ label }) => label).join(" / ")}`;
    case "unread":
      // Every refusal has its sentence.
      return `! ${reading.refusal.type}${toSentence(captureMessages, reading.refusal) ? "" : " silent"}`;
  }
}
