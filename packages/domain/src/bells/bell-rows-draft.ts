import { ok, refuse, type Result } from "../base/result.ts";
import { isClockTime } from "../calendar-day/clock-time.ts";
import { withParticle } from "../hangul/particle.ts";
import { sortBellRows, toBellRowType } from "./bell-rows.ts";
import {
  LAST_BELL_PERIOD,
  LONGEST_BELL_LABEL_CHARACTERS,
  MOST_BELL_ROWS,
  type BellRow,
  type BellRowType,
} from "./bells.ts";

/** One line of the form. An empty type is what the label says. */
export interface BellRowDraft {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly type: BellRowType | "";
  /** Of a lesson; empty is what the label says. */
  readonly period: string;
}

/** Why rows can't be stored. Without an id it is all of them together. */
export interface BellRowsRefusal {
  readonly type: "RowsUnread";
  readonly sentence: string;
  /** The row to mend, and its field. */
  readonly id?: string;
  readonly at?: keyof BellRowDraft;
}

/**
 * The rows that a form stands for, in the order of the day. Rows that overlap, or a lesson that stands twice, are refused:
 * one second has one row, and a lesson one time.
 */
export function readBellRows(
  drafts: readonly BellRowDraft[],
): Result<readonly BellRow[], BellRowsRefusal> {
  if (drafts.length === 0) return refuseRows("시간을 한 줄 이상 적어 주세요.");
  if (drafts.length > MOST_BELL_ROWS)
    return refuseRows(`한 시정에 ${MOST_BELL_ROWS}줄까지 적을 수 있어요.`);
  const read: BellRow[] = [];
  for (const draft of drafts) {
    const row = readRow(draft);
    if (!row.ok) return row;
    read.push(row.value);
  }
  const rows = sortBellRows(read);
  return findClash(rows) ?? ok(rows);
}

function readRow({ id, from, to, ...draft }: BellRowDraft): Result<BellRow, BellRowsRefusal> {
  const label = draft.label.normalize("NFC").trim();
  const wrong = (at: keyof BellRowDraft, sentence: string) => refuseRows(sentence, { id, at });
  if (label === "")
    return wrong("label", "무슨 시간인지 적어 주세요. 「1교시」, 「점심」처럼 적어요.");
  if (label.length > LONGEST_BELL_LABEL_CHARACTERS)
    return wrong("label", `시간 이름은 ${LONGEST_BELL_LABEL_CHARACTERS}자까지 적을 수 있어요.`);
  if (!isClockTime(from) || !isClockTime(to))
    return wrong("from", `${label}의 시각을 09:40처럼 적어 주세요.`);
  if (to <= from)
    return wrong(
      "to",
      `${withParticle(label, "이/가")} 시작하기 전에 끝나요. 시각을 다시 적어 주세요.`,
    );
  const said = toBellRowType(label);
  const type = draft.type || said.type;
  if (type !== "lesson") return ok({ id, label, from, to, type });
  const typed = draft.period.trim();
  const period = typed === "" ? said.period : Number(typed);
  return isPeriod(period)
    ? ok({ id, label, from, to, type, period })
    : wrong("period", `${withParticle(label, "은/는")} 몇 교시인지 숫자로 적어 주세요.`);
}

function isPeriod(period: number | null | undefined): period is number {
  return Number.isInteger(period) && Number(period) >= 0 && Number(period) <= LAST_BELL_PERIOD;
}

/** The first row, of rows in order, that takes another one's time or lesson. */
function findClash(rows: readonly BellRow[]) {
  const periods = new Set<number>();
  for (const [index, { id, label, from, period }] of rows.entries()) {
    const before = rows[index - 1];
    if (before && before.to > from) {
      const words = `${withParticle(label, "이/가")} ${withParticle(before.label, "과/와")} 겹쳐요.`;
      return refuseRows(words, { id, at: "from" });
    }
    if (!isPeriod(period)) continue;
    if (periods.has(period)) {
      const words = `${period}교시가 두 줄에 있어요. 한 줄만 남겨 주세요.`;
      return refuseRows(words, { id, at: "label" });
    }
    periods.add(period);
  }
  return undefined;
}

function refuseRows(sentence: string, at: Pick<BellRowsRefusal, "id" | "at"> = {}) {
  return refuse<BellRowsRefusal>({ type: "RowsUnread", sentence, ...at });
}
