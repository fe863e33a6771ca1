import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { type HashParts, hashSeal, toSealId } from "@damim/domain/seal/hash-seal.ts";
import { chainSeals, listSealActs } from "@damim/domain/seal/list-seals.ts";
import { SEAL_HEAD_ID, sealKind, type Seal } from "@damim/domain/seal/seal.ts";
import { sealedKinds } from "@damim/domain/seal/sealed-words.ts";
import { DEAD } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Policy, ScopedOp } from "@damim/sync/server/policy.ts";

const head = { kind: sealKind.name, id: SEAL_HEAD_ID };

/**
 * The same policy, which seals every version of a consultation in the transaction that takes it. Seals are the server's
 * to write. A device may only tell a restored server again what it had, and each has to be one of this installation;
 * what it says of the head is not heard, so that lost ones come back beside the chain and nothing is forged in it.
 */
export function withSeals<Actor>(policy: Policy<Actor>, secret: Uint8Array): Policy<Actor> {
  const isOurs = ({ id, scope }: ScopedOp, fields: Fields | undefined): boolean => {
    const { mac, ...link } = (fields ?? {}) as Partial<Seal>;
    if (!isLink(link) || typeof mac !== "string") return false;
    const hash = hashSeal(link, sha256);
    const [told, right] = [Buffer.from(mac), Buffer.from(signSeals(secret, scope)(hash))];
    return toSealId(hash) === id && told.length === right.length && timingSafeEqual(told, right);
  };

  return {
    ...policy,
    listContext(actor, op) {
      const context = policy.listContext?.(actor, op) ?? { keys: [] };
      if (!sealedKinds.has(op.kind)) return context;
      const keys = [...context.keys, head];
      // A removal has to know whether the row was ever sealed, which what it is now does not say.
      return op.set[DEAD] === true
        ? { keys, kinds: [...(context.kinds ?? []), sealKind.name] }
        : { ...context, keys };
    },
    complete(actor, op, met, facts) {
      if (op.kind === head.kind && op.id === head.id) return {};
      return policy.complete?.(actor, op, met, facts) ?? op.set;
    },
    canWrite(actor, op, before, after, facts) {
      const refusal = policy.canWrite(actor, op, before, after, facts);
      if (refusal || op.kind !== sealKind.name || op.id === SEAL_HEAD_ID) return refusal;
      if (!op.stamps) return { type: "denied", detail: "server-only" };
      return isOurs(op, after) ? undefined : { type: "denied", detail: "no-seal-of-ours" };
    },
    follow(op, written, facts) {
      const changes = policy.follow?.(op, written, facts) ?? [];
      const textField = sealedKinds.has(op.kind) ? findLongText(op.kind) : undefined;
      if (textField === undefined) return changes;
      // What the server adds by itself is part of the version.
      const own = changes.filter(({ kind, id }) => kind === op.kind && id === op.id);
      const after =
        written.after && own.reduce((row, { set }) => ({ ...row, ...set }), written.after);
      const wasSealed =
        written.before !== undefined &&
        after === undefined &&
        facts.list(sealKind.name).some(([, { rowId }]) => rowId === op.id);
      const acts = listSealActs(textField, { ...op, ...written, after, wasSealed }).filter(
        // What is told again was lost before, and sealed then.
        ({ act }) => act !== "lose" || !op.stamps,
      );
      const prev = facts.find(head.kind, head.id)?.["prev"];
      const chain = {
        prev: typeof prev === "string" ? prev : undefined,
        at: facts.now,
        hash: sha256,
        sign: signSeals(secret, op.scope),
      };
      return [...changes, ...chainSeals(op, acts, chain)];
    },
  };
}

/** Of a year, and of no account, so that an archive may come back into a new one: what only this installation can write. */
export function signSeals(secret: Uint8Array, scope: string): (hashHex: string) => string {
  return (hashHex) =>
    createHmac("sha256", secret)
      .update(Buffer.from(hashHex, "hex"))
      .update(scope.slice(scope.lastIndexOf("/")))
      .digest("hex");
}

const FIRST = [Uint8Array.of(0), Uint8Array.of(1)];

export const sha256: HashParts = (first, hex, text) =>
  createHash("sha256")
    .update(FIRST[first] ?? Uint8Array.of(first))
    .update(hex, "hex")
    .update(text, "utf8")
    .digest("hex");

const HEX = /^[0-9a-f]{64}$/;

/** Before anything is hashed: what a device says may be of any shape. */
function isLink(link: Partial<Seal>): link is Omit<Seal, "mac"> {
  const { prev, leaf, act, rowId, at } = link;
  return (
    HEX.test(String(prev)) &&
    HEX.test(String(leaf)) &&
    typeof act === "string" &&
    typeof rowId === "string" &&
    typeof at === "number"
  );
}
