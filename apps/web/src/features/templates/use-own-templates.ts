import { bellsKind } from "@damim/domain/bells/bells.ts";
import { checkKind } from "@damim/domain/check/check.ts";
import { placeBetween } from "@damim/domain/base/place-between.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import {
  shareRow,
  type ReadTemplate,
  type SharedTemplate,
} from "@damim/domain/templates/template-file.ts";
import type { TemplateName } from "@damim/domain/templates/template-kind.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";
import { chance, newId } from "../../platform/random.ts";

export interface OwnTemplate extends SharedTemplate {
  readonly id: string;
}

/** What this teacher has that can be shared, and how a template becomes a record of this year. */
export function useOwnTemplates(store: Store) {
  const { now } = useTeacherData();
  const act = useAct(store);
  const [checks] = useRows(store, checkKind);
  const [bells] = useRows(store, bellsKind);
  const [rooms] = useRows(store, seatRoomKind);
  const rows: Readonly<Record<TemplateName, readonly { readonly id: string }[]>> = {
    check: [...checks.values()].filter(({ closedOn }) => !closedOn),
    bells: [...bells.values()],
    seatRoom: [...rooms.values()],
  };
  const list = (name: TemplateName): readonly OwnTemplate[] =>
    rows[name].map((row) => ({ id: row.id, ...shareRow(name, row) }));
  const own = [...list("check"), ...list("bells"), ...list("seatRoom")];
  const last = [...checks.values()].reduce<string | undefined>(
    (most, { order }) => (most === undefined || order > most ? order : most),
    undefined,
  );
  /** One act and one undo step; nothing that stands is changed. */
  const make = (template: ReadTemplate): void => {
    const change = template.make({
      id: newId(now()),
      today: toSeoulDay(now()),
      titles: own.filter(({ name }) => name === template.name).map(({ title }) => title),
      order: placeBetween(last, undefined, chance),
    });
    void act([change], `${template.label} 「${template.title}」 틀을 가져왔어요`);
  };
  return { own, make };
}
