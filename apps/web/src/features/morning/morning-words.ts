import {
  guardianContactKind,
  type GuardianContact,
} from "@damim/domain/morning/guardian-contact.ts";
import { contactResultLabels, contactWayLabels } from "@damim/domain/morning/contact-labels.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

const say = (labels: Readonly<Record<string, string>>) => (value: unknown) =>
  typeof value === "string" ? labels[value] : undefined;

export const guardianContactWords: RecordWords<GuardianContact> = {
  kind: guardianContactKind,
  sort: "보호자 연락",
  toSubject: ({ id }, nameStudent) => `${nameStudent(id.split("~")[1] ?? "")} 보호자 연락`,
  fields: {
    at: { label: "시각" },
    how: { label: "방법", describe: say(contactWayLabels) },
    result: { label: "결과", describe: say(contactResultLabels) },
    note: { label: "메모" },
  },
};
