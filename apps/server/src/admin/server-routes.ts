import type { RecoveryWordsReply } from "@damim/domain/admin/admin-reply.ts";
import { NO_JOB_RUNNER } from "@damim/domain/admin/server-words.ts";
import { AWAY_JOB } from "../backup/away/away-facts.ts";
import { openBackupKey, saveSealedBackupKey } from "../backup/away/backup-key.ts";
import { drawRecoveryWords } from "../backup/recovery-words.ts";
import { sealSecret } from "../backup/sealed-secret.ts";
import { saveSealedSecret } from "../backup/secret-facts.ts";
import { describeServer, type FactsGround } from "../base/facts/fact.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { failure } from "../http/http-failure.ts";
import { nothing, admin, type Route } from "../http/route.ts";
import { hasJobRunner } from "../jobs/job-pulse.ts";
import { audit } from "./audit.ts";

/** A promise that nobody keeps is none. */
const noJobRunner = failure(409, "NoJobRunner", NO_JOB_RUNNER);

/** 관리 「서버」: how it does, a backup or a drill now, and the words that open its key in a backup. */
export function listServerRoutes(deps: ServerDeps & FactsGround): readonly Route[] {
  const { database, config, now } = deps;
  /** A job that has its hour, brought forward: the runner looks every fifteen seconds. */
  const beginNow = (act: "backup" | "drill", actorId: string): Promise<void> =>
    database.tx(async (tx) => {
      if (!(await hasJobRunner(tx, now()))) throw noJobRunner();
      // The runner takes them in their order: what was made is sent.
      const names = act === "backup" ? ["backup", AWAY_JOB] : ["drill"];
      await tx.updateTable("jobs").set({ next_run_at: now() }).where("name", "in", names).execute();
      await audit(tx, now(), { actorId, act });
    });
  return [
    admin("GET api/admin/server", {}, () => describeServer(deps)),
    admin("POST api/admin/backup", { body: nothing, stepsUp: true }, async (c, session) => {
      await beginNow("backup", session.user.id);
      return c.json({ asked: true });
    }),
    admin("POST api/admin/drill", { body: nothing, stepsUp: true }, async (c, session) => {
      await beginNow("drill", session.user.id);
      return c.json({ asked: true });
    }),
    admin("POST api/admin/recovery-words", { body: nothing, stepsUp: true }, async (c, session) => {
      const words = drawRecoveryWords();
      const sealed = await sealSecret(deps.secrets.root, { words, now: now() });
      // Also where nothing is sent away yet: the same words open what is sent later.
      const away = openBackupKey(config.dataDir);
      const sealedAway = await sealSecret(away.key, { words, now: now() });
      await database.tx(async (tx) => {
        await saveSealedSecret(tx, sealed);
        await saveSealedBackupKey(tx, away, sealedAway);
        await audit(tx, now(), { actorId: session.user.id, act: "recovery-words" });
      });
      // Once: from here on they stand on paper alone.
      return c.json<RecoveryWordsReply>({ words });
    }),
  ];
}
