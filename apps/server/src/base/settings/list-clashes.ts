import { DEFAULT_PORT } from "./server-settings.ts";
import { parseSocket } from "./parse-places.ts";

/** A sentence for each setting that another one rules out, or that is nothing without another. */
export function listClashes(written: Readonly<Record<string, string>>): readonly string[] {
  const mistakes: string[] = [];
  const metricsPort = parseSocket(written["DAMIM_METRICS"] ?? "")?.port;
  if (metricsPort === Number(written["PORT"] ?? DEFAULT_PORT)) {
    mistakes.push("DAMIM_METRICS의 포트는 PORT와 달라야 해요.");
  }
  if (Boolean(written["DAMIM_TLS_CERT"]) !== Boolean(written["DAMIM_TLS_KEY"])) {
    mistakes.push("DAMIM_TLS_CERT와 DAMIM_TLS_KEY는 함께 적어 주세요.");
  }
  if (Boolean(written["GOOGLE_CLIENT_ID"]) !== Boolean(written["GOOGLE_CLIENT_SECRET"])) {
    mistakes.push("GOOGLE_CLIENT_ID와 GOOGLE_CLIENT_SECRET은 함께 적어 주세요.");
  }
  if (Boolean(written["DAMIM_AI_URL"]) !== Boolean(written["DAMIM_AI_MODEL"])) {
    mistakes.push("DAMIM_AI_URL과 DAMIM_AI_MODEL은 함께 적어 주세요.");
  }
  if ((written["DAMIM_BUS"] ?? "local") !== "local" && !written["DATABASE_URL"]) {
    mistakes.push("DAMIM_BUS=postgres, poll, redis://…는 DATABASE_URL이 있을 때만 쓸 수 있어요.");
  }
  // A notice of PostgreSQL stays on its node, and the default is to listen for them.
  const hearsNotices = (written["DAMIM_BUS"] ?? "postgres") === "postgres";
  if (written["DAMIM_CLUSTER"] && (!written["DATABASE_URL"] || hearsNotices)) {
    mistakes.push(
      "DAMIM_CLUSTER는 DATABASE_URL이 있을 때만, DAMIM_BUS=postgres가 아닐 때만 쓸 수 있어요. DAMIM_BUS를 함께 적어 주세요.",
    );
  }
  const { DAMIM_ROLE: role = "all", DAMIM_BUS: bus, DATABASE_URL: shared } = written;
  if (["web", "jobs"].includes(role) && (!shared || bus === "local")) {
    mistakes.push(
      `DAMIM_ROLE=${role}은 서버가 여럿일 때만 쓸 수 있어요. DATABASE_URL이 있어야 하고 DAMIM_BUS는 local이 아니어야 해요.`,
    );
  }
  return mistakes;
}
