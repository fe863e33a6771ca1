import type { CapsuleFault } from "../../data/server/capsule-requests.ts";

/** What a teacher reads where the server did not do it; `away` where it could not be asked. */
export function toFaultSentence(fault: CapsuleFault, away: string): string {
  return fault.type === "ServerSaid" ? fault.sentence : away;
}
