import { checkKind } from "@damim/domain/check/check.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readTemplate } from "@damim/domain/templates/template-file.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createTemplateCommands, listOwnTemplates } from "./template-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "templates.take",
    often: 0.01,
    run(ground, dice) {
      // A colleague's looks like one's own.
      const own = dice.pick(listOwnTemplates(ground.store, toSeoulDay(ground.now())));
      const read = own && readTemplate(own.file);
      if (!read?.ok) return undefined;
      const fields = ["dueOn", "repeat", "from", "until", "closedOn"];
      const rows = tellRows(ground.store, [{ kind: checkKind, fields }], () =>
        createTemplateCommands(ground).make(read.value),
      );
      return { kind: read.value.name, title: read.value.title, shared: read.value.shared, rows };
    },
  },
];
