import { bellsScenes } from "./scenes/bells.ts";
import { classTableScenes } from "./scenes/class-table.ts";
import { consultScenes } from "./scenes/consult.ts";
import { budgetScenes } from "./scenes/budget.ts";
import { surveyScenes } from "./scenes/survey.ts";
import { checkScenes } from "./scenes/check.ts";
import { dayScenes } from "./scenes/day.ts";
import { entryScenes } from "./scenes/entry.ts";
import { holidaysScenes } from "./scenes/holidays.ts";
import { individualRecordScenes } from "./scenes/individual-record.ts";
import { lookUpScenes } from "./scenes/look-up.ts";
import { padScenes } from "./scenes/pad.ts";
import { rosterScenes } from "./scenes/roster.ts";
import { scheduleScenes } from "./scenes/schedule.ts";
import { settingsScenes } from "./scenes/settings.ts";
import { shellScenes } from "./scenes/shell.ts";
import type { Scene } from "./scene.ts";

/** In the order of a teacher's first day. An area's scenes stand in its own file. */
export const scenes: readonly Scene[] = [
  ...entryScenes,
  ...rosterScenes,
  ...dayScenes,
  ...individualRecordScenes,
  ...lookUpScenes,
  ...consultScenes,
  ...checkScenes,
  ...budgetScenes,
  ...surveyScenes,
  ...bellsScenes,
  ...classTableScenes,
  ...scheduleScenes,
  ...settingsScenes,
  ...holidaysScenes,
  ...padScenes,
  ...shellScenes,
];
