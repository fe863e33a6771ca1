import { ok } from "../base/result.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import { unread, type DraftOf, type RowOf, type Written } from "../record/field.ts";
import {
  choice,
  clock,
  day,
  figure,
  flag,
  longText,
  own,
  photos,
  text,
  upTo,
} from "../record/fields.ts";
import { secret } from "../record/secret-field.ts";
import { maybe, typedAs } from "../record/vary-field.ts";
import type { SheetRows } from "../record/record-sheet.ts";
import { readDraft, record } from "../record/record.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import { withinYear } from "../school-year/within-year.ts";
import { isBox, LOCKED_WORDS } from "../secret/box.ts";
import { toTopicLabel, wayLabels, whoLabels } from "./consult-labels.ts";
import { toWhoWords } from "./consult-words.ts";
import {
  consultKind,
  LONGEST_ARCHIVE_REASON_CHARACTERS,
  LONGEST_CONSULT_CHARACTERS,
  LONGEST_FOLLOW_UP_CHARACTERS,
} from "./consult.ts";

const LONGEST_WHO_NOTE_CHARACTERS = 40;
const LONGEST_TOPIC_CHARACTERS = 20;
const MOST_TOPICS = 10;
const MOST_STUDENTS = 40;

const formFields = {
  day: day("상담한 날", {
    said: "날짜",
    unclear: "상담한 날짜를 골라 주세요.",
    column: { head: "날짜", width: 12 },
  }),
  time: maybe(
    clock("시각", {
      unclear: "시각은 14:30처럼 적어 주세요. 비워 두어도 돼요.",
      column: { width: 8 },
    }),
  ),
  minutes: maybe(
    figure("걸린 시간(분)", {
      said: "걸린 시간",
      least: 1,
      most: 600,
      unclear: "1~600분으로 적어 주세요.",
      readFigure: readMinutes,
      say: (minutes) => `${minutes}분`,
      column: { head: "분", width: 6 },
    }),
  ),
  /** Its pupils, topics and photos are single values: they are set in one form and never merged. */
  studentIds: typedAs(
    own<readonly string[]>(
      { type: "list", of: { type: "student" }, least: 1, most: MOST_STUDENTS },
      { label: "학생", say: (ids) => `${ids.length}명`, isInSubject: true },
    ),
    {
      input: "text",
      show: (ids) => (ids ?? []).join(" "),
      read(typed) {
        const ids = [...new Set(splitTyped(typed, " "))];
        if (ids.length === 0) return unread("어느 학생의 상담인지 골라 주세요.");
        return ids.length > MOST_STUDENTS
          ? unread(`한 기록에 학생은 ${MOST_STUDENTS}명까지 고를 수 있어요.`)
          : ok(ids);
      },
    },
  ),
  who: choice("누구와", whoLabels),
  /** 「어머니」, 「위클래스 선생님」. */
  whoNote: secret(text("만난 사람", { most: LONGEST_WHO_NOTE_CHARACTERS })),
  way: choice("방법", wayLabels, { column: { width: 10 } }),
  /** Names of `topicLabels`, or the teacher's own words; a form has them by lines. */
  topics: typedAs(
    secret(
      maybe(
        own<readonly string[]>(
          { type: "list", of: upTo(LONGEST_TOPIC_CHARACTERS), most: MOST_TOPICS },
          { label: "주제", say: (topics) => topics.map(toTopicLabel).join(", ") || undefined },
        ),
      ),
    ),
    {
      input: "text",
      show: (topics) => (topics ?? []).join("\n"),
      read(typed) {
        const words = splitTyped(typed, "\n").map((topic) => topic.normalize("NFC").trim());
        const topics = [...new Set(words.filter((topic) => topic !== ""))];
        if (topics.length > MOST_TOPICS)
          return unread(`주제는 ${MOST_TOPICS}개까지 고를 수 있어요.`);
        if (topics.some((topic) => topic.length > LONGEST_TOPIC_CHARACTERS))
          return unread(`주제 하나는 ${LONGEST_TOPIC_CHARACTERS}자까지 적을 수 있어요.`);
        return ok(topics.length > 0 ? topics : null);
      },
    },
  ),
  body: secret(
    text("상담 내용", {
      said: "내용",
      most: LONGEST_CONSULT_CHARACTERS,
      tooLong:
        "상담 내용은 20,000자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요. 두 기록으로 나눠 주세요.",
      column: { head: "내용", width: 60 },
    }),
  ),
  /** What was promised. */
  followUp: secret(text("약속", { most: LONGEST_FOLLOW_UP_CHARACTERS, column: { width: 30 } })),
  dueOn: maybe(
    day("다시 연락할 날", {
      unclear: "다시 연락할 날을 골라 주세요. 비워 두어도 돼요.",
      column: { width: 14 },
    }),
  ),
};

const fields = {
  ...formFields,
  ...longText,
  doneOn: maybe(day("약속을 지킨 날", { column: { head: "했어요", width: 12 } })),
  photos: photos("사진", { most: 5 }),
  /** The booked time that it came from. */
  slotId: maybe(own<string>(upTo(120))),
  /** Half-written: on all devices, and no record yet. */
  isDraft: flag(),
  /** Put away instead of deleted: one value, so that reason and time stay together. `at` is epoch ms. */
  archived: maybe(
    own<{ readonly reason: string; readonly at: number }>(
      {
        type: "parts",
        of: {
          reason: { type: "secret", of: upTo(LONGEST_ARCHIVE_REASON_CHARACTERS) },
          at: { type: "instant" },
        },
        isLoose: true,
      },
      { label: "보관", say: ({ reason }) => (isBox(reason) ? LOCKED_WORDS : reason) },
    ),
  ),
};

/** One consultation; `isLocked` as it is read, where words of it are shut (`vault/box.ts`). */
export type Consult = RowOf<typeof fields> & { readonly isLocked?: true };
export type ConsultDraft = DraftOf<typeof formFields>;
/** What the form writes. */
export type ConsultFields = Written<typeof formFields> & { readonly isDraft: true | null };

export const consult = record({
  kind: consultKind,
  scope: "year",
  topics: ["consult"],
  sort: "상담",
  subject({ studentIds }, { nameStudent }) {
    const [first, ...others] = Array.isArray(studentIds) ? studentIds.map(String) : [];
    const name = nameStudent(first ?? "");
    return `${others.length > 0 ? `${name} 외 ${others.length}명` : name} 상담`;
  },
  when: (said) => (isCalendarDay(said.day) ? toKoreanDay(said.day) : undefined),
  fields,
  // Also half-written ones and those that were put away.
  columns: [
    "day",
    "time",
    ["학생", 20, toStudentNames],
    ["누구와", 16, toWhoWords],
    "way",
    "minutes",
    ["주제", 20, ({ topics }) => (topics ?? []).map(toTopicLabel).join(", ")],
    "body",
    "followUp",
    "dueOn",
    "doneOn",
    ["상태", 24, toStateWords],
  ],
  place: (row) => `${row.day}~${row.time ?? "~"}`,
  trash: { fields: ["who", "whoNote", "way", "topics", "body", "followUp", "dueOn"] },
});

export const consultFormNames = Object.keys(formFields) as (keyof typeof formFields)[];

/** 「15」, 「15분」, 「1시간 20분」; half a minute counts as one. */
export function readMinutes(typed: string): number | undefined {
  const match = /^(?:(?<hours>\d{1,2})\s*시간)?\s*(?:(?<minutes>\d{1,4}(?:\.\d+)?)\s*분?)?$/u.exec(
    typed.normalize("NFKC").trim(),
  );
  const { hours, minutes } = match?.groups ?? {};
  if (hours === undefined && minutes === undefined) return undefined;
  return Math.round(Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** Headings that a talk goes along. */
export const BODY_TEMPLATE = "[내용]\n\n\n[합의]\n\n\n[다음]\n";

/** The record that a form stands for. A promise alone is enough: it is what has to be kept. */
export function readConsult(draft: ConsultDraft, year: SchoolYear) {
  const read = readDraft({ fields: formFields }, dropHeadings(draft), (row) => {
    const outside = withinYear(year)(row);
    if (outside) return outside;
    if (!row.body && !row.followUp) return ["body", "상담 내용이나 약속을 적어 주세요."];
    return row.dueOn && row.dueOn < row.day
      ? ["dueOn", "다시 연락할 날이 상담한 날보다 빨라요. 다시 골라 주세요."]
      : undefined;
  });
  return read.ok ? ok<ConsultFields>({ ...read.value, isDraft: null }) : read;
}

/**
 * What a half-written form keeps as a row that goes to the other devices: its texts to the letter, also a blank at the
 * end. Nothing where no row can hold all of it (no pupil yet, a text past its limit): it stays on the device as typed.
 */
export function toDraftFields(draft: ConsultDraft, year: SchoolYear): ConsultFields | undefined {
  const { body, followUp, whoNote } = dropHeadings(draft);
  if (
    body.length > LONGEST_CONSULT_CHARACTERS ||
    followUp.length > LONGEST_FOLLOW_UP_CHARACTERS ||
    whoNote.length > LONGEST_WHO_NOTE_CHARACTERS
  )
    return undefined;
  const read = readConsult(draft, year);
  if (!read.ok) return undefined;
  return {
    ...read.value,
    body: body || null,
    followUp: followUp || null,
    whoNote: whoNote || null,
    isDraft: true,
  };
}

/** What a line stands for: a record where words or a promise were said, else a half-written one that waits for them. */
export function readConsultLine(draft: ConsultDraft, year: SchoolYear) {
  if (draft.body !== "" || draft.followUp !== "") return readConsult(draft, year);
  const read = readConsult({ ...draft, body: "-" }, year);
  return read.ok ? ok<ConsultFields>({ ...read.value, body: null, isDraft: true }) : read;
}

/** Headings without a word below them are nothing written. */
function dropHeadings(draft: ConsultDraft): ConsultDraft {
  return draft.body.trim() === BODY_TEMPLATE.trim() ? { ...draft, body: "" } : draft;
}

/** The parts of a text of the form: its pupils stand between blanks, its topics between lines. */
export function splitTyped(typed: string, between: string): readonly string[] {
  return typed === "" ? [] : typed.split(between);
}

function toStudentNames({ studentIds }: Consult, rows: SheetRows): string {
  return studentIds
    .map((id) => rows.findStudent(id))
    .map((student) => (student ? `${student.number}번 ${student.name}` : "지운 학생"))
    .join(", ");
}

function toStateWords({ isDraft, archived, isLocked }: Consult): string {
  if (isLocked) return LOCKED_WORDS;
  if (archived) return `보관: ${archived.reason}`;
  return isDraft ? "쓰다 만 기록" : "";
}
