import { toSentence } from "../../base/result.ts";
import { comingDay, findComingDay } from "../../capture/coming-day.ts";
import type { LineFacts, LinePhrases, LineReading } from "../../capture/line-phrase.ts";
import { recordSchoolYear } from "../../school-year/school-year.ts";
import { baseCellKind, baseTableKind } from "../base-table.ts";
import { bookChange } from "../book-change.ts";
import { toLessonWords } from "../change-words.ts";
import { buildClassTable, findStanding } from "../class-table.ts";
import { dayPlanKind } from "../day-plan.ts";
import { changeMessages, parseChangeDraft, type ChangeDraft } from "../lesson-change-draft.ts";
import { lessonChangeKind } from "../lesson-change.ts";
import { LAST_PERIOD, toLessonPlace, toPlaceParts, toPlaceWords } from "../lesson-place.ts";
import type { LessonPlace } from "../lesson-place.ts";
import { lessonKind } from "../lesson.ts";
import { subjectKind } from "../subject.ts";

const place = `(?:(${comingDay})\\s*)?(\\d{1,2})교시`;
const SWAP = new RegExp(
  `^${place}(?:와|과|하고|랑|를|을)?\\s*(?:↔\\s*)?${place}(?:와|과|를|을)?\\s*(?:서로\\s*)?(?:맞?바꿈|맞?바꿔요?|맞?바꾸기|맞?바꿨어요|교환)$`,
  "u",
);
const DROP = new RegExp(`^${place}\\s*결강(?:\\s+(\\S.*))?$`, "u");

/** 「금 3교시 월 2교시 바꿈」, 「3교시 5교시 바꿈」, 「내일 5교시 결강 출장」: what becomes of a lesson of the class table. */
export const tablePhrases: LinePhrases = {
  readLine(line, facts) {
    const { today } = facts;
    const [, dayA, periodA = "", dayB, periodB] = SWAP.exec(line) ?? [];
    const [, dropDay, dropPeriod, reason = ""] = DROP.exec(line) ?? [];
    const a = toPlace(dayA ?? dropDay ?? "오늘", dropPeriod ?? periodA, today);
    if (!a) return undefined;
    if (dropPeriod !== undefined)
      return readChange({ type: "drop", a, b: undefined, reason }, facts);
    // 「금 3교시 5교시」 are of one day.
    const b = toPlace(dayB ?? dayA ?? "오늘", periodB ?? "", today);
    return b && readChange({ type: "swap", a, b, reason: "" }, facts);
  },
};

function toPlace(
  words: string,
  period: string,
  today: LineFacts["today"],
): LessonPlace | undefined {
  const day = findComingDay(words, today);
  if (!day || period === "" || Number(period) > LAST_PERIOD) return undefined;
  return toLessonPlace(day, Number(period));
}

function readChange(
  said: Pick<ChangeDraft, "type" | "a" | "b" | "reason">,
  { calendar, readYear }: LineFacts,
): LineReading {
  const year = recordSchoolYear(toPlaceParts(said.a).day);
  const read = readYear(year);
  if (!read)
    return { type: "refused", sentence: "지금 열려 있지 않은 학년도예요. 날짜를 확인해 주세요." };
  const subjects = withIds(read(subjectKind));
  const table = buildClassTable(
    {
      tables: read(baseTableKind),
      cells: read(baseCellKind),
      plans: read(dayPlanKind),
      lessons: read(lessonKind),
      changes: withIds(read(lessonChangeKind)),
    },
    calendar,
  );
  if (table.weeks.length === 0)
    return {
      type: "refused",
      sentence: "아직 시간표가 없어요. 학급시간표에 기본 시간표를 먼저 적어 주세요.",
    };
  const draft = { ...said, subjectId: "", with: "", isByMe: false, returns: "" };
  const parsed = parseChangeDraft(draft, { table, subjects, year });
  if (!parsed.ok) return { type: "refused", sentence: toSentence(changeMessages, parsed.refusal) };
  const fields = parsed.value;
  const say = (at: LessonPlace): string => {
    const { day, period } = toPlaceParts(at);
    return `${toPlaceWords(at)} ${toLessonWords(findStanding(table, day, period).lesson, subjects)}`;
  };
  return {
    type: "act",
    act: {
      schoolYear: year,
      label: fields.b ? `${say(fields.a)} ↔ ${say(fields.b)}` : `${say(fields.a)} 결강`,
      plan: (writing) =>
        bookChange(writing.read(lessonChangeKind).values(), fields, {
          now: writing.now,
          uuid: writing.newId(),
        }),
    },
  };
}

function withIds<T>(
  rows: ReadonlyMap<string, T>,
): ReadonlyMap<string, T & { readonly id: string }> {
  return new Map([...rows].map(([id, row]) => [id, { ...row, id }]));
}
