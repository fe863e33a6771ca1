import { siteSwitchKind, type SwitchName } from "@damim/domain/site/site-switch.ts";
import type { TeacherData } from "./teacher-data.ts";

/** Whether an admin switched a part off for everybody, as far as this device knows. What has no switch is on. */
export function isSwitchedOff(
  { site }: Pick<TeacherData, "site">,
  name: SwitchName | undefined,
): boolean {
  return name !== undefined && site.switches.rows(siteSwitchKind).get(name)?.isOff === true;
}
