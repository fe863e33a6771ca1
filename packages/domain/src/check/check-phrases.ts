import { attendanceMarkKind } from "../attendance/attendance-mark.ts";
import { checkInKind } from "../attendance/check-in.ts";
import { presentStudents } from "../attendance/present-students.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { ActFacts, ActReading, CapturePhrases, WhatPart } from "../capture/capture-phrase.ts";
import { readOneDay } from "../capture/one-day.ts";
import { findTitled } from "../capture/weak/title-words.ts";
import { toStudentWords } from "../student/student-words.ts";
import { stateSigns } from "./check-cells.ts";
import { listRounds } from "./check-rounds.ts";
import { listAsked, toRoundTitle } from "./check-rows.ts";
import {
  checkKind,
  checkMarkKind,
  toCheckMarkId,
  type CheckRound,
  type KeptCheck,
} from "./check.ts";
import { fillRest, tickStudents, type CheckPlace } from "./mark-check.ts";

const handedIn = "[oOㅇ○〇]|냈어요|냈음|냄|제출(?:함|했어요)?|가져\\s*옴";
const notHandedIn = "[xX×✕]|안\\s*(?:냈어요|냈음|냄)|미제출|없음";
const saysO = new RegExp(`^(?:${handedIn})$`, "u");
const saysX = new RegExp(`^(?:${notHandedIn})$`, "u");

/**
 * The phrases of open checks, by the beginnings of their titles: 「1-5 8 독서록 o」, 「7-9 우유 x」, 「나머지 우유 x」. Writes
 * only where no state stands.
 */
export const checkPhrases: CapturePhrases = {
  titles: {
    list: (read) => listOpen(read).map(({ title }) => title),
    marks: new RegExp(`${handedIn}|${notHandedIn}`),
  },
  read(parts, facts) {
    const said = parts.filter(({ type }) => type === "title");
    const words = parts.filter(({ type }) => type !== "title").map(({ text }) => text);
    const [title, ...others] = said;
    if (!title) return refuseUnknown(parts);
    if (others.length > 0)
      return refused("한 번에 하나씩 적어 주세요. 「3 우유 x, 5 독서록 o」처럼 쉼표로 나눠요.");
    const fitting = findTitled(title.text, listOpen(facts.read));
    const [check] = fitting;
    if (!check) return refused(`그 학년도에는 「${title.text}」 체크가 없어요.`);
    const mark = words.join("");
    if (fitting.length > 1) return askWhich(fitting, words.join(" "));
    if (mark === "")
      return {
        type: "options",
        options: ["O", "X"].map((sign) => ({ label: sign, text: `「${check.title}」 ${sign}` })),
      };
    if (!saysO.test(mark) && !saysX.test(mark))
      return refused("「7-9 우유 x」처럼 o나 x만 적어 주세요. 메모는 제출 OX에서 적어요.");
    return toAct(check, saysO.test(mark) ? "O" : "X", facts);
  },
};

function listOpen(read: ReadRows): readonly KeptCheck[] {
  return [...read(checkKind)].flatMap(([id, check]) => (check.closedOn ? [] : [{ ...check, id }]));
}

/** 「7-9 우유 x」 while no such check is open. */
function refuseUnknown(parts: readonly WhatPart[]): ActReading {
  const last = parts.at(-1)?.text ?? "";
  const title = parts
    .slice(0, -1)
    .map(({ text }) => text)
    .join(" ");
  const isMark = /^[oxOXㅇ]$/u.test(last) && parts.every(({ type }) => type === "word");
  return isMark && title !== ""
    ? refused(`「${title}」 체크가 없어요. 제출 OX에서 새 체크를 만들어 주세요.`)
    : { type: "none" };
}

function askWhich(fitting: readonly KeptCheck[], mark: string): ActReading {
  const titles = [...new Set(fitting.map(({ title }) => title))];
  if (titles.length < fitting.length)
    return refused(`「${titles[0] ?? ""}」 체크가 여럿이에요. 제출 OX에서 표시해 주세요.`);
  const options = titles.map((title) => ({ label: title, text: `「${title}」 ${mark}`.trim() }));
  return { type: "options", options };
}

function toAct(check: KeptCheck, state: "O" | "X", facts: ActFacts): ActReading {
  const { students, read, ownClass, isOfEveryone } = facts;
  const day = readOneDay(facts);
  if (typeof day !== "string") return day;
  const round = findRound(check, day, facts);
  if (!round) return refused(`「${check.title}」에는 그날 내는 것이 없어요. 날짜를 확인해 주세요.`);
  const asked = listAsked({ students, ownClass }, check);
  const outside = students.find((student) => !asked.includes(student));
  if (outside && !isOfEveryone)
    return refused(`${toStudentWords(outside)} 학생은 「${check.title}」 체크에 없어요.`);
  const place: CheckPlace = { checkId: check.id, round, on: day };
  const marks = read(checkMarkKind);
  const marked = asked.filter(
    ({ id }) => marks.get(toCheckMarkId({ ...place, studentId: id }))?.state,
  );
  if (marked.length === asked.length)
    return refused("이미 표시한 학생이에요. 바꾸려면 제출 OX에서 눌러 주세요.");
  const title = toRoundTitle(check, round);
  const sign = stateSigns[state];
  const claims = [`check~${check.id}~${round}`];
  const note = marked.length > 0 && `${marked.length}명은 이미 표시해서 그대로 둬요`;
  const ids = asked.map(({ id }) => id);
  return {
    type: "act",
    act: {
      label: `${title} ${sign}`,
      ...(note && { note }),
      claims,
      plan: (rows) => tickStudents(rows(checkMarkKind), place, ids, state),
      ofEveryone: {
        label: `표시 없는 학생 모두 ${title} ${sign}`,
        claims: [],
        plan: (rows) => {
          const attendance = { marks: rows(attendanceMarkKind), checkIns: rows(checkInKind) };
          const present = presentStudents(attendance, day, ids);
          return fillRest(rows(checkMarkKind), place, state, { studentIds: ids, present });
        },
      },
    },
  };
}

/** Of a repeat that day's; of today the newest that has begun. */
function findRound(
  check: KeptCheck,
  day: CalendarDay,
  { read, calendar, today }: ActFacts,
): CheckRound | undefined {
  const rounds = listRounds(check, read(checkMarkKind).values(), { calendar, until: day });
  if (!check.repeat || day === today) return rounds.at(-1);
  return rounds.find((round) => round === day);
}

function refused(sentence: string): ActReading {
  return { type: "refused", sentence };
}
