import { withParticle } from "../../hangul/particle.ts";
import type { MessagesFor } from "../../base/result.ts";

/** Why one cell could not be read. */
export type CellRefusal =
  | { readonly type: "NumberEmpty" }
  | { readonly type: "NumberUnreadable"; readonly text: string }
  | { readonly type: "NameEmpty" }
  | { readonly type: "NameUnreadable"; readonly text: string }
  | { readonly type: "StudentLeft"; readonly text: string }
  | { readonly type: "NameTooLong"; readonly longest: number }
  | { readonly type: "SexUnreadable"; readonly text: string }
  | { readonly type: "BirthdayUnreadable"; readonly text: string }
  | { readonly type: "BirthdayNotInCalendar"; readonly text: string }
  | { readonly type: "BirthdayUnlikely"; readonly text: string }
  | { readonly type: "PhoneTooLong"; readonly longest: number; readonly length: number }
  | { readonly type: "NoteTooLong"; readonly longest: number; readonly length: number };

/** Why a row was not taken: a cell, no class where the list names several, or a number that somebody else has. */
export type RowRefusal =
  | CellRefusal
  | { readonly type: "ClassEmpty" }
  | {
      readonly type: "NumberRepeated";
      readonly number: number;
      /** The row that has the number first. */
      readonly rowNumber: number;
      readonly name: string;
    }
  | { readonly type: "NumberTaken"; readonly number: number; readonly name: string };

/** What is wrong, in three words, for the head of a row that was not taken. */
export const rowRefusalTitles: Readonly<Record<RowRefusal["type"], string>> = {
  ClassEmpty: "반이 비었어요",
  NumberEmpty: "번호가 비었어요",
  NumberUnreadable: "번호를 읽지 못했어요",
  NumberRepeated: "번호가 겹쳐요",
  NumberTaken: "번호가 겹쳐요",
  NameEmpty: "이름이 비었어요",
  NameUnreadable: "이름을 읽지 못했어요",
  StudentLeft: "떠난 학생이에요",
  NameTooLong: "이름이 길어요",
  SexUnreadable: "성별을 읽지 못했어요",
  BirthdayUnreadable: "생년월일을 읽지 못했어요",
  BirthdayNotInCalendar: "생년월일을 읽지 못했어요",
  BirthdayUnlikely: "생년월일을 확인해 주세요",
  PhoneTooLong: "연락처가 길어요",
  NoteTooLong: "메모가 길어요",
};

/** What is wrong and how to mend it. */
export const rowRefusalMessages: MessagesFor<RowRefusal> = {
  ClassEmpty: () => "어느 반 학생인지 적혀 있지 않아요. 반을 적어 주세요.",
  NumberEmpty: () => "번호를 적어 주세요.",
  NumberUnreadable: ({ text }) =>
    `번호 「${text}」${particleOf(text, "을/를")} 읽지 못했어요. 1부터 999까지의 숫자로 적어 주세요.`,
  NameEmpty: () => "이름을 적어 주세요.",
  NameUnreadable: ({ text }) => `이름 「${text}」에 글자가 없어요.`,
  StudentLeft: ({ text }) =>
    `「${text}」${particleOf(text, "은/는")} 떠난 학생으로 적혀 있어요. 우리 반 학생이면 이름만 남겨 주세요.`,
  NameTooLong: ({ longest }) => `이름은 ${longest}자까지 적을 수 있어요.`,
  SexUnreadable: ({ text }) =>
    `성별 「${text}」${particleOf(text, "을/를")} 읽지 못했어요. 남 또는 여로 적어 주세요.`,
  BirthdayUnreadable: ({ text }) =>
    `생년월일 「${text}」${particleOf(text, "을/를")} 읽지 못했어요. 2017-05-04처럼 적어 주세요.`,
  BirthdayNotInCalendar: ({ text }) =>
    `생년월일 「${text}」${particleOf(text, "은/는")} 달력에 없는 날이에요.`,
  BirthdayUnlikely: ({ text }) =>
    `생년월일 「${text}」${particleOf(text, "은/는")} 학생 나이에 맞지 않아요. 연도를 확인해 주세요.`,
  PhoneTooLong: (refusal) => sayTooLong("연락처는", refusal),
  NoteTooLong: (refusal) => sayTooLong("메모는", refusal),
  NumberRepeated: ({ number, rowNumber, name }) =>
    `${number}번은 ${rowNumber}번째 줄의 ${withParticle(name, "과/와")} 겹쳐요. 번호를 고쳐 주세요.`,
  NumberTaken: ({ number, name }) =>
    `${number}번은 이미 ${withParticle(name, "이에요/예요")}. 다른 번호를 적어 주세요.`,
};

/** Nothing is cut: what is too long stays where it was written. */
function sayTooLong(
  subject: string,
  { longest, length }: { readonly longest: number; readonly length: number },
): string {
  const [most, now] = [longest, length].map((count) => count.toLocaleString("ko"));
  return `${subject} ${most}자까지 적을 수 있어요. 지금 ${now}자예요. 글은 그대로 있으니 줄여 주세요.`;
}

function particleOf(text: string, particle: "을/를" | "은/는"): string {
  return withParticle(text, particle).slice(text.length);
}
