import { alarmKind, type Alarm } from "@damim/domain/alarm/alarm.ts";
import type { RecordWords } from "../../../kit/record/record-words.ts";

export const alarmWords: RecordWords<Alarm> = {
  kind: alarmKind,
  sort: "알람",
  toSubject: ({ fields: { label } }) => (typeof label === "string" ? `「${label}」` : "알람"),
  fields: {
    label: { label: "이름", isInSubject: true },
    at: { label: "시각" },
    lesson: { label: "교시" },
    before: { label: "몇 분 전" },
    once: { label: "한 번만" },
    days: undefined,
    schoolDaysOnly: undefined,
    sound: undefined,
    rings: undefined,
    off: undefined,
  },
};
