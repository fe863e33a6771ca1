import type { Change } from "@damim/sync/change.ts";
import { writeRow } from "../record/write-row.ts";
import { toClockTime, toMinutes } from "./bell-time.ts";
import type { BellRowDraft } from "./bell-rows-draft.ts";
import {
  BELL_SETTING_ID,
  bellSettingKind,
  bellsKind,
  LAST_BELL_PERIOD,
  type BellSetting,
  type Bells,
  type KeptBells,
} from "./bells.ts";

/** What stands on these weekdays so far, but for one bell table. */
export function listClashingBells(
  bells: Iterable<KeptBells>,
  days: string,
  exceptId?: string,
): readonly KeptBells[] {
  return [...bells].filter(
    (each) => each.id !== exceptId && Array.from(each.days).some((day) => days.includes(day)),
  );
}

/** A bell table as its form says; its weekdays leave all others, so that a weekday has one. */
export function writeBells(
  bells: ReadonlyMap<string, KeptBells>,
  id: string,
  fields: Pick<Bells, "name" | "days" | "rows" | "sounds" | "warnMinutes">,
): readonly Change[] {
  const others = listClashingBells(bells.values(), fields.days, id).flatMap((other) => {
    const days = Array.from(other.days)
      .filter((day) => !fields.days.includes(day))
      .join("");
    return writeRow<Pick<Bells, "days">>(bellsKind, other.id, { days: other.days }, { days });
  });
  const before = bells.get(id);
  return [...writeRow<Bells>(bellsKind, id, before, { ...before, ...fields }), ...others];
}

/** 「지금 종이 쳐요」, and 「시정표대로」 with 0: one row for the class, whoever heard it. */
export function writeBellShift(
  setting: BellSetting | undefined,
  shift: number,
  heardAt: number,
): readonly Change[] {
  return writeRow<BellSetting>(bellSettingKind, BELL_SETTING_ID, setting, { shift, heardAt });
}

const LESSON_MINUTES = 40;
const BREAK_MINUTES = 10;
const LAST_MINUTE = 23 * 60 + 59;

/** The row that a press of 「줄 추가」 offers: the next lesson of 40 minutes, ten minutes behind the last row. */
export function proposeBellRow(rows: readonly BellRowDraft[], id: string): BellRowDraft {
  const timed = rows.filter(({ from, to }) => from !== "" && to !== "");
  const last = timed.toSorted((a, b) => (a.to < b.to ? -1 : 1)).at(-1);
  const periods = rows.map(({ label }) => Number(/^(\d+)교시$/.exec(label.trim())?.[1] ?? 0));
  const period = Math.max(0, ...periods) + 1;
  const from = last ? toMinutes(last.to) + BREAK_MINUTES : 9 * 60;
  const to = from + LESSON_MINUTES;
  const isRoom = to <= LAST_MINUTE;
  return {
    id,
    label: period > LAST_BELL_PERIOD ? "" : `${period}교시`,
    from: isRoom ? toClockTime(from) : "",
    to: isRoom ? toClockTime(to) : "",
    type: "",
    period: "",
  };
}
