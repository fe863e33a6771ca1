// One part for both: what shows a day or a pupil's time line asks for the same rows.
import { listContactEntries, listContactFacts } from "@damim/domain/morning/contact-facts.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import type { DayFactsCode } from "../../kit/manifest/day-facts.ts";
import type { TimeLineCode } from "../../kit/manifest/time-line.ts";

export { PhoneCall as Picture } from "lucide-react";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listContactFacts(store.rows(guardianContactKind), day);

/** When the pupil's guardian was asked in the morning. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student }) =>
  listContactEntries(store.rows(guardianContactKind), student.id);
