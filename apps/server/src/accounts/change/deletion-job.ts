import { findBackupDays } from "../../backup/old/backup-days.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { createSchedule, type Job } from "../../jobs/job.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import { forgetLock } from "../../promises/follow-promises.ts";
import { buildDeletionDoneMail } from "../auth/change-mails.ts";
import { deleteAccount } from "./delete-account.ts";

/** So that the day in the mail is the day, to the hour. */
const HOURLY = createSchedule("25 * * * *");

export type DeletionDeps = Pick<ServerDeps, "database" | "files" | "mail" | "config" | "now"> & {
  readonly bus: Pick<LiveBus, "endSession">;
};

/** Deletes, once for all processes, the accounts whose days of grace are over, and tells their teachers. */
export function createDeletionJob(deps: DeletionDeps): Job {
  const { database, mail, config, now, bus } = deps;
  return {
    name: "delete-accounts",
    nextRun: HOURLY,
    async run() {
      const due = await database.queries
        .selectFrom("deletions")
        .select("user_id")
        .where("due_at", "<=", now())
        .execute();
      for (const { user_id: uid } of due) {
        const deleted = await deleteAccount(deps, uid);
        if (!deleted) continue;
        forgetLock(config.dataDir, uid, now());
        // Open pages come back, are told, and wipe themselves.
        for (const id of [...deleted.sessionIds, ...deleted.rooms]) bus.endSession(id);
        const { supportEmail } = config;
        const backups = toBackupSentence(config);
        await mail.send(buildDeletionDoneMail({ to: deleted.email, supportEmail, backups }));
      }
    },
  };
}

function toBackupSentence(config: ServerDeps["config"]): string {
  const days = findBackupDays(config);
  return days === null
    ? "서버를 맡은 분이 따로 만든 백업이 있다면, 정해진 보관 기간이 지난 뒤 사라져요."
    : `밤마다 만드는 백업에 남은 사본도 ${days}일이 지나면 모두 사라져요.`;
}
