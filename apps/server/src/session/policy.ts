import { createHash } from "node:crypto";
import { bookingPlanKind, bookingSlotKind } from "@damim/domain/booking/booking.ts";
import { decidePlanWrite, touchesBookings } from "@damim/domain/booking/decide-plan-write.ts";
import { decideSlotWrite } from "@damim/domain/booking/decide-slot-write.ts";
import { breaksSeal, opensAfterReveal, type DrawFixed } from "@damim/domain/draw/sealed-draw.ts";
import { parseAssignScope } from "@damim/domain/class-assignment/assign-scope.ts";
import { drawKind, drawTurnKind, toTurnDrawId } from "@damim/domain/draw/draw.ts";
import { decideReportWrite } from "@damim/domain/family-report/decide-report-write.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { isForking, toTextDigest } from "@damim/domain/record/long-text.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { pushTokensKind } from "@damim/domain/push/push-tokens.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { isSealedChange } from "@damim/domain/time-capsule/sealed-rows.ts";
import { checkedKinds, type KeptKind } from "@damim/domain/registry/checked-kinds.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { isOfRestored } from "@damim/domain/secret/secrets.ts";
import { isSiteScope } from "@damim/domain/site/site-scope.ts";
import { breaksVault, toFormer, vaultKind } from "@damim/domain/vault/vault.ts";
import { DEAD } from "@damim/sync/change.ts";
import type { Op } from "@damim/sync/protocol.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import type { Actor } from "./find-actor.ts";

const placeOfKind: ReadonlyMap<string, KeptKind["scope"]> = new Map(
  checkedKinds.map(({ name, scope }) => [name, scope]),
);

/** Where this op would go; nothing where it is not hers to write. */
function findPlace(actor: Actor, scopeId: string): KeptKind["scope"] | undefined {
  const assign = parseAssignScope(scopeId);
  if (assign !== undefined) return actor.assigns.has(assign) ? "assign" : undefined;
  const scope = parseScope(scopeId);
  const isWriting = scope && isHers(actor, scope.uid) && actor.clubs.get(scope.uid) !== "viewer";
  return isWriting ? scope.type : undefined;
}

/**
 * A teacher reads and writes the scopes `t/{own id}/…` and those of the own clubs, as the role there allows, and those
 * of her saved jobs of 반편성 (`assign/…`), and reads what the server says to all (`site/…`). Whatever is not said here is denied: scopes of others, scope ids we do not
 * know, a kind in a scope where it has no place.
 */
export const teacherPolicy: Policy<Actor> = {
  canRead(actor, scope) {
    const assign = parseAssignScope(scope);
    if (assign !== undefined) return actor.assigns.has(assign);
    const uid = parseScope(scope)?.uid;
    return isSiteScope(scope) || (uid !== undefined && isHers(actor, uid));
  },
  listContext: (_actor, op) => ({
    keys: op.kind === drawTurnKind.name ? [{ kind: drawKind.name, id: toTurnDrawId(op.id) }] : [],
    ...(asksForBookings(op) && { kinds: [bookingSlotKind.name] }),
  }),
  // What a device tells a restored server of it is heard and no more: the ledger knows (`destruction/replay-ledger.ts`).
  complete(_actor, op, { before }) {
    if (op.stamps) return op.kind === destructionKind.name ? {} : withoutClaims(op);
    if (op.kind !== vaultKind.name || !before) return op.set;
    const { keyId = before["keyId"], inlet = null } = op.set;
    // Of any version: the key of before stays, with its inlet.
    if (keyId !== before["keyId"]) return { ...op.set, former: toFormer(before), inlet };
    // What a server put in through the first one nobody could take out again.
    return op.set["inlet"] !== undefined && before["inlet"]
      ? { ...op.set, inlet: before["inlet"] }
      : op.set;
  },
  // Told, it was decided before that words of before the lock are no part of the past.
  keepsPast: (op, { field, value }, row) =>
    !op.stamps || !isOfRestored(op.kind, { [field]: value }, row.data),
  canWrite(actor, op, before, after, facts) {
    const place = findPlace(actor, op.scope);
    if (place === undefined) return { type: "denied", detail: "not-yours" };
    // A kind that a newer version knows is of a year as far as anybody here can tell.
    if ((placeOfKind.get(op.kind) ?? "year") !== place) {
      return { type: "denied", detail: "wrong-scope" };
    }
    // The server alone knows which devices gave an address.
    if (op.kind === pushTokensKind.name) return { type: "denied", detail: "server-only" };
    if (op.kind === destructionKind.name)
      return op.stamps ? undefined : { type: "denied", detail: "server-only" };
    if (op.kind === vaultKind.name && breaksVault(op.set, before, op.stamps !== undefined))
      return { type: "denied", detail: "closed-already" };
    if (isSealedChange(op.kind, before, after)) return { type: "denied", detail: "sealed" };
    // Also what a device tells a restored server: stamps of its own would open any name.
    if (op.kind === drawTurnKind.name && after) {
      const draw = facts.find(drawKind.name, toTurnDrawId(op.id));
      if (opensAfterReveal(draw, before, after))
        return { type: "denied", detail: "draw-opened" satisfies DrawFixed["type"] };
    }
    if (op.kind === bookingSlotKind.name) {
      const sets = op.stamps ? {} : { sets: op.set };
      const decided = decideSlotWrite(before, after, { type: "device", ...sets });
      if (decided !== "write" && decided !== "same") return { type: "denied", detail: decided };
    }
    if (op.kind === familyReportKind.name && !op.stamps) {
      const decided = decideReportWrite(op.set);
      if (decided !== "write") return { type: "denied", detail: decided };
    }
    if (asksForBookings(op)) {
      const decided = decidePlanWrite(op.id, before, after, facts.list(bookingSlotKind.name));
      if (decided !== "write") return { type: "denied", detail: decided };
    }
    return op.kind === drawKind.name && breaksSeal(before, after)
      ? { type: "denied", detail: "draw-fixed" satisfies DrawFixed["type"] }
      : undefined;
  },
  follow(op, written) {
    const field = findLongText(op.kind);
    // What a device tells a restored server was decided before.
    if (!field || op.stamps) return [];
    const { kind, id } = op;
    if (isForking(field, op.set, written, digestText)) return [{ kind, id, set: { forked: true } }];
    const [was, is] = [written.before?.[field], written.after?.[field]];
    // Locked, a text is written from itself: the digest of a short plain one could be guessed.
    return typeof was === "string" && isBox(is)
      ? [{ kind, id, set: { from: digestText(is.c) } }]
      : [];
  },
};

/** What a device tells a restored server was decided before. */
function asksForBookings({ kind, set, stamps }: Op): boolean {
  return kind === bookingPlanKind.name && !stamps && touchesBookings(set[DEAD] === true, set);
}

/** What a server did once is no fact about one that was put back: whether it is done there, it knows itself. */
function withoutClaims({ kind, set }: Op): Op["set"] {
  const claims = claimsByKind[kind]?.filter(
    (field) => set[field] !== undefined && set[field] !== null,
  );
  if (!claims || claims.length === 0) return set;
  return Object.fromEntries(Object.entries(set).filter(([field]) => !claims.includes(field)));
}

const claimsByKind: Readonly<Record<string, readonly string[]>> = {
  [schoolYearKind.name]: ["namesGoneOn", "namesInBackupsUntil"],
  [vaultKind.name]: ["isForgotten"],
};

function isHers(actor: Actor, uid: string): boolean {
  return uid === actor.uid || actor.clubs.has(uid);
}

const digestText = (text: string): string =>
  toTextDigest(createHash("sha256").update(text, "utf8").digest("hex"));
