import { placeBetween } from "@damim/domain/base/place-between.ts";
import { budgetKind } from "@damim/domain/budget/budget.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { checkKind } from "@damim/domain/check/check.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { snippetKind } from "@damim/domain/individual-record/list-memo.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { surveyKind } from "@damim/domain/survey/survey.ts";
import {
  shareRow,
  type ReadTemplate,
  type SharedTemplate,
} from "@damim/domain/templates/template-file.ts";
import {
  toFreeTitle,
  type TemplateFacts,
  type TemplateName,
} from "@damim/domain/templates/template-kind.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import { listTemplateSources } from "./template-sources.ts";

export interface OwnTemplate extends SharedTemplate {
  readonly id: string;
}

/** What taking a template makes, beside what stands of its kind. */
export interface TemplatePreview {
  /** 「독서록 (2)」. Empty: all of it is here already. */
  readonly makes: string;
  readonly standing: readonly string[];
}

/** What this teacher has that can be shared. */
export function listOwnTemplates(store: Store, today: CalendarDay): readonly OwnTemplate[] {
  return listTemplateSources(store, today).map(({ id, name, source, beside }) => {
    const shared = shareRow(name, source);
    const { names, days } = shared.count;
    return { id, ...shared, count: { names: names + beside.names, days: days + beside.days } };
  });
}

/** How a template becomes records of this year. */
export function createTemplateCommands({ store, now, newId, chance, act }: CommandDeps) {
  const listTitles = (name: TemplateName): readonly string[] => {
    if (name === "snippets")
      return Array.from(store.rows(snippetKind).values(), ({ text }) => text);
    // Those that were read from a form stand beside them too.
    if (name === "survey") return Array.from(store.rows(surveyKind).values(), ({ title }) => title);
    return listOwnTemplates(store, toSeoulDay(now()))
      .filter((each) => each.name === name)
      .map(({ title }) => title);
  };
  const toFacts = (name: TemplateName, today = toSeoulDay(now())): TemplateFacts => ({
    newId,
    today,
    span: toSchoolYearSpan(recordSchoolYear(today)),
    titles: listTitles(name),
    order: placeBetween(findLastOrder(store, name), undefined, chance),
    table: {
      tables: store.rows(baseTableKind),
      cells: store.rows(baseCellKind),
      subjects: store.rows(subjectKind),
    },
    chance,
  });
  /** One act and one undo step; nothing that stands is changed. */
  const make = (template: ReadTemplate): void => {
    const changes = template.make(toFacts(template.name));
    void act(changes, `${template.label} 「${template.title}」 틀을 가져왔어요`);
  };
  const look = (template: ReadTemplate): TemplatePreview => {
    const { name, title } = template;
    const standing = listTitles(name);
    const changes = template.make(toFacts(name));
    if (name === "snippets")
      return { makes: changes.length > 0 ? `새 문구 ${changes.length}개` : "", standing };
    if (name === "baseTable") {
      const day = changes.find(({ kind }) => kind === baseTableKind.name)?.id.slice(0, 10);
      const tables = [...store.rows(baseTableKind).values()].map(({ from }) => from);
      return {
        makes: `${toKoreanMonthDay((day ?? toSeoulDay(now())) as CalendarDay)}부터 쓰는 시간표`,
        standing: tables.toSorted().map((from) => `${toKoreanMonthDay(from)}부터 쓰는 시간표`),
      };
    }
    return { makes: `「${toFreeTitle(title, standing, title.length + 9)}」`, standing };
  };
  return { make, look };
}

/** Where the kind is kept in an order: of the last one. */
function findLastOrder(store: Store, name: TemplateName): string | undefined {
  const rows: Iterable<{ readonly order: string }> =
    name === "budget" ? store.rows(budgetKind).values() : store.rows(checkKind).values();
  return [...rows]
    .map(({ order }) => order)
    .toSorted()
    .at(-1);
}
