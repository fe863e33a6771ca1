import { seatPlanKind, type SeatPlan } from "@damim/domain/seats/seat-plan.ts";
import { seatRoomKind, type SeatRoom } from "@damim/domain/seats/seat-room.ts";
import { roomShapeLabels } from "@damim/domain/seats/room-shape-labels.ts";
import { seatRuleKind, type SeatRule } from "@damim/domain/seats/seat-rule.ts";
import { dayWords, type RecordWords } from "../../kit/record/record-words.ts";

export const seatRoomWords: RecordWords<SeatRoom> = {
  kind: seatRoomKind,
  sort: "교실",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "교실"),
  fields: {
    title: { label: "이름", isInSubject: true },
    shape: {
      label: "모양",
      describe: (value) =>
        Object.entries(roomShapeLabels).find(([shape]) => shape === value)?.[1] ?? "",
    },
    seats: undefined,
    board: undefined,
    door: undefined,
  },
};

export const seatRuleWords: RecordWords<SeatRule> = {
  kind: seatRuleKind,
  sort: "자리 규칙",
  toSubject: ({ fields: { a, b } }, nameStudent) =>
    [a, b]
      .flat()
      .filter((id) => typeof id === "string")
      .map(nameStudent)
      .join(", ") || "자리 규칙",
  fields: {
    reason: { label: "까닭" },
    kind: undefined,
    a: undefined,
    b: undefined,
    what: undefined,
    weight: undefined,
    off: undefined,
  },
};

export const seatPlanWords: RecordWords<SeatPlan> = {
  kind: seatPlanKind,
  sort: "자리",
  toSubject: () => "자리표",
  fields: {
    from: dayWords("이날부터"),
    room: undefined,
    seats: undefined,
    draw: undefined,
    moved: undefined,
  },
};
