import { toShiftWords } from "@damim/domain/bells/align-bells.ts";
import { toDaysWords } from "@damim/domain/bells/bells-sheet.ts";
import { toBellRowsWords } from "@damim/domain/bells/bells-words.ts";
import {
  bellSettingKind,
  bellsKind,
  type BellSetting,
  type Bells,
} from "@damim/domain/bells/bells.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const bellsWords: RecordWords<Bells> = {
  kind: bellsKind,
  sort: "시정표",
  toSubject: ({ fields: { name } }) => (typeof name === "string" ? `「${name}」` : "시정표"),
  fields: {
    name: { label: "이름", isInSubject: true },
    days: {
      label: "요일",
      describe: (value) => (typeof value === "string" ? toDaysWords(value) : undefined),
    },
    rows: {
      label: "시간",
      describe: (value) => (Array.isArray(value) ? toBellRowsWords(value) : undefined),
    },
    sounds: undefined,
    warnMinutes: undefined,
  },
};

export const bellSettingWords: RecordWords<BellSetting> = {
  kind: bellSettingKind,
  sort: "시정표",
  toSubject: () => "종 시각",
  fields: {
    shift: {
      label: "종",
      describe: (value) => (typeof value === "number" ? toShiftWords(value) : undefined),
    },
    heardAt: {
      label: "맞춘 때",
      describe: (value) =>
        typeof value === "number"
          ? `${toKoreanMonthDay(toSeoulDay(value))} ${toSeoulTimeText(value)}`
          : undefined,
    },
  },
};
