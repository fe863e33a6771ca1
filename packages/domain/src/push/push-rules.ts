import type { RecordKind } from "@damim/sync/kind.ts";
import type { PushSource } from "./push-source.ts";
import type { ClockSpan } from "./when-to-send.ts";

/** What a teacher chose of 알림, on all her devices: id `one`. What is not said is as at the start. */
export interface PushRules {
  /** Whether each source comes; absent: it does. */
  readonly alarm?: boolean | null;
  readonly task?: boolean | null;
  readonly booking?: boolean | null;
  readonly notice?: boolean | null;
  readonly survey?: boolean | null;
  /** 조용한 시간, `HH:MM`. */
  readonly quietFrom?: string | null;
  readonly quietTo?: string | null;
  /** 수업 중에는 종 칠 때 모아 받기. */
  readonly waitsInLessons?: boolean | null;
}

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

/** Whether a source comes to her devices. What is about the safety of the account cannot be switched off. */
export function isSourceOn(rules: PushRules | undefined, source: PushSource): boolean {
  if (source === "device" || source === "rest" || source === "test") return true;
  // Both are minutes that she set, under one switch.
  return rules?.[source === "event" ? "alarm" : source] ?? true;
}
