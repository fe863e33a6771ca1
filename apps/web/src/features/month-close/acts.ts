import {
  attendanceRulesKind,
  ATTENDANCE_RULES_ID,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { listFamilyEvents } from "@damim/domain/attendance/family-event.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { absencePaperKind, paperTypes } from "@damim/domain/attendance-papers/absence-paper.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import { addMonths, toMonth, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createRuleCommands } from "../../kit/attendance-rules/rule-commands.ts";
import { createCloseCommands } from "./cases/close-commands.ts";
import { listBlockers, readCloseData } from "./cases/use-close-data.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "monthClose.paper",
    places: ["class"],
    often: 0.5,
    parts: ["morning", "after"],
    run(ground, dice) {
      const of = dice.pick(readData(ground).cases.filter(({ papers }) => papers.length > 0));
      const paper = of && dice.pick(of.papers);
      if (!paper) return undefined;
      const received = paper.received ? null : ground.today;
      const rows = tellPapers(ground, () =>
        createCloseCommands(ground).changePaper(of, { [paper.type]: received }, "서류를 받았어요"),
      );
      return { ...toSaid(of), paper: paper.type, due: paper.due, received, rows };
    },
  },
  {
    name: "monthClose.paperFacts",
    places: ["class"],
    often: 0.05,
    run(ground, dice) {
      const of = pickCase(ground, dice);
      if (!of) return undefined;
      const { today } = ground;
      const events = listFamilyEvents(recordSchoolYear(today));
      const news =
        dice.pick([
          { channel: "neis" },
          { isWaived: of.paper.isWaived !== true },
          { calledOn: today },
          { isAbroad: of.paper.isAbroad !== true },
          { familyEvent: dice.pick(events)?.id ?? null },
        ] as const) ?? {};
      const rows = tellPapers(ground, () =>
        createCloseCommands(ground).changePaper(of, news, "서류를 고쳤어요"),
      );
      return { ...toSaid(of), news: { ...news }, rows };
    },
  },
  {
    name: "monthClose.enter",
    places: ["class"],
    often: 0.4,
    run(ground, dice) {
      const of = pickCase(ground, dice);
      if (!of) return undefined;
      const isEntered = of.notEntered.length > 0;
      const { marks } = of.absence;
      const ids = marks.map(toMarkId);
      const rows = tellRows(
        ground.store,
        [{ kind: attendanceMarkKind, ids, fields: ["enteredAs"] }],
        () => createCloseCommands(ground).enter(marks, isEntered, "나이스에 입력했어요"),
      );
      return { ...toSaid(of), isEntered, rows };
    },
  },
  {
    name: "monthClose.close",
    places: ["class"],
    often: 0.06,
    run(ground, dice) {
      const data = readData(ground);
      const free = listMonths(ground).filter((month) => listBlockers(data, month).length === 0);
      const month = dice.pick(free);
      if (!month) return undefined;
      return tellClose(ground, month, () => createCloseCommands(ground).close(month, data.marks));
    },
  },
  {
    name: "monthClose.reopen",
    places: ["class"],
    often: 0.01,
    run(ground, dice) {
      const close = dice.pick([...ground.store.rows(monthCloseKind).values()]);
      if (!close) return undefined;
      return tellClose(ground, close.month, () => createCloseCommands(ground).reopen(close.month));
    },
  },
  {
    name: "monthClose.rule",
    places: ["class"],
    often: 0.01,
    run(ground, dice) {
      const stored = ground.store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID);
      const field =
        dice.pick([
          "reportWithinDays",
          "doctorFromDays",
          "fieldStudyDays",
          "remarkTimes",
        ] as const) ?? "doctorFromDays";
      const value = 1 + dice.below(14);
      const before = toAttendanceRules(stored)[field];
      const rows = tellRows(
        ground.store,
        [{ kind: attendanceRulesKind, ids: [ATTENDANCE_RULES_ID], fields: [field] }],
        () => createRuleCommands(ground).change(field, value),
      );
      return { rule: field, value, before, rows };
    },
  },
];

function readData({ store, today }: ActGround) {
  return readCloseData(store, today, readSchoolCalendar(store));
}

function tellClose({ store }: ActGround, month: CalendarMonth, write: () => void) {
  const told = [{ kind: monthCloseKind, ids: [month], fields: ["closedOn"] }];
  return { month, rows: tellRows(store, told, write) };
}

function tellPapers({ store }: ActGround, write: () => void) {
  return tellRows(store, [{ kind: absencePaperKind, fields: toldOfPaper }], write);
}

const toldOfPaper = [...paperTypes, "isWaived", "channel", "calledOn", "isAbroad", "familyEvent"];

function pickCase(ground: ActGround, dice: Dice): AbsenceCase | undefined {
  return dice.pick(readData(ground).cases);
}

/** Those of the school year that have begun. */
function listMonths({ today }: ActGround): readonly CalendarMonth[] {
  const first = toMonth(`${recordSchoolYear(today)}-03-01`);
  const all = Array.from({ length: 12 }, (_, at) => addMonths(first, at));
  return all.filter((month) => month <= toMonth(today));
}

function toSaid({ absence, paperId }: AbsenceCase) {
  const { studentId, kind, reason, subReason, from, to, marks } = absence;
  return {
    paperId,
    student: studentId,
    kind,
    reason,
    subReason: subReason ?? null,
    from,
    to,
    days: marks.map(({ day }) => day),
  };
}
