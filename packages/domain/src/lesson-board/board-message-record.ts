import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { own, text } from "../record/fields.ts";
import type { RowOf } from "../record/field.ts";
import { record } from "../record/record.ts";
import { boardMessageKind } from "./board-message.ts";

const LONGEST_BOARD_MESSAGE_CHARACTERS = 60;

const fields = {
  text: text("칠판에 쓸 말", {
    most: LONGEST_BOARD_MESSAGE_CHARACTERS,
    empty: "칠판에 쓸 말을 적어 주세요.",
    column: { width: 40 },
  }),
  /** Epoch ms. */
  until: own<number>(
    { type: "instant" },
    {
      label: "언제까지",
      say: (at) => `${toKoreanMonthDay(toSeoulDay(at))} ${toSeoulTimeText(at)}`,
      column: { width: 18 },
    },
  ),
};

/** 칠판에 쓴 말. One row a year. */
export type BoardMessage = RowOf<typeof fields>;

export const boardMessage = record({
  kind: boardMessageKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  // It stood until a bell; its form shows what stands.
  hasNoHistory: true,
  sort: "칠판에 쓴 말",
  subject: () => "칠판에 쓴 말",
  fields,
});
