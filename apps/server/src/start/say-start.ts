import { NO_JOB_RUNNER } from "@damim/domain/admin/server-words.ts";
import { makeAdminCode } from "../admin/admin-code.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { hasJobRunner } from "../jobs/job-pulse.ts";
import { isLoopbackAddress } from "../base/settings/loopback.ts";
import { toLeadSentence } from "../base/watch-clock.ts";
import { findClockLead } from "../sync/clock-lead.ts";
import { toLanOrigins } from "../tls/lan-origins.ts";

/** What the console says of a server that has started: where it is open, and what its operator has to know. */
export async function sayStart(
  { config, database, network }: Pick<ServerDeps, "config" | "database" | "network">,
  print: (line: string) => void,
): Promise<void> {
  const { origin, basePath, role, metricsOn } = config;
  if (role === "jobs") return print("담임이 열렸어요: 작업만 해요(DAMIM_ROLE=jobs).");
  const { certificate, lanAddresses } = network();
  print(`담임이 열렸어요: ${origin}${basePath}`);
  for (const other of certificate ? toLanOrigins(lanAddresses, config) : []) {
    print(`같은 네트워크의 다른 기기에서: ${other}${basePath}`);
  }
  if (metricsOn && metricsOn.host !== "localhost" && !isLoopbackAddress(metricsOn.host)) {
    print(
      `DAMIM_METRICS의 ${metricsOn.host}는 다른 컴퓨터에서도 읽을 수 있는 주소예요. 방화벽으로 막거나 127.0.0.1로 바꿔 주세요.`,
    );
  }
  if (role === "web" && !(await hasJobRunner(database.queries, Date.now()))) print(NO_JOB_RUNNER);
  const adminCode = await makeAdminCode({ database, now: Date.now });
  if (adminCode) {
    print(
      `관리자 코드: ${adminCode} (로그인하고 ${origin}${basePath}admin 에 하루 안에 넣으면 첫 관리자가 돼요)`,
    );
  }
  const leadMs = await findClockLead(database.queries, Date.now());
  if (leadMs > 0) print(toLeadSentence(leadMs));
}
