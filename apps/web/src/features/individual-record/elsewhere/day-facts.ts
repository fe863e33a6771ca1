import { noteKind } from "@damim/domain/individual-record/note.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";

/** 「개별기록 3」: how many, never of whom. */
export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) => {
  const notes = [...store.rows(noteKind).values()];
  const count = notes.filter((note) => note.day === day && !note.isDraft).length;
  return count > 0 ? [{ id: "notes", text: `개별기록 ${count}` }] : [];
};
