import { checkKind } from "@damim/domain/check/check.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { readTemplate } from "@damim/domain/templates/template-file.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createTemplateCommands, listOwnTemplates } from "./template-commands.ts";

/** What is made of one, as far as a number hangs on it. */
const told = [
  { kind: checkKind, fields: ["dueOn", "repeat", "from", "until", "closedOn"] },
  { kind: seatRoomKind, fields: ["seats", "door"] },
  { kind: subjectKind, fields: ["plan"] },
  { kind: baseTableKind, fields: ["from", "weekA", "skipsClosed"] },
  { kind: baseCellKind, fields: ["subjectId"] },
  { kind: seatRuleKind, fields: ["kind", "a", "b", "what", "weight", "off"] },
];

export const acts: readonly FeatureAct[] = [
  {
    name: "templates.take",
    often: 0.01,
    run(ground, dice) {
      // A colleague's looks like one's own.
      const own = dice.pick(listOwnTemplates(ground.store, toSeoulDay(ground.now())));
      const read = own && readTemplate(own.file);
      if (!read?.ok) return undefined;
      const rows = tellRows(ground.store, told, () =>
        createTemplateCommands(ground).make(read.value),
      );
      return { kind: read.value.name, title: read.value.title, shared: read.value.shared, rows };
    },
  },
];
