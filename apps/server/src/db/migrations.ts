import { firstTables } from "./migrations/0.1/0001-first-tables.ts";
import { jobs } from "./migrations/0.1/0002-jobs.ts";
import { accessLog } from "./migrations/0.5/0008-access-log.ts";
import { accountChanges } from "./migrations/0.5/0007-account-changes.ts";
import { files } from "./migrations/0.5/0005-files.ts";
import { writersAndDevices } from "./migrations/0.1/0003-writers-and-devices.ts";
import { stepUp } from "./migrations/0.5/0004-step-up.ts";
import { signInWays } from "./migrations/0.5/0006-sign-in-ways.ts";
import { padRooms } from "./migrations/0.5/0009-pad-rooms.ts";
import { links } from "./migrations/0.5/0010-links.ts";
import { capsules } from "./migrations/0.5/0011-capsules.ts";
import { roles } from "./migrations/0.5/0012-roles.ts";
import { clubs } from "./migrations/0.5/0013-clubs.ts";
import { noticePlans } from "./migrations/0.5/0014-notice-plans.ts";
import { cafe } from "./migrations/0.5/0015-cafe.ts";
import { reviews } from "./migrations/0.5/0017-reviews.ts";
import { ideas } from "./migrations/0.5/0018-ideas.ts";
import { templates } from "./migrations/0.5/0023-templates.ts";
import { aiUsage } from "./migrations/0.5/0016-ai-usage.ts";
import { cafeFiles } from "./migrations/0.5/0028-cafe-files.ts";
import { hiddenPictures } from "./migrations/0.5/0029-hidden-pictures.ts";
import { dueTimes } from "./migrations/0.5/0019-due-times.ts";
import { assigns } from "./migrations/0.5/0022-assigns.ts";
import { push } from "./migrations/0.5/0020-push.ts";
import { outside } from "./migrations/0.5/0021-outside.ts";
import { ownReports } from "./migrations/0.5/0024-own-reports.ts";
import type { Database } from "./open-database.ts";
import type { Queries } from "./schema.ts";

/** One step of the schema. Written once, never changed after it was released. */
export interface Migration {
  readonly name: string;
  up(queries: Queries, kind: Database["kind"]): Promise<void>;
}

/** In the order they run, on SQLite and PostgreSQL alike. */
export const migrations: readonly Migration[] = [
  firstTables,
  jobs,
  writersAndDevices,
  stepUp,
  files,
  signInWays,
  accountChanges,
  accessLog,
  padRooms,
  links,
  capsules,
  roles,
  clubs,
  noticePlans,
  cafe,
  reviews,
  aiUsage,
  ideas,
  dueTimes,
  push,
  templates,
  cafeFiles,
  outside,
  assigns,
  ownReports,
  hiddenPictures,
];
