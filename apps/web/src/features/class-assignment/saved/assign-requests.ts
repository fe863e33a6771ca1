import type { AssignEntry } from "@damim/domain/class-assignment/assign-reply.ts";
import type { AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";
import { askServer } from "../../../data/server/ask-server.ts";

interface AssignsReply {
  readonly assigns: readonly AssignEntry[];
}

/** The saved jobs of the teacher, the last one first. */
export function fetchAssigns(): ServerAnswer<AssignsReply> {
  return askServer("GET", "assign");
}

/** Makes room for a job; asked twice with one id it is the same. */
export function makeAssign(id: AssignId): ServerAnswer<{ readonly id: AssignId }> {
  return askServer("POST", "assign", { id });
}

/** Takes a job away whole, with its history. */
export function endAssign(id: AssignId): ServerAnswer<AssignsReply> {
  return askServer("POST", `assign/${id}/end`, {});
}
