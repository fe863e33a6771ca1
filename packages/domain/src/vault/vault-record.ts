import type { RowOf } from "../record/field.ts";
import { flag, own, upTo } from "../record/fields.ts";
import type { Box } from "../secret/box.ts";
import { maybe } from "../record/vary-field.ts";
import type { Shape } from "../record/shape.ts";
import { record } from "../record/record.ts";
import { vaultKind } from "./vault.ts";

interface WrappedKey {
  /** How its key was derived: `pbkdf2-sha256`, `hkdf-sha256`. */
  readonly kdf: string;
  /** Base64url, as the others. */
  readonly salt: string;
  readonly rounds: number;
  readonly iv: string;
  readonly key: string;
}

/**
 * Where who has no key puts words in, so that they are locked: a server that has a backup from before the lock. Nothing comes
 * out of it without the data key.
 */
export interface Inlet {
  /** The public half of a pair of P-256, base64url. */
  readonly open: string;
  /** The other half, sealed by the data key. */
  readonly box: Box;
}

/** A key of before: boxes that it closed open with the words of then, or with the key of today once it was opened. */
export interface FormerKey {
  readonly keyId: string;
  readonly wrapped: WrappedKey;
  readonly recovery: WrappedKey;
  /** Sealed by the key of today. */
  readonly box?: Box;
  readonly inlet?: Inlet;
}

/** Of a passphrase: fewer would make it quick to guess. */
const PASSPHRASE_ROUNDS = 600_000;

const wrappedShape = (leastRounds: number): Shape => ({
  type: "parts",
  of: {
    kdf: upTo(40),
    salt: upTo(100),
    rounds: { type: "whole", least: leastRounds, most: PASSPHRASE_ROUNDS },
    iv: upTo(40),
    key: upTo(200),
  },
});
const wrappedKey = (label: string, leastRounds: number) =>
  own<WrappedKey>(wrappedShape(leastRounds), { label, say: () => "바꿈" });
const sealedShape = (most: number): Shape => ({
  type: "parts",
  of: { k: { type: "id" }, iv: upTo(40), c: upTo(most) },
});
const inletShape: Shape = { type: "parts", of: { open: upTo(100), box: sealedShape(400) } };
const formerKey: Shape = {
  type: "parts",
  of: {
    keyId: { type: "id" },
    wrapped: wrappedShape(PASSPHRASE_ROUNDS),
    recovery: wrappedShape(1),
    box: sealedShape(200),
    inlet: inletShape,
  },
  optional: ["box", "inlet"],
};
const MOST_FORMER = 200;

const fields = {
  /** Of the data key that every box names; the server lets no second one in. */
  keyId: own<string>({ type: "id" }),
  /** The data key, wrapped by what the passphrase gives. */
  wrapped: wrappedKey("기록 암호", PASSPHRASE_ROUNDS),
  /** The same key, wrapped by what the recovery code gives. */
  recovery: wrappedKey("복구 코드", 1),
  /** The newest last. None is ever lost: a box of a device that was away, or of an archive, may still come. */
  former: maybe(own<readonly FormerKey[]>({ type: "list", of: formerKey, most: MOST_FORMER })),
  /** Of today's key. */
  inlet: maybe(own<Inlet>(inletShape)),
  /** Switched off: what is written is plain again. The row stays, for a box may still come from another device. */
  isOff: {
    ...flag(),
    label: "기록 잠그기",
    say: (value: unknown) => (value === true ? "끔" : "켬"),
  },
  /** The server has forgotten what the locked rows were before. */
  isForgotten: { ...flag(), label: "지난 변경 이력", say: () => "지움" },
};

/** What opens locked records. Nothing of it does so by itself. */
export type Vault = RowOf<typeof fields>;

export const vault = record({
  kind: vaultKind,
  scope: "profile",
  topics: ["consult"],
  // A wrapped key; what it locks has its own history.
  hasNoHistory: true,
  sort: "기록 잠그기",
  subject: () => "기록 잠그기",
  fields,
  columns: [["상태", 10, ({ isOff }) => (isOff ? "끔" : "켬")]],
  trash: { isLeftOut: true },
});
