import { readMinutes } from "./consult-record.ts";

/** A call that is being made, in epoch ms. `undefined` instead: nobody can say how long it was. */
export interface RunningCall {
  readonly begunAt: number;
  /** When its device last looked. */
  readonly seenAt: number | undefined;
}

const LONGEST_CALL_MS = 3 * 60 * 60_000;

/**
 * The call as its device sees it now. Nothing is counted, nor ever again, once the clock was seen to go back, or after
 * more than three hours: then it was forgotten, or the clock was set.
 */
export function lookAtCall({ begunAt, seenAt }: RunningCall, now: number): RunningCall {
  const isClear = seenAt !== undefined && now >= seenAt && now - begunAt <= LONGEST_CALL_MS;
  return { begunAt, seenAt: isClear ? now : undefined };
}

/** Its minutes, half a one counts as one, and there is no call without one; nothing where nobody can say. */
export function countCall({ begunAt, seenAt }: RunningCall): number | undefined {
  return seenAt === undefined ? undefined : Math.max(1, Math.round((seenAt - begunAt) / 60_000));
}

/**
 * What stands in 「몇 분」 after the call: its minutes, on top of those of the call before. What was typed stays where
 * nobody can say how long the call was, or what is typed is no minutes.
 */
export function addCall(typed: string, call: RunningCall): string {
  const counted = countCall(call);
  const before = typed.trim() === "" ? 0 : readMinutes(typed);
  if (counted === undefined || before === undefined) return typed;
  return String(before + counted);
}

/** As a device keeps it. */
export function showCall({ begunAt, seenAt }: RunningCall): string {
  return `${begunAt} ${seenAt ?? ""}`;
}

export function readCall(kept: string | undefined): RunningCall | undefined {
  const [begun = "", seen = ""] = kept?.split(" ") ?? [];
  if (!/^\d+$/u.test(begun)) return undefined;
  return { begunAt: Number(begun), seenAt: /^\d+$/u.test(seen) ? Number(seen) : undefined };
}
