import { accessCheckKind } from "../access-check/access-check.ts";
import { absencePaperKind } from "../attendance-papers/absence-paper.ts";
import { aiCallKind, aiDraftKind } from "../ai-writing/ai-draft.ts";
import { assignKinds } from "../class-assignment/assign-kinds.ts";
import { attendanceMarkKind } from "../attendance/attendance-mark.ts";
import { attendanceRulesKind } from "../attendance/attendance-rules.ts";
import { checkInKind } from "../attendance/check-in.ts";
import { bellSettingKind, bellsKind } from "../bells/bells.ts";
import { boardMessageKind } from "../lesson-board/board-message.ts";
import { bookingPlanKind, bookingSlotKind } from "../booking/booking.ts";
import { budgetEntryKind, budgetKind } from "../budget/budget.ts";
import { checkKind, checkMarkKind } from "../check/check.ts";
import { baseCellKind, baseTableKind } from "../class-table/base-table.ts";
import { dayPlanKind } from "../class-table/day-plan.ts";
import { destructionKind } from "../destruction/destruction.ts";
import { councilPackKind } from "../privacy/council-pack.ts";
import { familyCardKind, familyPageKind } from "../family-page/family-page.ts";
import { familyReportKind } from "../family-report/family-report.ts";
import { formerKind } from "../former-pupil/former.ts";
import { guardianContactKind } from "../morning/guardian-contact.ts";
import { gameScoreKind } from "../games/game-score.ts";
import { lessonChangeKind } from "../class-table/lesson-change.ts";
import { lessonKind } from "../class-table/lesson.ts";
import { subjectKind } from "../class-table/subject.ts";
import { unitPlanKind } from "../class-table/unit-plan.ts";
import { consultKind } from "../consult/consult.ts";
import { dayLogKind, dayLogLineKind } from "../daily-log/daily-log.ts";
import { dayNoticeKind } from "../day-notice/day-notice.ts";
import { listMemoKind, listTextKind, snippetKind } from "../individual-record/list-memo.ts";
import { noticeReadKind } from "../notice/notice.ts";
import { pushRulesKind } from "../push/push-rules.ts";
import { pushTokensKind } from "../push/push-tokens.ts";
import { noteKind } from "../individual-record/note.ts";
import { memoFolderKind, memoKind } from "../memo/memo.ts";
import { monthCloseKind } from "../month-close/month-close.ts";
import { padKeepsakeKind } from "../pad/pad-keepsake.ts";
import { helpReplyKind } from "../cafe/help-reply.ts";
import { postDraftKind } from "../cafe/post-draft.ts";
import { pointKind } from "../point/point.ts";
import { savedIdeaKind } from "../idea/saved-idea.ts";
import { studentKind } from "../student/student.ts";
import { ownDayKind } from "../school-calendar/own-day.ts";
import { schoolTermsKind } from "../school-calendar/school-terms.ts";
import { answerKind, surveyKind } from "../survey/survey.ts";
import { toolPresetKind } from "../tool-preset/tool-preset.ts";
import { drawKind, drawTurnKind } from "../draw/draw.ts";
import { toolTimerKind } from "../clocks/tool-timer.ts";
import { alarmKind } from "../alarm/alarm.ts";
import { sealKind } from "../seal/seal.ts";
import { seatPlanKind } from "../seats/seat-plan.ts";
import { seatRoomKind } from "../seats/seat-room.ts";
import { seatRuleKind } from "../seats/seat-rule.ts";
import { groupSetKind } from "../group-screen/group-set.ts";
import { wallKind, wallWidgetKind } from "../group-screen/wall.ts";
import { scoreEventKind, scoreGameKind } from "../score-board/score-game.ts";
import { capsuleCardKind, capsuleKind, capsuleLetterKind } from "../time-capsule/capsule.ts";
import { eventDayKind, eventKind } from "../schedule/event.ts";
import { taskDayKind, taskKind } from "../schedule/task.ts";
import { vaultKind } from "../vault/vault.ts";
import { weeklyLetterKind } from "../weekly-letter/weekly-letter.ts";
import { schoolYearKind } from "../school-year/school-year-setting.ts";

/** Every kind of row that is kept and synced. A new kind gets one line here, in alphabetical order. */
export const recordKinds = [
  accessCheckKind,
  absencePaperKind,
  aiCallKind,
  aiDraftKind,
  answerKind,
  ...assignKinds,
  attendanceMarkKind,
  attendanceRulesKind,
  baseCellKind,
  baseTableKind,
  bellSettingKind,
  bellsKind,
  boardMessageKind,
  bookingPlanKind,
  bookingSlotKind,
  budgetEntryKind,
  budgetKind,
  checkInKind,
  checkKind,
  checkMarkKind,
  consultKind,
  councilPackKind,
  dayPlanKind,
  lessonChangeKind,
  lessonKind,
  dayLogKind,
  dayLogLineKind,
  dayNoticeKind,
  eventDayKind,
  eventKind,
  familyCardKind,
  familyPageKind,
  formerKind,
  listMemoKind,
  listTextKind,
  memoFolderKind,
  memoKind,
  monthCloseKind,
  noteKind,
  noticeReadKind,
  ownDayKind,
  padKeepsakeKind,
  pointKind,
  helpReplyKind,
  postDraftKind,
  pushRulesKind,
  pushTokensKind,
  destructionKind,
  savedIdeaKind,
  schoolTermsKind,
  schoolYearKind,
  snippetKind,
  studentKind,
  subjectKind,
  surveyKind,
  taskDayKind,
  taskKind,
  toolPresetKind,
  unitPlanKind,
  toolTimerKind,
  alarmKind,
  scoreEventKind,
  scoreGameKind,
  gameScoreKind,
  familyReportKind,
  guardianContactKind,
  sealKind,
  seatPlanKind,
  seatRoomKind,
  seatRuleKind,
  drawTurnKind,
  drawKind,
  capsuleKind,
  capsuleLetterKind,
  capsuleCardKind,
  groupSetKind,
  vaultKind,
  wallKind,
  wallWidgetKind,
  weeklyLetterKind,
] as const;

/** The name of a kind that is kept. */
export type KindName = (typeof recordKinds)[number]["name"];
