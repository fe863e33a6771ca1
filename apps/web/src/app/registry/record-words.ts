import { gameScore } from "@damim/domain/games/game-score-record.ts";
import { toolTimer } from "@damim/domain/clocks/tool-timer-record.ts";
import { guardianContact } from "@damim/domain/morning/guardian-contact-record.ts";
import { padKeepsake } from "@damim/domain/pad/pad-keepsake-record.ts";
import { scoreGame, scoreEvent } from "@damim/domain/score-board/score-game-record.ts";
import { capsule } from "@damim/domain/time-capsule/capsule-record.ts";
import { subject } from "@damim/domain/class-table/subject-record.ts";
import { baseTable, baseCell } from "@damim/domain/class-table/base-table-record.ts";
import { dayPlan } from "@damim/domain/class-table/day-plan-record.ts";
import { lesson } from "@damim/domain/class-table/lesson-record.ts";
import { lessonChange } from "@damim/domain/class-table/lesson-change-record.ts";
import { budget } from "@damim/domain/budget/budget-record.ts";
import { budgetEntry } from "@damim/domain/budget/entry-record.ts";
import { check } from "@damim/domain/check/check-record.ts";
import { memoFolder } from "@damim/domain/memo/memo-folder.ts";
import { noticeRead } from "@damim/domain/notice/notice-read.ts";
import { point } from "@damim/domain/point/point-record.ts";
import { alarm } from "@damim/domain/alarm/alarm-record.ts";
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
import { bellSettingWords, bellsWords } from "../../features/bells/bells-words.ts";
import { checkMarkWords } from "../../features/check/check-words.ts";
import { consultWords } from "../../features/consult/consult-words.ts";
import { dayLogLineWords, dayLogWords } from "../../features/daily-log/daily-log-words.ts";
import { helpReplyWords } from "../../features/cafe/help-reply-words.ts";
import { postDraftWords } from "../../features/cafe/post-draft-words.ts";
import { memoWords } from "../../features/memo/memo-words.ts";
import { ownDayWords } from "../../features/holidays/own-day-words.ts";
import { termsWords } from "../../features/holidays/terms-words.ts";
import {
  listMemoWords,
  listTextWords,
  noteWords,
  snippetWords,
} from "../../features/individual-record/individual-record-words.ts";
import { closeWords } from "../../features/month-close/close-words.ts";
import { paperWords } from "../../features/month-close/papers/paper-words.ts";
import { ruleWords } from "../../features/month-close/rule-words.ts";
import { pushRulesWords, pushTokensWords } from "../../features/push/push-words.ts";
import { savedIdeaWords } from "../../features/ideas/saved-idea-words.ts";
import { schoolYearWords } from "../../features/profile/school-year-words.ts";
import { eventDayWords, eventWords } from "../../features/schedule/schedule-words.ts";
import { studentWords } from "../../features/roster/student/student-record-words.ts";
import { taskDayWords, taskWords } from "../../features/tasks/task-words.ts";
import { toolPresetWords } from "../../kit/tool/tool-preset-words.ts";
import { drawTurnWords, drawWords } from "../../features/draw/draw-words.ts";
import { capsuleLetterWords } from "../../features/time-capsule/capsule-letter-words.ts";
import {
  groupSetWords,
  wallWidgetWords,
  wallWords,
} from "../../features/group-screen/group-words.ts";
import {
  seatPlanWords,
  seatRoomWords,
  seatRuleWords,
} from "../../features/seats/seat-record-words.ts";
import { aiCallWords, aiDraftWords } from "../../features/ai-writing/ai-writing-words.ts";
import { answerWords, surveyWords } from "../../features/survey/survey-words.ts";
import { toWords } from "../../kit/record/to-words.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

/** The words of every kind; one without words does not compile. For late parts alone: no first screen says them. */
const recordWords: { readonly [Name in KindName]: RecordWords } = {
  absencePaper: paperWords,
  aiCall: aiCallWords,
  aiDraft: aiDraftWords,
  answer: answerWords,
  assignMove: assignMoveWords,
  assignPlan: assignPlanWords,
  assignPupil: assignPupilWords,
  assignRule: assignRuleWords,
  assignRun: assignRunWords,
  attendanceMark: markWords,
  attendanceRules: ruleWords,
  baseCell: toWords(baseCell),
  baseTable: toWords(baseTable),
  bells: bellsWords,
  bellSetting: bellSettingWords,
  budget: toWords(budget),
  budgetEntry: toWords(budgetEntry),
  check: toWords(check),
  checkIn: checkInWords,
  checkMark: checkMarkWords,
  consult: consultWords,
  dayPlan: toWords(dayPlan),
  lesson: toWords(lesson),
  lessonChange: toWords(lessonChange),
  dayLog: dayLogWords,
  dayLogLine: dayLogLineWords,
  event: eventWords,
  eventDay: eventDayWords,
  listMemo: listMemoWords,
  listText: listTextWords,
  memo: memoWords,
  memoFolder: toWords(memoFolder),
  monthClose: closeWords,
  note: noteWords,
  noticeRead: toWords(noticeRead),
  pushRules: pushRulesWords,
  pushTokens: pushTokensWords,
  ownDay: ownDayWords,
  padKeepsake: toWords(padKeepsake),
  point: toWords(point),
  helpReply: helpReplyWords,
  postDraft: postDraftWords,
  savedIdea: savedIdeaWords,
  schoolTerms: termsWords,
  schoolYear: schoolYearWords,
  snippet: snippetWords,
  student: studentWords,
  subject: toWords(subject),
  survey: surveyWords,
  task: taskWords,
  taskDay: taskDayWords,
  toolPreset: toolPresetWords,
  toolTimer: toWords(toolTimer),
  alarm: toWords(alarm),
  scoreEvent: toWords(scoreEvent),
  scoreGame: toWords(scoreGame),
  gameScore: toWords(gameScore),
  guardianContact: toWords(guardianContact),
  seatPlan: seatPlanWords,
  seatRoom: seatRoomWords,
  seatRule: seatRuleWords,
  capsule: toWords(capsule),
  capsuleLetter: capsuleLetterWords,
  groupSet: groupSetWords,
  wall: wallWords,
  wallWidget: wallWidgetWords,
  drawTurn: drawTurnWords,
  draw: drawWords,
};

/** Nothing for a kind that a newer version wrote. */
export function findRecordWords(kind: string): RecordWords | undefined {
  const byName: Readonly<Record<string, RecordWords>> = recordWords;
  return Object.hasOwn(byName, kind) ? byName[kind] : undefined;
}
