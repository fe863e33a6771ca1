import { weekHeads } from "../calendar-day/week.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { alarmKind, alarmSoundLabels } from "./alarm.ts";
import { toAlarmWords } from "./next-ring.ts";

/** 「알람」: what rings when, also what is off. */
export const alarmSheet: RecordSheet = {
  name: "알람",
  columns: [
    { head: "이름", width: 24 },
    { head: "언제", width: 16 },
    { head: "요일", width: 16 },
    { head: "한 번", width: 12 },
    { head: "학교 가는 날만", width: 14 },
    { head: "소리", width: 8 },
    { head: "번", width: 6 },
    { head: "끔", width: 6 },
  ],
  toLines: (rows) =>
    rows
      .list(alarmKind)
      .toSorted((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1))
      .map((alarm) => [
        alarm.label,
        toAlarmWords(alarm),
        Array.from(alarm.days ?? "", (day) => weekHeads[Number(day) - 1] ?? "").join(", "),
        alarm.once ?? "",
        alarm.schoolDaysOnly === false || alarm.once ? "" : "예",
        alarmSoundLabels[alarm.sound],
        alarm.rings,
        alarm.off ? "예" : "",
      ]),
};

function toOrder({ label, id }: { readonly label: string; readonly id: string }): string {
  return `${label} ${id}`;
}
