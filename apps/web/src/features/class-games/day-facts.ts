// Loaded with what shows facts of a day.
import { listDrawFacts } from "@damim/domain/draw/draw-facts.ts";
import { drawKind, drawTurnKind } from "@damim/domain/draw/draw.ts";
import { listKeepsakeFacts } from "@damim/domain/pad/keepsake-facts.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { listSeatFacts } from "@damim/domain/seats/seat-facts.ts";
import { seatPlanKind } from "@damim/domain/seats/seat-plan.ts";
import type { DayFactsCode } from "../../kit/manifest/day-facts.ts";

/** What the tools of 수업놀이 left of a day: 「자리 바꿈」, 「랜덤뽑기 12번」. */
export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) => [
  ...listSeatFacts([...store.rows(seatPlanKind).values()], day),
  ...listDrawFacts(store.rows(drawKind), store.rows(drawTurnKind), day),
  ...listKeepsakeFacts(store.rows(padKeepsakeKind).values(), day),
];
