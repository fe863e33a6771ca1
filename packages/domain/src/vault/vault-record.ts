import type { RowOf } from "../record/field.ts";
import { flag, own, upTo } from "../record/fields.ts";
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

/** Of a passphrase: fewer would make it quick to guess. */
const PASSPHRASE_ROUNDS = 600_000;

const wrappedKey = (label: string, leastRounds: number) =>
  own<WrappedKey>(
    {
      type: "parts",
      of: {
        kdf: upTo(40),
        salt: upTo(100),
        rounds: { type: "whole", least: leastRounds, most: PASSPHRASE_ROUNDS },
        iv: upTo(40),
        key: upTo(200),
      },
    },
    { label, say: () => "바꿈" },
  );

const fields = {
  /** Of the data key that every box names; the server lets no second one in. */
  keyId: own<string>({ type: "id" }),
  /** The data key, wrapped by what the passphrase gives. */
  wrapped: wrappedKey("기록 암호", PASSPHRASE_ROUNDS),
  /** The same key, wrapped by what the recovery code gives. */
  recovery: wrappedKey("복구 코드", 1),
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
  sort: "기록 잠그기",
  subject: () => "기록 잠그기",
  fields,
  columns: [["상태", 10, ({ isOff }) => (isOff ? "끔" : "켬")]],
  trash: { isLeftOut: true },
});
