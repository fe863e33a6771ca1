import { createHash } from "node:crypto";
import { breaksSeal, type DrawFixed } from "@damim/domain/draw/sealed-draw.ts";
import { drawKind } from "@damim/domain/draw/draw.ts";
import { isForking, toTextDigest } from "@damim/domain/record/long-text.ts";
import { pushTokensKind } from "@damim/domain/push/push-tokens.ts";
import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { isSealedChange } from "@damim/domain/time-capsule/sealed-rows.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { isSiteScope } from "@damim/domain/site/site-scope.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import type { Actor } from "./find-actor.ts";

const PROFILE_KINDS: ReadonlySet<string> = new Set(
  checkedKinds.filter(({ scope }) => scope === "profile").map(({ name }) => name),
);

/**
 * A teacher reads and writes the scopes `t/{own id}/…` and those of the own clubs, as the role there allows, and reads
 * what the server says to all (`site/…`). Whatever is not said here is denied: scopes of others, scope ids we do not
 * know, a kind in a scope where it has no place.
 */
export const teacherPolicy: Policy<Actor> = {
  canRead(actor, scope) {
    const uid = parseScope(scope)?.uid;
    return isSiteScope(scope) || (uid !== undefined && isHers(actor, uid));
  },
  canWrite(actor, op, before, after) {
    const scope = parseScope(op.scope);
    if (!scope || !isHers(actor, scope.uid) || actor.clubs.get(scope.uid) === "viewer") {
      return { type: "denied", detail: "not-yours" };
    }
    const belongsToProfile = PROFILE_KINDS.has(op.kind);
    if (belongsToProfile !== (scope.type === "profile")) {
      return { type: "denied", detail: "wrong-scope" };
    }
    // The server alone knows which devices gave an address.
    if (op.kind === pushTokensKind.name) return { type: "denied", detail: "server-only" };
    if (isSealedChange(op.kind, before, after)) return { type: "denied", detail: "sealed" };
    return op.kind === drawKind.name && after && breaksSeal(before, after)
      ? { type: "denied", detail: "draw-fixed" satisfies DrawFixed["type"] }
      : undefined;
  },
  follow(op, written) {
    const field = findLongText(op.kind);
    // What a device tells a restored server was decided before.
    if (!field || op.stamps || !isForking(field, op.set, written, digestText)) return [];
    return [{ kind: op.kind, id: op.id, set: { forked: true } }];
  },
};

function isHers(actor: Actor, uid: string): boolean {
  return uid === actor.uid || actor.clubs.has(uid);
}

const digestText = (text: string): string =>
  toTextDigest(createHash("sha256").update(text, "utf8").digest("hex"));
