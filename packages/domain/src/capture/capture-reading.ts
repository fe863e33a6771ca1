import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { withParticle } from "../hangul/particle.ts";
import type { MessagesFor } from "../base/result.ts";
import { membershipMessages, type MembershipRefusal } from "../student/membership.ts";
import type { ClassKey, RosterStudent } from "../student/student.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import type { CaptureAct, CapturePhrases } from "./capture-phrase.ts";
import type { LineAct, LineFacts, LinePhrases } from "./line-phrase.ts";

export interface CaptureContext {
  readonly today: CalendarDay;
  /** The roster of each school year that can be written today. */
  readonly rosters: ReadonlyMap<SchoolYear, readonly RosterStudent[]>;
  readonly phrases: readonly CapturePhrases[];
  /** Of lines that name no pupil. */
  readonly linePhrases: readonly LinePhrases[];
  readonly readYear: LineFacts["readYear"];
  /** The teacher's class of a year: what names no class is of it. */
  readonly findOwnClass?: (year: SchoolYear) => ClassKey | undefined;
  /** Of all years of the rosters: a span leaves out the days on which the school is closed. */
  readonly calendar: SchoolCalendar;
}

/** One clause of the line, beyond doubt. */
export interface CaptureEntry {
  readonly schoolYear: SchoolYear;
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  /** Said of the whole class, not of a list of pupils. */
  readonly isOfEveryone: boolean;
  readonly act: CaptureAct;
}

/** A choice is a change of the line: the characters `from` to `to` become `text`. */
export interface CaptureOption {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export type CaptureRefusal =
  | { readonly type: "NobodyNamed" }
  | { readonly type: "NothingNamed" }
  | { readonly type: "NoSuchNumber"; readonly number: number }
  | { readonly type: "NoSuchClass"; readonly classNo: string }
  | { readonly type: "SameNumber"; readonly number: number }
  | { readonly type: "NoSuchDay"; readonly words: string }
  | { readonly type: "NoSchoolDay"; readonly words: string }
  | { readonly type: "VagueDay"; readonly words: string }
  | { readonly type: "SpanTooLong"; readonly words: string }
  | { readonly type: "DayOutsideYear"; readonly words: string }
  | { readonly type: "RestUnclear" }
  | { readonly type: "Tangled" }
  | { readonly type: "OnlyOne"; readonly label: string }
  | { readonly type: "OnlyToday"; readonly label: string }
  | { readonly type: "SaidTwice"; readonly student: string }
  /** A pupil who has left, or is still to come. */
  | MembershipRefusal
  /** The feature whose words these are says what is missing. */
  | { readonly type: "NotReadable"; readonly sentence: string };

/** What was understood of one clause. It stands at `from` to `to` of the line. */
export type ClauseReading = { readonly from: number; readonly to: number } & (
  | { readonly type: "ready"; readonly entry: CaptureEntry }
  /** The whole line, which names no pupil. */
  | { readonly type: "line"; readonly act: LineAct }
  /** Never guessed: one of these has to be chosen. */
  | {
      readonly type: "choose";
      readonly question: string;
      readonly options: readonly CaptureOption[];
    }
  | { readonly type: "unread"; readonly refusal: CaptureRefusal }
);

export const captureMessages: MessagesFor<CaptureRefusal> = {
  ...membershipMessages,
  NobodyNamed: () => "누구인지 찾지 못했어요. 번호나 이름을 함께 적어 주세요.",
  NothingNamed: () => "이 줄은 못 읽었어요. 「25 질병 지각」처럼 적거나 상담에 써 주세요.",
  NoSuchNumber: ({ number }) => `명단에 ${number}번 학생이 없어요. 번호를 확인해 주세요.`,
  NoSuchClass: ({ classNo }) => `명단에 ${classNo}반 학생이 없어요. 반을 확인해 주세요.`,
  SameNumber: ({ number }) =>
    `${number}번 학생이 여럿이라 가려낼 수 없어요. 출결기록 화면에서 적어 주세요.`,
  NoSuchDay: ({ words }) =>
    `${withParticle(`「${words}」`, "은/는")} 없는 날짜예요. 날짜를 확인해 주세요.`,
  NoSchoolDay: ({ words }) => `「${words}」에는 수업이 있는 날이 없어요. 날짜를 확인해 주세요.`,
  VagueDay: ({ words }) =>
    `${withParticle(`「${words}」`, "이/가")} 언제인지 알 수 없어요. 「3/4」처럼 날짜로 적어 주세요.`,
  SpanTooLong: ({ words }) =>
    `${withParticle(`「${words}」`, "은/는")} 두 달이 넘어요. 나눠서 적어 주세요.`,
  DayOutsideYear: ({ words }) =>
    `「${words}」의 학년도는 지금 열려 있지 않아요. 날짜를 확인해 주세요.`,
  RestUnclear: () =>
    "「나머지」는 「나머지 왔어요」로만 적을 수 있어요. 번호나 이름으로 적어 주세요.",
  Tangled: () => "어디까지가 한 사람인지 알 수 없어요. 「3 지각, 5 결석」처럼 쉼표로 나눠 주세요.",
  OnlyOne: ({ label }) =>
    `${withParticle(`「${label}」`, "은/는")} 한 번에 한 명, 하루만 적을 수 있어요.`,
  OnlyToday: ({ label }) =>
    `${withParticle(`「${label}」`, "은/는")} 지금 한 것만 적을 수 있어요. 날짜를 빼고 적어 주세요.`,
  SaidTwice: ({ student }) => `${student} 학생을 두 번 적었어요. 하나만 남겨 주세요.`,
  NotReadable: ({ sentence }) => sentence,
};
