import { attendanceMarkKind } from "../attendance/attendance-mark.ts";
import { checkInKind } from "../attendance/check-in.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import { toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { LineAct, LinePhrases, LineReading } from "../capture/line-phrase.ts";
import { groupSetKind, listNewestSets, type Group } from "../group-screen/group-set.ts";
import { givePoints } from "../point/give-points.ts";
import { sayPoints } from "../point/point.ts";
import { recordSchoolYear } from "../school-year/school-year.ts";
import { listMembers } from "../student/membership.ts";
import { studentKind, type StudentId } from "../student/student.ts";
import { findHere } from "../tool-preset/find-here.ts";
import { toAwayTodayId, toolPresetKind } from "../tool-preset/tool-preset.ts";
import { giveScores } from "./give-scores.ts";
import {
  findLatestGame,
  FOR_MEMBERS_ID,
  LARGEST_SCORE,
  LONGEST_SCORE_REASON_CHARACTERS,
  scoreGameKind,
} from "./score-game.ts";

/** Groups, how much, and why: behind a comma stands something else, which is no reason. */
const LINE =
  /^(\S.*?)\s*(?:([+−-])\s*(\d{1,3})\s*점?|\s(\d{1,3})점)(?:\s+([^\s,，、;][^,，、;]*))?$/u;

/** 「1모둠 +2 발표」, 「1모둠, 3모둠 +1」: a press on 점수판; without a board the pupils of the group that are here get it. */
export const scorePhrases: LinePhrases = {
  isPart: true,
  readLine(line, { today, readYear }) {
    const [, typed = "", sign = "+", signed, plain, reason = ""] = LINE.exec(line) ?? [];
    const schoolYear = recordSchoolYear(today);
    const read = readYear(schoolYear);
    if (typed === "" || !read) return undefined;
    const names = typed.split(/[,，、·]/u).map((name) => name.trim());
    const { of, known } = listGroups(read);
    const wrong = names.find((name) => !known.includes(name));
    if (wrong !== undefined)
      return names.every(isGroupName) ? refuse(sayNone(wrong, known)) : undefined;
    const amount = Number(signed ?? plain) * (sign === "+" ? 1 : -1);
    if (amount === 0 || Math.abs(amount) > LARGEST_SCORE)
      return refuse(`점수는 한 번에 1점부터 ${LARGEST_SCORE}점까지 줄 수 있어요.`);
    if (reason.length > LONGEST_SCORE_REASON_CHARACTERS)
      return refuse(`이유는 ${LONGEST_SCORE_REASON_CHARACTERS}자까지 적을 수 있어요. 줄여 주세요.`);
    const who = of === "board" ? names.join(", ") : `${names.join(", ")} 학생마다`;
    return {
      type: "act",
      act: {
        schoolYear,
        label: [who, sayPoints(amount), reason && `「${reason}」`].filter(Boolean).join(" "),
        plan: toPlan(names, { amount, reason }),
      },
    };
  },
};

/** The groups that can get points, of the board in use, else of the newest 모둠. */
function listGroups(read: ReadRows): {
  readonly of: "board" | "groups";
  readonly known: readonly string[];
} {
  const game = findLatestGame(read(scoreGameKind));
  const groups = game?.teams ?? findGroups(read);
  return { of: game ? "board" : "groups", known: groups.map(({ name }) => name) };
}

function toPlan(
  names: readonly string[],
  { amount, reason }: { readonly amount: number; readonly reason: string },
): LineAct["plan"] {
  return ({ read, now, newId }) => {
    const day = toSeoulDay(now);
    const isHere = findHereNow(read, day);
    const game = findLatestGame(read(scoreGameKind));
    if (game) {
      const ids = game.teams.filter(({ name }) => names.includes(name)).map(({ id }) => id);
      const isForMembers = read(toolPresetKind).get(FOR_MEMBERS_ID)?.value === true;
      const act = { amount, reason, ...(isForMembers && { isHere }) };
      return giveScores(game, ids, act, { day, at: now, newId });
    }
    const members = findGroups(read).flatMap((group) =>
      names.includes(group.name) ? group.members.filter(isHere) : [],
    );
    return givePoints({ amount, reason, source: "capture" }, members, { day, newId });
  };
}

function findGroups(read: ReadRows): readonly Group[] {
  const sets = [...read(groupSetKind)].map(([id, set]) => ({ ...set, id }));
  return listNewestSets(sets)[0]?.groups ?? [];
}

function findHereNow(read: ReadRows, day: CalendarDay): (id: StudentId) => boolean {
  const rows = { marks: read(attendanceMarkKind), checkIns: read(checkInKind) };
  const members = listMembers(
    [...read(studentKind)].map(([id, student]) => ({ ...student, id })),
    day,
  );
  const away = read(toolPresetKind).get(toAwayTodayId(day))?.value;
  const isHere = findHere(rows, day, typeof away === "string" ? away : "", members);
  const isMember = new Set(members.map(({ id }) => id));
  return (id) => isMember.has(id) && isHere(id);
}

/** What nobody would call a pupil. */
function isGroupName(name: string): boolean {
  return /(?:모둠|팀|조)$/u.test(name);
}

function sayNone(name: string, known: readonly string[]): string {
  if (known.length === 0) return "아직 모둠이 없어요. 점수판이나 모둠화면에서 먼저 만들어 주세요.";
  return `「${name}」은 없어요. 지금 모둠은 ${known.join(", ")}이에요.`;
}

function refuse(sentence: string): LineReading {
  return { type: "refused", sentence };
}
