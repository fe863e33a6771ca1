import type { Migration } from "../migration.ts";
import { firstTables } from "./0.1/0001-first-tables.ts";
import { jobs } from "./0.1/0002-jobs.ts";
import { accessLog } from "./0.5/0008-access-log.ts";
import { accountChanges } from "./0.5/0007-account-changes.ts";
import { files } from "./0.5/0005-files.ts";
import { writersAndDevices } from "./0.1/0003-writers-and-devices.ts";
import { stepUp } from "./0.5/0004-step-up.ts";
import { signInWays } from "./0.5/0006-sign-in-ways.ts";
import { padRooms } from "./0.5/0009-pad-rooms.ts";
import { links } from "./0.5/0010-links.ts";
import { capsules } from "./0.5/0011-capsules.ts";
import { roles } from "./0.5/0012-roles.ts";
import { clubs } from "./0.5/0013-clubs.ts";
import { noticePlans } from "./0.5/0014-notice-plans.ts";
import { cafe } from "./0.5/0015-cafe.ts";
import { reviews } from "./0.5/0017-reviews.ts";
import { ideas } from "./0.5/0018-ideas.ts";
import { templates } from "./0.5/0023-templates.ts";
import { aiUsage } from "./0.5/0016-ai-usage.ts";
import { cafeFiles } from "./0.5/0028-cafe-files.ts";
import { hiddenPictures } from "./0.5/0029-hidden-pictures.ts";
import { readableSince } from "./0.7/0030-readable-since.ts";
import { destructions } from "./0.8/0032-destructions.ts";
import { erasedPupils } from "./0.8/0035-erased-pupils.ts";
import { handovers } from "./0.8/0034-handovers.ts";
import { handoverAccepted } from "./0.8/0036-handover-accepted.ts";
import { keptPromises } from "./0.8/0037-kept-promises.ts";
import { capsuleGivers } from "./0.9/0038-capsule-givers.ts";
import { feeds } from "./0.9/0039-feeds.ts";
import { familyPush } from "./0.9/0040-family-push.ts";
import { dueTimes } from "./0.5/0019-due-times.ts";
import { assigns } from "./0.5/0022-assigns.ts";
import { push } from "./0.5/0020-push.ts";
import { outside } from "./0.5/0021-outside.ts";
import { ownReports } from "./0.5/0024-own-reports.ts";

/** Of this code: what `readableSince` of a newer migration is compared with. */
export const OWN_RELEASE = "0.9";

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
  readableSince,
  destructions,
  handovers,
  erasedPupils,
  handoverAccepted,
  keptPromises,
  capsuleGivers,
  feeds,
  familyPush,
];
