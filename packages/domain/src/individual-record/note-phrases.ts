import type { ActReading, CapturePhrases } from "../capture/capture-phrase.ts";
import { readOneDay } from "../capture/one-day.ts";
import { toFirstSentence } from "../record/record.ts";
import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { readNote } from "./note-record.ts";
import { writeNotes } from "./write-notes.ts";

/** As in the form of 기록 쓰기. */
const USUAL_AREA = "생활";

/** 「3,5 기록 발표를 또박또박 함」, 「3 국어 기록 …」, 「3 기록(국어) …」: a note of each of the pupils. */
export const notePhrases: CapturePhrases = {
  tellers: /(?:관찰\s*)?기록(?:\s*\([^()]*\))?/,
  read(parts, facts) {
    const teller = parts.find(({ type }) => type === "teller")?.text ?? "";
    const said = /^(?:관찰\s*)?기록(?:\s*\(([^()]*)\))?$/u.exec(teller);
    if (!said) return { type: "none" };
    const before = parts.filter(({ type }) => type !== "teller" && type !== "told");
    const area = said[1]?.trim() || before.map(({ text }) => text).join(" ") || USUAL_AREA;
    const told = parts.find(({ type }) => type === "told")?.text ?? "";
    const day = readOneDay(facts);
    if (typeof day !== "string") return day;
    const draft = {
      students: facts.students.map(({ id }) => id).join(" "),
      day,
      area,
      text: told,
    };
    const read = readNote(draft, facts.schoolYear);
    if (!read.ok) return refused(toFirstSentence(read.refusal));
    return {
      type: "act",
      act: {
        label: `${area} 기록`,
        note: told,
        claims: [],
        plan: (_, { now, newId }) => writeNotes([], read.value, { today: toSeoulDay(now), newId }),
      },
    };
  },
};

function refused(sentence: string): ActReading {
  return { type: "refused", sentence };
}
