// Loaded with what shows facts of a day.
import { listPointFacts } from "@damim/domain/point/point-facts.ts";
import { pointKind } from "@damim/domain/point/point.ts";
import type { DayFactsCode } from "../../kit/manifest/day-facts.ts";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listPointFacts(store.rows(pointKind).values(), day);
