import { bellsKind } from "@damim/domain/bells/bells.ts";
import { budgetKind } from "@damim/domain/budget/budget.ts";
import { checkKind, checkMarkKind } from "@damim/domain/check/check.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { wallKind, wallWidgetKind } from "@damim/domain/group-screen/wall.ts";
import { snippetKind } from "@damim/domain/individual-record/list-memo.ts";
import { seatPlanKind } from "@damim/domain/seats/seat-plan.ts";
import { seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { answerKind, surveyKind } from "@damim/domain/survey/survey.ts";
import type { DroppedCount, TemplateName } from "@damim/domain/templates/template-kind.ts";
import type { Store } from "../../data/teacher-data.ts";

/** Something of the teacher's that can be shared, as its kind takes it. */
export interface TemplateSource {
  readonly id: string;
  readonly name: TemplateName;
  readonly source: object;
  /** Of the records that hang on it: pupils who are named there, and days. */
  readonly beside: DroppedCount;
}

/** Of whose rows that is. */
export const templateSourceKinds = [
  checkKind,
  checkMarkKind,
  bellsKind,
  seatRoomKind,
  seatRuleKind,
  seatPlanKind,
  baseTableKind,
  baseCellKind,
  subjectKind,
  wallKind,
  wallWidgetKind,
  budgetKind,
  snippetKind,
  surveyKind,
  answerKind,
];

/** Everything of a year that can be shared, kind by kind. */
export function listTemplateSources(store: Store, today: CalendarDay): readonly TemplateSource[] {
  return [
    ...listChecks(store),
    ...[...store.rows(bellsKind).values()].map((row) => toSource("bells", row.id, row)),
    ...listRooms(store),
    ...listBaseTable(store, today),
    ...listWalls(store),
    ...[...store.rows(budgetKind).values()]
      .filter(({ closedOn }) => !closedOn)
      .map((row) => toSource("budget", row.id, row)),
    ...listSnippets(store),
    ...listSurveys(store),
  ];
}

function listChecks(store: Store): readonly TemplateSource[] {
  const marks = [...store.rows(checkMarkKind).values()];
  return [...store.rows(checkKind).values()]
    .filter(({ closedOn }) => !closedOn)
    .map((row) => {
      const own = marks.filter(({ checkId }) => checkId === row.id);
      return toSource("check", row.id, row, {
        names: new Set(own.map(({ studentId }) => studentId)).size,
        days: new Set(own.map(({ round }) => round).filter((round) => round !== "one")).size,
      });
    });
}

function listRooms(store: Store): readonly TemplateSource[] {
  const rules = [...store.rows(seatRuleKind).values()];
  const plans = [...store.rows(seatPlanKind).values()];
  return [...store.rows(seatRoomKind).values()].map((room) => {
    const own = plans.filter((plan) => plan.room === room.id);
    return toSource(
      "seatRoom",
      room.id,
      { room, rules },
      {
        names: new Set(own.flatMap(({ seats }) => Object.values(seats))).size,
        days: new Set(own.map(({ from }) => from)).size,
      },
    );
  });
}

/** The one that holds today, or the first to come. */
function listBaseTable(store: Store, today: CalendarDay): readonly TemplateSource[] {
  const subjects = store.rows(subjectKind);
  const tables = [...store.rows(baseTableKind).values()].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  const table = tables.findLast(({ from }) => from <= today) ?? tables[0];
  if (!table) return [];
  const cells = [...store.rows(baseCellKind).values()].filter(({ from }) => from === table.from);
  const isTaught = cells.some(
    ({ subjectId, period }) => subjectId && subjects.has(subjectId) && period > 0,
  );
  return isTaught ? [toSource("baseTable", table.id, { table, cells, subjects })] : [];
}

function listWalls(store: Store): readonly TemplateSource[] {
  const widgets = [...store.rows(wallWidgetKind).values()];
  return [...store.rows(wallKind).values()].map((wall) =>
    toSource("wall", wall.id, { wall, widgets: widgets.filter((each) => each.wall === wall.id) }),
  );
}

function listSnippets(store: Store): readonly TemplateSource[] {
  const snippets = [...store.rows(snippetKind).values()];
  return snippets.length > 0 ? [toSource("snippets", "snippets", { snippets })] : [];
}

/** Those that the teacher wrote; the questions of a form that was read are somebody else's. */
function listSurveys(store: Store): readonly TemplateSource[] {
  const answers = [...store.rows(answerKind).values()];
  return [...store.rows(surveyKind).values()]
    .filter(({ source }) => source === "own")
    .map((row) => {
      const inRoster = new Set(row.roster?.map(({ id }) => id));
      const others = answers.flatMap(({ surveyId, studentId }) =>
        surveyId === row.id && studentId && !inRoster.has(studentId) ? [studentId] : [],
      );
      return toSource("survey", row.id, row, { names: new Set(others).size, days: 0 });
    });
}

function toSource(
  name: TemplateName,
  id: string,
  source: object,
  beside: DroppedCount = { names: 0, days: 0 },
): TemplateSource {
  return { id, name, source, beside };
}
