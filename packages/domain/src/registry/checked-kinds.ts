import type { CheckedKind, RecordKind } from "@damim/sync/kind.ts";
import type { GenericSchema } from "valibot";
import type { KindName } from "./record-kinds.ts";
import type { Fields } from "../record/field.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import type { SaidOnce } from "../record/record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { accessCheck } from "../access-check/access-check-record.ts";
import { bookingPlan, bookingSlot } from "../booking/booking-records.ts";
import { consult } from "../consult/consult-record.ts";
import { event, eventDay } from "../schedule/event-record.ts";
import { task, taskDay } from "../schedule/task-record.ts";
import { listMemo, listText, snippet } from "../individual-record/list-text-record.ts";
import { note } from "../individual-record/note-record.ts";
import { toolPreset } from "../tool-preset/tool-preset-record.ts";
import { postDraft } from "../cafe/post-draft-record.ts";
import { helpReply } from "../cafe/help-reply-record.ts";
import { savedIdea } from "../idea/saved-idea-record.ts";
import { pushTokens, pushRules } from "../push/push-records.ts";
import { aiCall, aiDraft } from "../ai-writing/ai-writing-records.ts";
import { absencePaper } from "../attendance-papers/absence-paper-record.ts";
import { monthClose } from "../month-close/month-close-record.ts";
import { answer } from "../survey/answer-record.ts";
import { survey } from "../survey/survey-record.ts";
import { dayLogLine, dayLog } from "../daily-log/day-log-record.ts";
import { dayNotice } from "../day-notice/day-notice-record.ts";
import { checkMark } from "../check/check-mark-record.ts";
import { councilPack } from "../privacy/council-pack-record.ts";
import { destruction } from "../destruction/destruction-record.ts";
import { alarm } from "../alarm/alarm-record.ts";
import { budgetEntry } from "../budget/entry-record.ts";
import { entrySheet } from "../budget/entry-sheet.ts";
import { gameScore } from "../games/game-score-record.ts";
import { toolTimer } from "../clocks/tool-timer-record.ts";
import { guardianContact } from "../morning/guardian-contact-record.ts";
import { checkIn } from "../attendance/check-in-record.ts";
import { padKeepsake } from "../pad/pad-keepsake-record.ts";
import { scoreGameSheet } from "../score-board/score-game-sheet.ts";
import { drawSheet, drawTurnSheet } from "../draw/draw-sheet.ts";
import { scoreGame, scoreEvent } from "../score-board/score-game-record.ts";
import { capsule, capsuleLetter } from "../time-capsule/capsule-record.ts";
import { draw, drawTurn } from "../draw/draw-record.ts";
import { vault } from "../vault/vault-record.ts";
import { subject } from "../class-table/subject-record.ts";
import { baseTable, baseCell } from "../class-table/base-table-record.ts";
import { baseCellSheet } from "../class-table/base-cell-sheet.ts";
import { dayPlan } from "../class-table/day-plan-record.ts";
import { lesson } from "../class-table/lesson-record.ts";
import { lessonChange } from "../class-table/lesson-change-record.ts";
import {
  assignMoveKind,
  assignPlanKind,
  assignPupilKind,
  assignRuleKind,
  assignRunKind,
} from "../class-assignment/assign-kinds.ts";
import {
  assignPlanSheet,
  assignPupilSheet,
  assignMoveSheet,
  assignRuleSheet,
  assignRunSheet,
} from "../class-assignment/assign-record-sheets.ts";
import {
  assignMoveSchema,
  assignPlanSchema,
  assignPupilSchema,
  assignRuleSchema,
  assignRunSchema,
} from "../class-assignment/assign-schema.ts";
import { attendanceMark } from "../attendance/attendance-mark-record.ts";
import { attendanceRulesKind } from "../attendance/attendance-rules.ts";
import { attendanceRulesSchema } from "../attendance/attendance-rules-schema.ts";
import { bellSetting, bells } from "../bells/bells-record.ts";
import { boardMessage } from "../lesson-board/board-message-record.ts";
import { budget } from "../budget/budget-record.ts";
import { check } from "../check/check-record.ts";
import { memo, memoFolder } from "../memo/memo-record.ts";
import { student } from "../student/student-record.ts";
import { ownDay } from "../school-calendar/own-day-record.ts";
import { schoolTerms } from "../school-calendar/school-terms-record.ts";
import { schoolYear } from "../school-year/school-year-record.ts";

import { formerSchoolSheet } from "../attendance-year/former-school-sheet.ts";
import { attendanceRulesSheet } from "../attendance/attendance-rules-sheet.ts";
import { studentSheet } from "../roster/student-sheet.ts";
import { noticeRead } from "../notice/notice-read.ts";
import { point } from "../point/point-record.ts";
import { seal } from "../seal/seal-record.ts";
import { seatPlan, seatRoom, seatRule } from "../seats/seat-records.ts";
import { groupSet } from "../group-screen/group-set-record.ts";
import { wall, wallWidget } from "../group-screen/wall-record.ts";

/** A kind with everything that is kept of it: the one schema of its rows, where they lie, how people read them. */
export interface KeptKind<T = unknown> extends CheckedKind<T> {
  /** Rows of "profile" outlive a school year, those of "assign" are of one saved 반편성, all others of a year. */
  readonly scope: "profile" | "year" | "assign";
  readonly sheets: readonly [RecordSheet, ...RecordSheet[]];
  /** Of a record that is said once. */
  readonly fields?: Fields;
}

/** A sheet with the kind that it shows, and the file that it stands in. */
export interface KeptSheet extends RecordSheet {
  readonly kind: KindName;
  readonly place: KeptKind["scope"];
}

/** A kind without schema, scope or sheet does not compile. In the order of the tabs of an archive. */
const keptByName: { readonly [Name in KindName]: KeptKind } = {
  schoolYear: keepOnce(schoolYear),
  student: keepOnce(student, studentSheet, formerSchoolSheet),
  attendanceMark: keepOnce(attendanceMark),
  checkIn: keepOnce(checkIn),
  ownDay: keepOnce(ownDay),
  schoolTerms: keepOnce(schoolTerms),
  absencePaper: keepOnce(absencePaper),
  monthClose: keepOnce(monthClose),
  consult: keepOnce(consult),
  councilPack: keepOnce(councilPack),
  seal: keepOnce(seal),
  vault: keepOnce(vault),
  bookingPlan: keepOnce(bookingPlan),
  bookingSlot: keepOnce(bookingSlot),
  check: keepOnce(check),
  checkMark: keepOnce(checkMark),
  note: keepOnce(note),
  listMemo: keepOnce(listMemo),
  listText: keepOnce(listText),
  snippet: keepOnce(snippet),
  survey: keepOnce(survey),
  answer: keepOnce(answer),
  aiDraft: keepOnce(aiDraft),
  aiCall: keepOnce(aiCall),
  memoFolder: keepOnce(memoFolder),
  memo: keepOnce(memo),
  point: keepOnce(point),
  subject: keepOnce(subject),
  baseTable: keepOnce(baseTable),
  baseCell: keepOnce(baseCell, baseCellSheet),
  dayPlan: keepOnce(dayPlan),
  lesson: keepOnce(lesson),
  lessonChange: keepOnce(lessonChange),
  bells: keepOnce(bells),
  bellSetting: keepOnce(bellSetting),
  boardMessage: keepOnce(boardMessage),
  budget: keepOnce(budget),
  budgetEntry: keepOnce({ ...budgetEntry, ...entrySheet }),
  dayLog: keepOnce(dayLog),
  dayLogLine: keepOnce(dayLogLine),
  dayNotice: keepOnce(dayNotice),
  event: keepOnce(event),
  eventDay: keepOnce(eventDay),
  task: keepOnce(task),
  taskDay: keepOnce(taskDay),
  toolPreset: keepOnce(toolPreset),
  toolTimer: keepOnce(toolTimer),
  alarm: keepOnce(alarm),
  scoreEvent: keepOnce(scoreEvent),
  guardianContact: keepOnce(guardianContact),
  gameScore: keepOnce(gameScore),
  seatPlan: keepOnce(seatPlan),
  seatRoom: keepOnce(seatRoom),
  seatRule: keepOnce(seatRule),
  scoreGame: keepOnce(scoreGame, scoreGameSheet),
  groupSet: keepOnce(groupSet),
  wall: keepOnce(wall),
  wallWidget: keepOnce(wallWidget),
  drawTurn: keepOnce(drawTurn, drawTurnSheet),
  draw: keepOnce(draw, drawSheet),
  capsule: keepOnce(capsule),
  capsuleLetter: keepOnce(capsuleLetter),
  noticeRead: keepOnce(noticeRead),
  helpReply: keepOnce(helpReply),
  postDraft: keepOnce(postDraft),
  savedIdea: keepOnce(savedIdea),
  accessCheck: keepOnce(accessCheck),
  pushTokens: keepOnce(pushTokens),
  pushRules: keepOnce(pushRules),
  destruction: keepOnce(destruction),
  padKeepsake: keepOnce(padKeepsake),
  attendanceRules: keep(attendanceRulesKind, attendanceRulesSchema, "year", [attendanceRulesSheet]),
  assignPlan: keep(assignPlanKind, assignPlanSchema, "assign", [assignPlanSheet]),
  assignPupil: keep(assignPupilKind, assignPupilSchema, "assign", [assignPupilSheet]),
  assignRule: keep(assignRuleKind, assignRuleSchema, "assign", [assignRuleSheet]),
  assignRun: keep(assignRunKind, assignRunSchema, "assign", [assignRunSheet]),
  assignMove: keep(assignMoveKind, assignMoveSchema, "assign", [assignMoveSheet]),
};

/**
 * Every kind as the server and the archive know it. Apart from `recordKinds`, so that no page waits for schemas that
 * it never asks.
 */
export const checkedKinds: readonly KeptKind[] = Object.values(keptByName);

/** Every sheet that an archive has for people, in the order of the tabs. */
export const recordSheets: readonly KeptSheet[] = (Object.keys(keptByName) as KindName[]).flatMap(
  (kind) =>
    keptByName[kind].sheets.map((sheet) => ({ ...sheet, kind, place: keptByName[kind].scope })),
);

function keep<T>(
  kind: RecordKind<T>,
  schema: GenericSchema<unknown, T>,
  scope: KeptKind["scope"],
  sheets: KeptKind["sheets"],
): KeptKind<T> {
  return { ...kind, schema, scope, sheets };
}

/** A record that is said once, with sheets that ask for more than its rows. */
function keepOnce<F extends Fields>(of: SaidOnce<F>, ...sheets: readonly RecordSheet[]): KeptKind {
  const kept = keep(
    of.kind,
    toSchema(of),
    of.scope,
    of.sheets ?? [sheets[0] ?? toSheet(of), ...sheets.slice(1)],
  );
  return { ...kept, fields: of.fields };
}
