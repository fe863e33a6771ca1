import type { KindName } from "./record-kinds.ts";
import type { TopicName } from "../privacy/data-topics.ts";

/** Where persons lie in a kind of record. */
interface KindPlace {
  /** What is kept of people in it. */
  readonly topics: readonly [TopicName, ...TopicName[]];
  /**
   * Its texts are read where nobody signs in, by a calendar feed or on a placed board: before somebody's name goes from
   * the roster it goes out of them (`destruction/pupil/hide-in-texts.ts`), for afterwards nobody knows what to hide.
   */
  readonly leaves: boolean;
}

const place =
  (leaves: boolean) =>
  (...topics: KindPlace["topics"]): KindPlace => ({ topics, leaves });
const stays = place(false);
const leaves = place(true);

/** A new kind does not compile without its line. */
export const placesByKind: { readonly [Name in KindName]: KindPlace } = {
  student: stays("roster", "guardian", "health"),
  guardianContact: stays("guardian"),
  attendanceMark: stays("attendance", "health"),
  attendanceRules: stays("attendance"),
  absencePaper: stays("attendance", "health", "files"),
  checkIn: stays("attendance"),
  monthClose: stays("attendance"),
  consult: stays("consult"),
  seal: stays("consult"),
  vault: stays("consult"),
  bookingPlan: stays("booking"),
  bookingSlot: stays("booking"),
  note: stays("observed"),
  listMemo: stays("observed"),
  listText: stays("observed"),
  snippet: stays("observed"),
  aiDraft: stays("observed"),
  dayLog: stays("observed"),
  dayLogLine: stays("observed"),
  memo: stays("observed", "files"),
  memoFolder: stays("observed"),
  check: leaves("checked"),
  checkMark: stays("checked"),
  point: stays("checked"),
  gameScore: stays("checked"),
  scoreEvent: stays("checked"),
  scoreGame: stays("checked"),
  seatPlan: stays("seating"),
  seatRoom: stays("seating"),
  seatRule: stays("seating"),
  groupSet: stays("seating"),
  draw: stays("seating"),
  drawTurn: stays("seating"),
  survey: stays("survey"),
  answer: stays("survey"),
  padKeepsake: stays("pad", "files"),
  capsule: stays("capsule"),
  capsuleLetter: stays("capsule"),
  capsuleCard: stays("capsule"),
  assignPlan: stays("assignment"),
  assignPupil: stays("assignment"),
  assignRule: stays("assignment"),
  assignRun: stays("assignment"),
  assignMove: stays("assignment"),
  aiCall: stays("ai"),
  subject: leaves("classWork"),
  baseTable: leaves("classWork"),
  baseCell: leaves("classWork"),
  dayPlan: leaves("classWork"),
  lesson: leaves("classWork"),
  lessonChange: leaves("classWork"),
  bells: leaves("classWork"),
  bellSetting: leaves("classWork"),
  boardMessage: leaves("classWork"),
  budget: stays("classWork"),
  budgetEntry: stays("classWork", "files"),
  dayNotice: stays("classWork"),
  event: leaves("classWork"),
  eventDay: leaves("classWork"),
  task: leaves("classWork"),
  taskDay: leaves("classWork"),
  alarm: stays("classWork"),
  toolPreset: stays("classWork"),
  toolTimer: stays("classWork"),
  wall: stays("classWork"),
  wallWidget: stays("classWork"),
  ownDay: leaves("classWork"),
  schoolTerms: leaves("classWork"),
  schoolYear: stays("classWork", "account"),
  councilPack: stays("classWork"),
  noticeRead: stays("account"),
  accessCheck: stays("account"),
  helpReply: stays("yard"),
  postDraft: stays("yard"),
  savedIdea: stays("yard"),
  pushRules: stays("push"),
  pushTokens: stays("push"),
  destruction: stays("account"),
};

/** Whose texts are read where nobody signs in. */
export const leavingKinds: readonly string[] = Object.entries(placesByKind).flatMap(
  ([name, { leaves: isRead }]) => (isRead ? [name] : []),
);
