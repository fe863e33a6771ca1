import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { workingSchoolYear, type SchoolYear } from "../school-year/school-year.ts";
import type { Guardian, Health } from "../student/student-facts.ts";
import type { Sex, StudentId } from "../student/student.ts";

/** What may go besides number and name. Consultations, records, points, reasons and photos never do. */
export type HandoverItem = "sex" | "health" | "guardians" | "care";

export const handoverItems: readonly HandoverItem[] = ["sex", "health", "guardians", "care"];

export const handoverItemLabels: Readonly<Record<HandoverItem, string>> = {
  sex: "성별",
  health: "건강·알레르기",
  guardians: "보호자 연락처",
  care: "배려할 점",
};

/** For these a guardian is asked first: 「동의 확인함」. */
export const itemsOfConsent: readonly HandoverItem[] = ["health", "guardians"];

export const MOST_HANDED_PUPILS = 40;
export const MOST_LIVING_HANDOVERS = 10;
export const LONGEST_CARE_CHARACTERS = 300;
/** How long it may be taken, and taken back out of the list: it ends on its day, whatever was done with it. */
export const HANDOVER_DAYS = 30;

/**
 * `waiting` for the receiver's word, who sees a number alone; `accepted`: she sees what it is; `taken` into her list.
 * What was `withdrawn` by its giver or `declined` holds nothing any more.
 */
export type HandoverState = "waiting" | "accepted" | "taken" | "withdrawn" | "declined";

const stateLabels: Readonly<Record<HandoverState, string>> = {
  waiting: "기다리는 중",
  accepted: "받아서 살펴보는 중",
  taken: "명단에 넣었어요",
  withdrawn: "거뒀어요",
  declined: "받지 않았어요",
};

/** How it stands; what the receiver has seen is never said to be unseen. */
export function sayHandoverState({
  state,
  acceptedAt,
}: Pick<GivenHandover, "state" | "acceptedAt">): string {
  if (acceptedAt === null) return stateLabels[state];
  if (state === "declined") return "받아 본 뒤 돌려줬어요";
  return state === "withdrawn" ? "받아 본 뒤 거뒀어요" : stateLabels[state];
}

/** As the server keeps one pupil until the end. */
export interface HandedPupil {
  /** In the giver's list; not known of one that an older release packed and whose row has gone since. */
  readonly id?: StudentId;
  readonly number: number;
  readonly name: string;
  /** Tells that two of them are one, and nothing else (`TellPerson`). */
  readonly person?: string;
  readonly sex?: Sex;
  readonly health?: Health;
  readonly guardians?: readonly Guardian[];
  readonly care?: string;
}

/** What a name and a birthday make one person by, that nobody reads either from. */
export type TellPerson = (name: string, birthday: CalendarDay) => string;

/** How many pupils went, and of how many each item. */
export interface HandoverCounts {
  readonly pupils: number;
  readonly items: Readonly<Partial<Record<HandoverItem, number>>>;
  /** Time capsules that go along; not there where none does. */
  readonly capsules?: number;
}

/** Of `POST api/handovers`: whom and what. What stands in the list the server reads itself. */
export interface HandoverWish {
  readonly year: SchoolYear;
  /** The receiver's e-mail. */
  readonly to: string;
  readonly pupils: readonly { readonly id: string; readonly care?: string }[];
  readonly items: readonly HandoverItem[];
  /** 「동의 확인함」. */
  readonly isAgreed: boolean;
  /** Ids of time capsules that go along, with all that lies in them. */
  readonly capsules?: readonly string[];
}

export interface GivenHandover {
  readonly id: string;
  readonly year: SchoolYear;
  /** The receiver's e-mail; nothing once that account is gone. */
  readonly to: string | null;
  readonly state: HandoverState;
  readonly counts: HandoverCounts;
  /** Epoch ms, as the next. */
  readonly madeAt: number;
  readonly expiresAt: number;
  /** When the receiver first saw what it is. */
  readonly acceptedAt: number | null;
}

export interface ReceivedHandover {
  readonly id: string;
  readonly year: SchoolYear;
  /** Who gives: 「3학년 2반」 and the e-mail. */
  readonly fromClass: string;
  readonly from: string | null;
  readonly state: HandoverState;
  readonly pupilCount: number;
  readonly expiresAt: number;
  readonly acceptedAt: number | null;
}

/** Of `GET api/handovers`. */
export interface HandoversReply {
  readonly given: readonly GivenHandover[];
  readonly received: readonly ReceivedHandover[];
}

/** Of `…/accept`: what the receiver may pick from, by its place in the list. */
export interface HandoverPreview {
  readonly pupils: readonly Omit<HandedPupil, "id" | "person">[];
  /** The names of time capsules that come along. */
  readonly capsules: readonly string[];
}

/** Of `…/take`. */
export interface TakenReply {
  readonly added: number;
  /** Who stood in her list already, and is one with who came. */
  readonly joined: number;
}

/**
 * Whether a year may be handed over: the last one, once the next can be written in, where its receiver has a list.
 *
 * ```ts
 * isHandable(2026, "2027-02-14"); // false
 * isHandable(2026, "2027-02-15"); // true
 * ```
 */
export function isHandable(year: SchoolYear, today: CalendarDay): boolean {
  return year === workingSchoolYear(today) - 1;
}
