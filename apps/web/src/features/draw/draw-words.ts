import { draw, drawTurn } from "@damim/domain/draw/draw-record.ts";
import { drawFixedMessages } from "@damim/domain/draw/sealed-draw.ts";
import { toWords } from "../../kit/record/to-words.ts";

export const drawWords = toWords(draw, {
  denied: { "draw-fixed": drawFixedMessages["draw-fixed"]({ type: "draw-fixed" }) },
});

export const drawTurnWords = toWords(drawTurn, {
  denied: { "draw-opened": drawFixedMessages["draw-opened"]({ type: "draw-opened" }) },
});
