import type { RecordKind } from "@damim/sync/kind.ts";
import type { PushRules } from "./push-records.ts";
import type { PushSource } from "./push-source.ts";
import type { ClockSpan } from "./when-to-send.ts";

export type { PushRules };

export const PUSH_RULES_ID = "one";

export const pushRulesKind: RecordKind<PushRules, "pushRules"> = { name: "pushRules", version: 1 };

const USUAL_QUIET: ClockSpan = { from: "17:00", to: "07:30" };
export const DIGEST_AT = "07:40";

/** 17:00–07:30 until she says otherwise. */
export function toQuietTime(rules: PushRules | undefined): ClockSpan {
  return {
    from: rules?.quietFrom ?? USUAL_QUIET.from,
    to: rules?.quietTo ?? USUAL_QUIET.to,
  };
}

/** Whether news during a lesson waits for its bell: yes until she says otherwise. */
export function waitsInLessons(rules: PushRules | undefined): boolean {
  return rules?.waitsInLessons ?? true;
}

/** Whether a source comes to her devices. What is about the safety of the account, or goes for good, cannot be switched off. */
export function isSourceOn(rules: PushRules | undefined, source: PushSource): boolean {
  if (source === "device" || source === "rest" || source === "server" || source === "test") {
    return true;
  }
  if (source === "capsule" || source === "handover") return true;
  // Both are minutes that she set, under one switch.
  return rules?.[source === "event" ? "alarm" : source] ?? true;
}
