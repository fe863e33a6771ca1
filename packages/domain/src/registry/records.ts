import { attendanceRulesKind } from "../attendance/attendance-rules.ts";
import { assignKinds } from "../class-assignment/assign-kinds.ts";
import type { SaidOnce, RecordFacts } from "../record/record.ts";
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
import { gameScore } from "../games/game-score-record.ts";
import { toolTimer } from "../clocks/tool-timer-record.ts";
import { familyReport } from "../family-report/family-report-record.ts";
import { former } from "../former-pupil/former-record.ts";
import { guardianContact } from "../morning/guardian-contact-record.ts";
import { checkIn } from "../attendance/check-in-record.ts";
import { padKeepsake } from "../pad/pad-keepsake-record.ts";
import { scoreGame, scoreEvent } from "../score-board/score-game-record.ts";
import { capsule, capsuleCard, capsuleLetter } from "../time-capsule/capsule-record.ts";
import { draw, drawTurn } from "../draw/draw-record.ts";
import { vault } from "../vault/vault-record.ts";
import { subject } from "../class-table/subject-record.ts";
import { baseTable, baseCell } from "../class-table/base-table-record.ts";
import { dayPlan } from "../class-table/day-plan-record.ts";
import { lesson } from "../class-table/lesson-record.ts";
import { lessonChange } from "../class-table/lesson-change-record.ts";
import { unitPlan } from "../class-table/unit-plan-record.ts";
import { familyCard, familyPage } from "../family-page/family-page-records.ts";
import { weeklyLetter } from "../weekly-letter/weekly-letter-record.ts";
import { attendanceMark } from "../attendance/attendance-mark-record.ts";
import { bellSetting, bells } from "../bells/bells-record.ts";
import { boardMessage } from "../lesson-board/board-message-record.ts";
import { budget } from "../budget/budget-record.ts";
import { check } from "../check/check-record.ts";
import { memo, memoFolder } from "../memo/memo-record.ts";
import { student } from "../student/student-record.ts";
import { ownDay } from "../school-calendar/own-day-record.ts";
import { schoolTerms } from "../school-calendar/school-terms-record.ts";
import { schoolYear } from "../school-year/school-year-record.ts";
import { noticeRead } from "../notice/notice-read.ts";
import { point } from "../point/point-record.ts";
import { seal } from "../seal/seal-record.ts";
import { seatPlan, seatRoom, seatRule } from "../seats/seat-records.ts";
import { groupSet } from "../group-screen/group-set-record.ts";
import { wall, wallWidget } from "../group-screen/wall-record.ts";

/**
 * Every record that is said once, in the order of the tabs of an archive. Schema, sheet, words, the data map, 변경 이력 and
 * what a half-written one is called come out of it: a new record has its line here, and its name in `recordKinds`.
 */
export const records: readonly SaidOnce[] = [
  schoolYear,
  student,
  former,
  attendanceMark,
  checkIn,
  ownDay,
  schoolTerms,
  absencePaper,
  monthClose,
  consult,
  councilPack,
  seal,
  vault,
  bookingPlan,
  bookingSlot,
  check,
  checkMark,
  note,
  listMemo,
  listText,
  snippet,
  survey,
  answer,
  aiDraft,
  aiCall,
  memoFolder,
  memo,
  point,
  subject,
  baseTable,
  baseCell,
  dayPlan,
  lesson,
  lessonChange,
  unitPlan,
  weeklyLetter,
  familyPage,
  familyCard,
  bells,
  bellSetting,
  boardMessage,
  budget,
  budgetEntry,
  dayLog,
  dayLogLine,
  dayNotice,
  event,
  eventDay,
  task,
  taskDay,
  toolPreset,
  toolTimer,
  alarm,
  scoreEvent,
  familyReport,
  guardianContact,
  gameScore,
  seatPlan,
  seatRoom,
  seatRule,
  scoreGame,
  groupSet,
  wall,
  wallWidget,
  drawTurn,
  draw,
  capsule,
  capsuleLetter,
  capsuleCard,
  noticeRead,
  helpReply,
  postDraft,
  savedIdea,
  accessCheck,
  pushTokens,
  pushRules,
  destruction,
  padKeepsake,
];

/** What every kind says of itself, those among them whose schemas and sheets are still written by hand. */
export const kindFacts: readonly RecordFacts[] = [
  ...records,
  { kind: attendanceRulesKind, scope: "year", topics: ["attendance"] },
  // 협의 기록 is a history itself: from where to where, and why.
  ...assignKinds.map((kind): RecordFacts => ({
    kind,
    scope: "assign",
    topics: ["assignment"],
    hasNoHistory: true,
  })),
];

/** Whose texts are read where nobody signs in. */
export const leavingKinds: readonly string[] = kindFacts.flatMap(({ kind, leaves }) =>
  leaves ? [kind.name] : [],
);
