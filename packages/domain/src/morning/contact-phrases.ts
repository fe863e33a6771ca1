import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { CapturePhrases } from "../capture/capture-phrase.ts";
import { contactOutcomes, type ContactOutcome } from "./guardian-contact-record.ts";
import { guardianContactKind } from "./guardian-contact.ts";
import { noteContact } from "./note-contact.ts";

const said: readonly (readonly [pattern: RegExp, outcome: ContactOutcome])[] = [
  [/^(?:연결|통화)/, "reached"],
  [/^(?:안받|못|부재)/, "no-answer"],
  [/^문자/, "text"],
];

/** 「12 연락」, 「12 연락 안 받음」, 「12 연락 문자」: a guardian was called just now. */
export const contactPhrases: CapturePhrases = {
  heads: /(?:보호자\s*)?연락(?:함|했어요|했음)?/,
  read(parts) {
    const heads = parts.filter(({ type }) => type === "head");
    const isOurs = heads.length === 1 && /연락/.test(heads[0]?.text ?? "");
    if (!isOurs) return { type: "none" };
    const words = parts
      .filter(({ type }) => type !== "head")
      .map(({ text }) => text)
      .join("");
    const outcome = said.find(([pattern]) => pattern.test(words))?.[1];
    if (words !== "" && !outcome) {
      return {
        type: "refused",
        sentence: "「12 연락 안 받음」처럼 연결됨, 안 받음, 문자 가운데 하나를 적어 주세요.",
      };
    }
    return {
      type: "act",
      act: {
        label: `보호자 연락${outcome ? ` · ${contactOutcomes[outcome]}` : ""}`,
        claims: ["contact"],
        isOfToday: true,
        plan: (read, { students, now, newId }) => {
          const rows = read(guardianContactKind);
          const of = { day: toSeoulDay(now), at: toSeoulTimeText(now), newId };
          return students.flatMap(({ id }) => noteContact(rows, { ...of, studentId: id }, outcome));
        },
      },
    };
  },
};
