import type { SwitchReply } from "@damim/domain/admin/admin-reply.ts";
import { SWITCHES_SCOPE } from "@damim/domain/site/site-scope.ts";
import { siteSwitchKind, SWITCHES, type SwitchName } from "@damim/domain/site/site-switch.ts";
import type { Queries } from "../db/schema.ts";
import { isSwitchedOff } from "../session/switched-off.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { audit } from "./audit.ts";

export async function listSwitches(queries: Queries): Promise<readonly SwitchReply[]> {
  return Promise.all(
    SWITCHES.map(async (name) => ({ name, isOff: await isSwitchedOff(queries, name) })),
  );
}

/** Switches a part off or on, on every device, with its line in the log. */
export function setSwitch(
  { writeScope, now }: { readonly writeScope: WriteScope; readonly now: () => number },
  change: { readonly actorId: string; readonly name: SwitchName; readonly isOff: boolean },
): Promise<void> {
  const { actorId, name, isOff } = change;
  return writeScope(SWITCHES_SCOPE, async (scope, queries) => {
    const before = (await scope.find(siteSwitchKind.name, name))?.["isOff"] === true;
    if (before === isOff) return;
    await scope.write(siteSwitchKind.name, name, { isOff });
    await audit(queries, now(), {
      actorId,
      act: "switch",
      targetId: name,
      before: before ? "off" : "on",
      after: isOff ? "off" : "on",
    });
  });
}
