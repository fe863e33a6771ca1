import type { SwitchedOff } from "@damim/domain/admin/server-words.ts";
import type { ServerDeps } from "../base/server-deps.ts";

/** What the settings of this server leave out, the most important first. */
export function listSwitchedOff({
  config,
  officeProgram,
}: Pick<ServerDeps, "config" | "officeProgram">): readonly SwitchedOff[] {
  const isOn: Readonly<Record<SwitchedOff, boolean>> = {
    away: config.backupTo !== undefined,
    mail: config.smtpUrl !== undefined,
    weather: config.weather !== undefined,
    neis: config.neis.key !== undefined,
    ai: config.ai !== undefined,
    google: config.google !== undefined,
    office: officeProgram !== undefined,
    errors: config.keepsErrors || config.sentry !== undefined,
    pages: config.countsPages || config.analytics !== undefined,
    metrics: config.metricsOn !== undefined,
    tryout: config.isTryOffered,
  };
  return Object.entries(isOn).flatMap(([name, on]) => (on ? [] : [name as SwitchedOff]));
}
