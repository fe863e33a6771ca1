// Loaded with what shows facts of a day.
import { listContactFacts } from "@damim/domain/morning/contact-facts.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listContactFacts(store.rows(guardianContactKind), day);
