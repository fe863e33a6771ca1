import type { RowOf } from "../record/field.ts";
import { choice, moment, own } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { sealKind } from "./seal.ts";

const hex = /^[0-9a-f]{64}$/;

const sealFields = {
  /** The whole hash of the seal before it, in order of arrival; 64 zeros of the first one. */
  prev: own<string>({ type: "pattern", pattern: hex }),
  /** The hash of the version that was sealed. */
  leaf: own<string>({ type: "pattern", pattern: hex }),
  /** The record. */
  rowId: own<string>({ type: "pattern", pattern: /^[\x21-\x7e]{1,200}$/ }),
  act: choice(
    "한 일",
    {
      write: "적음",
      keep: "글은 그대로",
      lock: "잠금 바뀜",
      erase: "파기한 학생만 빠짐",
      lose: "밀려남",
      remove: "지움",
    },
    { column: { head: "한 일", width: 10 } },
  ),
  /** When the server took it, epoch ms. */
  at: { ...moment("봉인한 때"), column: { head: "봉인한 날", width: 12 } },
  /** By which the installation knows a seal of its own again. */
  mac: own<string>({ type: "pattern", pattern: hex }),
};

/** That a version of a record was there, after all that was sealed before it. The id is the beginning of its hash. */
export type Seal = RowOf<typeof sealFields>;

export const seal = record({
  // The head says nothing to people.
  kind: { ...sealKind, read: (data) => (data["leaf"] ? data : undefined) },
  scope: "year",
  topics: ["consult"],
  // The server alone writes it, once.
  hasNoHistory: true,
  sort: "봉인",
  subject: () => "봉인",
  fields: sealFields,
  // Its first digits are the code.
  columns: [["봉인", 34, ({ id }) => id.toUpperCase()], "act", "at"],
  trash: { isLeftOut: true },
});
