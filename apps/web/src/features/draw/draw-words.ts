import { drawKind, drawTurnKind, type Draw, type DrawTurn } from "@damim/domain/draw/draw.ts";
import { toSealChip } from "@damim/domain/draw/seal-words.ts";
import { drawFixedMessages } from "@damim/domain/draw/sealed-draw.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const drawWords: RecordWords<Draw> = {
  kind: drawKind,
  sort: "뽑기",
  toSubject: ({ fields: { seal } }) => (typeof seal === "string" ? toSealChip(seal) : "뽑기"),
  fields: {
    number: { label: "부른 숫자" },
    kind: undefined,
    terms: undefined,
    members: undefined,
    seed: undefined,
    seal: undefined,
    revealed: undefined,
    again: undefined,
  },
  denied: { "draw-fixed": drawFixedMessages["draw-fixed"]({ type: "draw-fixed" }) },
};

export const drawTurnWords: RecordWords<DrawTurn> = {
  kind: drawTurnKind,
  sort: "뽑은 이름",
  toSubject: () => "뽑은 이름",
  fields: { at: undefined, undone: undefined, before: undefined, member: undefined },
  denied: { "draw-opened": drawFixedMessages["draw-opened"]({ type: "draw-opened" }) },
};
