import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { isClockTime } from "../calendar-day/clock-time.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import type { StudentId } from "../student/student.ts";
import {
  LONGEST_CONSULT_CHARACTERS,
  LONGEST_CONSULT_MINUTES,
  LONGEST_FOLLOW_UP_CHARACTERS,
  LONGEST_TOPIC_CHARACTERS,
  LONGEST_WHO_NOTE_CHARACTERS,
  MOST_CONSULT_STUDENTS,
  MOST_TOPICS,
  type Consult,
  type ConsultWay,
  type ConsultWho,
} from "./consult.ts";

/** What the form holds. */
export interface ConsultDraft {
  readonly studentIds: readonly StudentId[];
  readonly who: ConsultWho;
  readonly whoNote: string;
  readonly way: ConsultWay;
  readonly day: string;
  readonly time: string;
  readonly minutes: string;
  readonly topics: readonly string[];
  readonly body: string;
  readonly followUp: string;
  readonly dueOn: string;
}

export type ConsultRefusal =
  | { readonly type: "NobodyChosen" }
  | { readonly type: "TooManyStudents"; readonly most: number }
  | { readonly type: "WhoNoteTooLong"; readonly longest: number }
  | { readonly type: "DayMissing" }
  | { readonly type: "DayOutsideYear"; readonly year: SchoolYear }
  | { readonly type: "TimeUnclear" }
  | { readonly type: "MinutesUnclear"; readonly longest: number }
  | { readonly type: "TooManyTopics"; readonly most: number }
  | { readonly type: "TopicTooLong"; readonly longest: number }
  | { readonly type: "NothingWritten" }
  | { readonly type: "BodyTooLong"; readonly longest: number }
  | { readonly type: "FollowUpTooLong"; readonly longest: number }
  | { readonly type: "DueDayUnclear" }
  | { readonly type: "DueBeforeConsult" };

export const consultMessages: MessagesFor<ConsultRefusal> = {
  NobodyChosen: () => "어느 학생의 상담인지 골라 주세요.",
  TooManyStudents: ({ most }) => `한 기록에 학생은 ${most}명까지 고를 수 있어요.`,
  WhoNoteTooLong: ({ longest }) => `만난 사람은 ${longest}자까지 적을 수 있어요.`,
  DayMissing: () => "상담한 날짜를 골라 주세요.",
  DayOutsideYear: ({ year }) => `${year}학년도의 날짜를 골라 주세요.`,
  TimeUnclear: () => "시각은 14:30처럼 적어 주세요. 비워 두어도 돼요.",
  MinutesUnclear: ({ longest }) => `걸린 시간은 1분부터 ${longest}분까지 적을 수 있어요.`,
  TooManyTopics: ({ most }) => `주제는 ${most}개까지 고를 수 있어요.`,
  TopicTooLong: ({ longest }) => `주제 하나는 ${longest}자까지 적을 수 있어요.`,
  NothingWritten: () => "상담 내용이나 약속을 적어 주세요.",
  BodyTooLong: ({ longest }) =>
    `상담 내용은 ${longest.toLocaleString("ko")}자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요. 두 기록으로 나눠 주세요.`,
  FollowUpTooLong: ({ longest }) => `약속은 ${longest}자까지 적을 수 있어요.`,
  DueDayUnclear: () => "다시 연락할 날을 골라 주세요. 비워 두어도 돼요.",
  DueBeforeConsult: () => "다시 연락할 날이 상담한 날보다 빨라요. 다시 골라 주세요.",
};

/** Which field of the form a refusal belongs to. */
export const consultRefusalFields: Readonly<Record<ConsultRefusal["type"], keyof ConsultDraft>> = {
  NobodyChosen: "studentIds",
  TooManyStudents: "studentIds",
  WhoNoteTooLong: "whoNote",
  DayMissing: "day",
  DayOutsideYear: "day",
  TimeUnclear: "time",
  MinutesUnclear: "minutes",
  TooManyTopics: "topics",
  TopicTooLong: "topics",
  NothingWritten: "body",
  BodyTooLong: "body",
  FollowUpTooLong: "followUp",
  DueDayUnclear: "dueOn",
  DueBeforeConsult: "dueOn",
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type ConsultFields = Pick<Consult, "day" | "studentIds" | "who" | "way"> &
  Required<
    Pick<
      Consult,
      "whoNote" | "time" | "minutes" | "topics" | "body" | "followUp" | "dueOn" | "isDraft"
    >
  >;

/** The record that a form stands for. A promise alone is enough: it is what has to be kept. */
export function parseConsultDraft(
  draft: ConsultDraft,
  { year }: { readonly year: SchoolYear },
): Result<ConsultFields, ConsultRefusal> {
  const { who, way, day } = draft;
  const studentIds = [...new Set(draft.studentIds)];
  const [whoNote, body, followUp] = [draft.whoNote, draft.body, draft.followUp].map(toText);
  const time = draft.time.trim();
  const topics = [...new Set(draft.topics.flatMap((topic) => toText(topic) ?? []))];
  const minutes = toMinutes(draft.minutes);
  const dueOn = draft.dueOn.trim();
  const span = toSchoolYearSpan(year);

  if (studentIds.length === 0) return refuse({ type: "NobodyChosen" });
  if (studentIds.length > MOST_CONSULT_STUDENTS)
    return refuse({ type: "TooManyStudents", most: MOST_CONSULT_STUDENTS });
  if (isLonger(whoNote, LONGEST_WHO_NOTE_CHARACTERS))
    return refuse({ type: "WhoNoteTooLong", longest: LONGEST_WHO_NOTE_CHARACTERS });
  if (!isCalendarDay(day)) return refuse({ type: "DayMissing" });
  if (day < span.from || day > span.to) return refuse({ type: "DayOutsideYear", year });
  if (time !== "" && !isClockTime(time)) return refuse({ type: "TimeUnclear" });
  if (minutes === "unclear")
    return refuse({ type: "MinutesUnclear", longest: LONGEST_CONSULT_MINUTES });
  if (topics.length > MOST_TOPICS) return refuse({ type: "TooManyTopics", most: MOST_TOPICS });
  if (topics.some((topic) => topic.length > LONGEST_TOPIC_CHARACTERS))
    return refuse({ type: "TopicTooLong", longest: LONGEST_TOPIC_CHARACTERS });
  if (!body && !followUp) return refuse({ type: "NothingWritten" });
  if (isLonger(body, LONGEST_CONSULT_CHARACTERS))
    return refuse({ type: "BodyTooLong", longest: LONGEST_CONSULT_CHARACTERS });
  if (isLonger(followUp, LONGEST_FOLLOW_UP_CHARACTERS))
    return refuse({ type: "FollowUpTooLong", longest: LONGEST_FOLLOW_UP_CHARACTERS });
  if (dueOn !== "" && !isCalendarDay(dueOn)) return refuse({ type: "DueDayUnclear" });
  if (dueOn !== "" && dueOn < day) return refuse({ type: "DueBeforeConsult" });

  return ok({
    day,
    studentIds,
    who,
    whoNote: whoNote ?? null,
    way,
    time: time || null,
    minutes,
    topics: topics.length > 0 ? topics : null,
    body: body ?? null,
    followUp: followUp ?? null,
    dueOn: dueOn || null,
    isDraft: null,
  });
}

function toText(typed: string): string | undefined {
  return typed.normalize("NFC").trim() || undefined;
}

function isLonger(text: string | undefined, longest: number): boolean {
  return (text?.length ?? 0) > longest;
}

function toMinutes(typed: string): number | null | "unclear" {
  if (typed.trim() === "") return null;
  const minutes = Number(typed.trim());
  const isClear = Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_CONSULT_MINUTES;
  return isClear ? minutes : "unclear";
}
