import type { RowOf } from "../record/field.ts";
import { choice, own, text } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { studentParts } from "../record/record-sheet.ts";
import { guardianContactKind } from "./guardian-contact.ts";

const fields = {
  at: own<string>({ type: "clock" }, { label: "시각", column: { width: 8 } }),
  how: choice("방법", { call: "전화", text: "문자" }, { column: { width: 8 } }),
  result: maybe(
    choice("결과", { reached: "연결됨", "no-answer": "안 받음" }, { column: { width: 12 } }),
  ),
  note: text("메모", { most: 100, column: { width: 30 } }),
};

/** 보호자 연락함: that a guardian was called or written to. Each time is a row, by `toContactId`. */
export type GuardianContact = RowOf<typeof fields>;

export const guardianContact = record({
  kind: guardianContactKind,
  scope: "year",
  topics: ["guardian"],
  // One tap; its form shows what stands.
  hasNoHistory: true,
  sort: "보호자 연락",
  subject: (_, { id, nameStudent }) => `${nameStudent(id.split("~")[1] ?? "")} 보호자 연락`,
  fields,
  columns: [
    ["날짜", 12, ({ id }) => id.split("~")[0]],
    ...studentParts<GuardianContact>(({ id }) => id.split("~")[1] ?? ""),
    "at",
    "how",
    "result",
    "note",
  ],
});

/** What comes of asking, one tap each. */
export const contactOutcomes = { reached: "연결됨", "no-answer": "안 받음", text: "문자" } as const;
export type ContactOutcome = keyof typeof contactOutcomes;

export function toOutcome({ how, result }: GuardianContact): ContactOutcome | undefined {
  return how === "text" ? "text" : (result ?? undefined);
}

/** 「8:12 연락함 · 안 받음」. */
export function toContactWords(contact: GuardianContact): string {
  const outcome = toOutcome(contact);
  return `${contact.at.replace(/^0/, "")} 연락함${outcome ? ` · ${contactOutcomes[outcome]}` : ""}`;
}
