import { alarm as alarmRecord } from "@damim/domain/alarm/alarm-record.ts";
import type { KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import { toAlarmWords } from "@damim/domain/alarm/next-ring.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { weekHeads } from "@damim/domain/calendar-day/week.ts";

/** Every alarm with its switch; its name opens the form. */
export function AlarmList(props: {
  readonly alarms: readonly KeptAlarm[];
  readonly onEdit: (alarm: KeptAlarm) => void;
  readonly onTurn: (alarm: KeptAlarm) => void;
}) {
  const { alarms, onEdit, onTurn } = props;
  const sorted = alarms.toSorted((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
  return (
    <ul aria-label="알람" className="flex flex-col gap-2">
      {sorted.map((alarm) => (
        <li key={alarm.id} className="flex items-center gap-5">
          <button
            type="button"
            onClick={() => onEdit(alarm)}
            className="press flex min-w-0 flex-1 items-center gap-6 rounded-[--spacing(6)] p-4 text-left hover:bg-hover"
          >
            <span className="shrink-0 text-[length:--spacing(11)] font-extrabold tabular-nums">
              {toAlarmWords(alarm)}
            </span>
            <span className="min-w-0">
              <span className="block truncate text-[length:--spacing(8)] font-bold">
                {alarm.label}
              </span>
              <span className="block text-[length:--spacing(6.5)] text-board-fg-2">
                {toDaysWords(alarm)} · {alarmRecord.fields.sound.labels[alarm.sound]} {alarm.rings}
                번
              </span>
            </span>
          </button>
          <button
            type="button"
            role="switch"
            aria-checked={!alarm.off}
            aria-label={alarm.label}
            onClick={() => onTurn(alarm)}
            className="press h-16 w-28 shrink-0 rounded-full bg-field p-1.5 aria-checked:bg-board-brand [&[aria-checked=true]>span]:translate-x-full"
          >
            <span className="block size-13 rounded-full bg-surface transition-transform duration-quick" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function toDaysWords({ once, days }: KeptAlarm): string {
  if (once) return toKoreanDay(once);
  if (days === "12345") return "월–금";
  return Array.from(days ?? "", (day) => weekHeads[Number(day) - 1] ?? "").join("·");
}

function toOrder(alarm: KeptAlarm): string {
  return `${toAlarmWords(alarm)} ${alarm.label} ${alarm.id}`;
}
