import { accessCheck } from "@damim/domain/access-check/access-check-record.ts";
import { councilPack } from "@damim/domain/privacy/council-pack-record.ts";
import { gameScore } from "@damim/domain/games/game-score-record.ts";
import { toolTimer } from "@damim/domain/clocks/tool-timer-record.ts";
import { guardianContact } from "@damim/domain/morning/guardian-contact-record.ts";
import { padKeepsake } from "@damim/domain/pad/pad-keepsake-record.ts";
import { scoreGame, scoreEvent } from "@damim/domain/score-board/score-game-record.ts";
import { capsule, capsuleLetter } from "@damim/domain/time-capsule/capsule-record.ts";
import { subject } from "@damim/domain/class-table/subject-record.ts";
import { baseTable, baseCell } from "@damim/domain/class-table/base-table-record.ts";
import { dayPlan } from "@damim/domain/class-table/day-plan-record.ts";
import { lesson } from "@damim/domain/class-table/lesson-record.ts";
import { lessonChange } from "@damim/domain/class-table/lesson-change-record.ts";
import { budget } from "@damim/domain/budget/budget-record.ts";
import { budgetEntry } from "@damim/domain/budget/entry-record.ts";
import { check } from "@damim/domain/check/check-record.ts";
import { memo, memoFolder } from "@damim/domain/memo/memo-record.ts";
import { noticeRead } from "@damim/domain/notice/notice-read.ts";
import { point } from "@damim/domain/point/point-record.ts";
import { bellSetting, bells } from "@damim/domain/bells/bells-record.ts";
import { boardMessage } from "@damim/domain/lesson-board/board-message-record.ts";
import { alarm } from "@damim/domain/alarm/alarm-record.ts";
import { checkMark } from "@damim/domain/check/check-mark-record.ts";
import { dayLog, dayLogLine } from "@damim/domain/daily-log/day-log-record.ts";
import { dayNotice } from "@damim/domain/day-notice/day-notice-record.ts";
import { survey } from "@damim/domain/survey/survey-record.ts";
import { answer } from "@damim/domain/survey/answer-record.ts";
import { aiDraft, aiCall } from "@damim/domain/ai-writing/ai-writing-records.ts";
import { destruction } from "@damim/domain/destruction/destruction-record.ts";
import { pushRules, pushTokens } from "@damim/domain/push/push-records.ts";
import { savedIdea } from "@damim/domain/idea/saved-idea-record.ts";
import { helpReply } from "@damim/domain/cafe/help-reply-record.ts";
import { postDraft } from "@damim/domain/cafe/post-draft-record.ts";
import { toolPreset } from "@damim/domain/tool-preset/tool-preset-record.ts";
import { groupSet } from "@damim/domain/group-screen/group-set-record.ts";
import { wall, wallWidget } from "@damim/domain/group-screen/wall-record.ts";
import { seal } from "@damim/domain/seal/seal-record.ts";
import { seatPlan, seatRoom, seatRule } from "@damim/domain/seats/seat-records.ts";
import { bookingPlan, bookingSlot } from "@damim/domain/booking/booking-records.ts";
import { planRefusalMessages } from "@damim/domain/booking/decide-plan-write.ts";
import { slotRefusalMessages } from "@damim/domain/booking/decide-slot-write.ts";
import { consult } from "@damim/domain/consult/consult-record.ts";
import { event, eventDay } from "@damim/domain/schedule/event-record.ts";
import { task, taskDay } from "@damim/domain/schedule/task-record.ts";
import { listMemo, listText, snippet } from "@damim/domain/individual-record/list-text-record.ts";
import { schoolTerms } from "@damim/domain/school-calendar/school-terms-record.ts";
import { note } from "@damim/domain/individual-record/note-record.ts";
import type { KindName } from "@damim/domain/registry/record-kinds.ts";
import {
  assignMoveWords,
  assignPlanWords,
  assignPupilWords,
  assignRuleWords,
  assignRunWords,
} from "../../features/class-assignment/assign-words.ts";
import { checkInWords } from "../../features/attendance/check-in-words.ts";
import { markWords } from "../../features/attendance/mark/mark-words.ts";
import { ownDayWords } from "../../features/holidays/own-day-words.ts";
import { closeWords } from "../../features/month-close/close-words.ts";
import { paperWords } from "../../features/month-close/papers/paper-words.ts";
import { ruleWords } from "../../features/month-close/rule-words.ts";
import { schoolYearWords } from "../../features/profile/school-year-words.ts";
import { studentWords } from "../../features/roster/student/student-record-words.ts";
import { drawTurnWords, drawWords } from "../../features/draw/draw-words.ts";
import { closedAlready, lockedMeanwhile, noSuchKey } from "@damim/domain/vault/vault-words.ts";
import { vault } from "@damim/domain/vault/vault-record.ts";
import { toWords } from "../../kit/record/to-words.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

/** The words of every kind; one without words does not compile. For late parts alone: no first screen says them. */
const recordWords: { readonly [Name in KindName]: RecordWords } = {
  absencePaper: paperWords,
  aiCall: toWords(aiCall),
  aiDraft: toWords(aiDraft),
  answer: toWords(answer),
  assignMove: assignMoveWords,
  assignPlan: assignPlanWords,
  assignPupil: assignPupilWords,
  assignRule: assignRuleWords,
  assignRun: assignRunWords,
  attendanceMark: markWords,
  attendanceRules: ruleWords,
  baseCell: toWords(baseCell),
  baseTable: toWords(baseTable),
  bells: toWords(bells),
  bellSetting: toWords(bellSetting),
  boardMessage: toWords(boardMessage),
  budget: toWords(budget),
  budgetEntry: toWords(budgetEntry),
  check: toWords(check),
  checkIn: checkInWords,
  checkMark: toWords(checkMark),
  bookingPlan: toWords(bookingPlan, {
    denied: {
      "plan-booked": planRefusalMessages["plan-booked"]({ type: "plan-booked" }),
      "plan-timed": planRefusalMessages["plan-timed"]({ type: "plan-timed" }),
    },
  }),
  bookingSlot: toWords(bookingSlot, {
    isSaidByWrite: true,
    denied: {
      "slot-other": slotRefusalMessages["slot-other"]({ type: "slot-other" }),
      "slot-taken": slotRefusalMessages["slot-taken"]({ type: "slot-taken" }),
      "slot-gone": slotRefusalMessages["slot-gone"]({ type: "slot-gone" }),
    },
  }),
  consult: toWords(consult, { denied: { locked: lockedMeanwhile, "no-such-key": noSuchKey } }),
  accessCheck: toWords(accessCheck),
  councilPack: toWords(councilPack),
  dayPlan: toWords(dayPlan),
  lesson: toWords(lesson),
  lessonChange: toWords(lessonChange),
  dayLog: toWords(dayLog),
  dayLogLine: toWords(dayLogLine),
  dayNotice: toWords(dayNotice),
  event: toWords(event),
  eventDay: toWords(eventDay),
  listMemo: toWords(listMemo),
  listText: toWords(listText),
  memo: toWords(memo),
  memoFolder: toWords(memoFolder),
  monthClose: closeWords,
  note: toWords(note),
  noticeRead: toWords(noticeRead),
  pushRules: toWords(pushRules),
  pushTokens: toWords(pushTokens),
  destruction: toWords(destruction),
  ownDay: ownDayWords,
  padKeepsake: toWords(padKeepsake),
  point: toWords(point),
  helpReply: toWords(helpReply),
  postDraft: toWords(postDraft),
  savedIdea: toWords(savedIdea),
  schoolTerms: toWords(schoolTerms),
  schoolYear: schoolYearWords,
  snippet: toWords(snippet),
  student: studentWords,
  subject: toWords(subject),
  survey: toWords(survey),
  task: toWords(task),
  taskDay: toWords(taskDay),
  toolPreset: toWords(toolPreset),
  toolTimer: toWords(toolTimer),
  alarm: toWords(alarm),
  scoreEvent: toWords(scoreEvent),
  scoreGame: toWords(scoreGame),
  gameScore: toWords(gameScore),
  guardianContact: toWords(guardianContact),
  seal: toWords(seal),
  vault: toWords(vault, { denied: { "closed-already": closedAlready } }),
  seatPlan: toWords(seatPlan),
  seatRoom: toWords(seatRoom),
  seatRule: toWords(seatRule),
  capsule: toWords(capsule),
  capsuleLetter: toWords(capsuleLetter),
  groupSet: toWords(groupSet),
  wall: toWords(wall),
  wallWidget: toWords(wallWidget),
  drawTurn: drawTurnWords,
  draw: drawWords,
};

/** Nothing for a kind that a newer version wrote. */
export function findRecordWords(kind: string): RecordWords | undefined {
  const byName: Readonly<Record<string, RecordWords>> = recordWords;
  return Object.hasOwn(byName, kind) ? byName[kind] : undefined;
}
