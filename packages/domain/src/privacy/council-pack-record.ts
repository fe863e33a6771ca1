import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { RowOf } from "../record/field.ts";
import { choice, day, own, text } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record, sayDayOfId } from "../record/record.ts";
import { councilPackKind } from "./council-pack.ts";
import { toFactsCode, type TrustFacts } from "./trust-facts.ts";

export const councilDecisions = {
  passed: "통과",
  conditional: "조건을 붙여 통과",
  returned: "다시 내기",
  refused: "통과하지 못함",
} as const;

const LONGEST_FACTS_CHARACTERS = 8_000;

const fields = {
  madeOn: own<CalendarDay>(
    { type: "day" },
    { label: "인쇄한 날", column: { width: 12 }, say: (made) => made },
  ),
  /** Of one day the papers have an order. */
  madeAt: maybe(own<number>({ type: "instant" })),
  /** What the papers said, to be compared with what the server does later. */
  facts: own<TrustFacts>({
    type: "rule",
    takes: (value) =>
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      JSON.stringify(value).length <= LONGEST_FACTS_CHARACTERS,
    such: [{ https: true }],
  }),
  factsHash: own<string>(
    { type: "pattern", pattern: /^[0-9a-f]{64}$/ },
    { label: "사실 코드", column: { width: 12 }, say: toFactsCode },
  ),
  decidedOn: maybe({
    ...day("심의한 날", { unclear: "심의한 날을 골라 주세요." }),
    column: { width: 12 },
  }),
  decision: maybe({ ...choice("심의 결과", councilDecisions), column: { width: 16 } }, "아직"),
  note: text("조건이나 의견", { most: 300, column: { width: 40 } }),
};

/** 심의 자료 as it was printed, and what the council decided. Its id is `toCouncilPackId`. */
export type CouncilPack = RowOf<typeof fields>;

export const councilPack = record({
  kind: councilPackKind,
  scope: "year",
  topics: ["classWork"],
  // A paper that was printed; its outcome shows what stands.
  hasNoHistory: true,
  sort: "심의 자료",
  subject: ({ factsHash }) =>
    typeof factsHash === "string" ? `사실 코드 ${toFactsCode(factsHash)}` : "심의 자료",
  when: sayDayOfId,
  fields,
});

/** Printed twice on a day from the same facts it is one pack: "2027-03-08~7f3a91c2…". */
export function toCouncilPackId(madeOn: CalendarDay, factsHash: string): string {
  return `${madeOn}~${factsHash.slice(0, 16)}`;
}
