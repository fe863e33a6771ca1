import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { createS3FileStorage } from "../../adapters/files/s3-file-storage.ts";
import type { Config } from "../../base/settings/config.ts";
import { FileStorageFailure } from "../../base/ports/file-storage.ts";
import type { S3Place } from "../../base/settings/places.ts";
import type { Database } from "../../db/open-database.ts";
import { createSchedule, type Job } from "../../jobs/job.ts";
import { tellAdmins } from "../tell-admins.ts";
import { AWAY_JOB, findAway, saveAway } from "./away-facts.ts";
import { claimBackupKey, findSealedBackupKey, NoBackupKey } from "./backup-key.ts";
import { sendBackups } from "./send-backups.ts";

/** After the night's backup. */
const DAILY = createSchedule("30 3 * * *");

export interface AwayDeps {
  readonly database: Database;
  readonly config: Pick<Config, "dataDir">;
  readonly place: S3Place;
  readonly now: () => number;
}

/** Sends the night's backup out of the house; what did not get there goes the next time. */
export function createAwayJob(deps: AwayDeps): Job {
  const { database, now } = deps;
  return {
    name: AWAY_JOB,
    nextRun: DAILY,
    async run() {
      try {
        await sendAway(deps);
      } catch (error) {
        const trouble = {
          cause: "backup-away",
          day: toSeoulDay(now()),
          title: "백업을 다른 곳에 보내지 못했어요",
          body: "이 컴퓨터의 백업은 그대로 있어요. 관리 「서버」에서 까닭을 확인해 주세요.",
        };
        await tellAdmins(database, trouble, now());
        throw error;
      }
    },
  };
}

/** Sends what the bucket lacks, and writes down how it went. Answers the newest backup there. */
export async function sendAway(deps: AwayDeps): Promise<string | undefined> {
  const { database, config, place, now } = deps;
  const { queries } = database;
  try {
    const newest = await sendBackups({
      storage: createS3FileStorage(place),
      dataDir: config.dataDir,
      key: await claimBackupKey(queries, config.dataDir),
      sealedKey: await findSealedBackupKey(queries),
    });
    await saveAway(queries, { at: now(), newest: newest ?? null, failure: null });
    return newest;
  } catch (error) {
    const failure = toSentence(error);
    const before = await findAway(queries);
    await saveAway(queries, { at: before?.at ?? null, newest: before?.newest ?? null, failure });
    throw new Error(failure, { cause: error });
  }
}

function toSentence(error: unknown): string {
  if (error instanceof NoBackupKey) return error.message;
  if (error instanceof FileStorageFailure) {
    const cause = error.cause instanceof Error ? error.cause.message : "";
    return `DAMIM_BACKUP_TO의 저장소가 받지 않았어요(${cause}). 주소와 열쇠, 인터넷을 확인해 주세요.`;
  }
  return String(error);
}
