// Loaded with what shows facts of a day.
import { listConsultFacts } from "@damim/domain/consult/consult-facts.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listConsultFacts(store.rows(consultKind), day);
