import type { PadInk } from "@damim/domain/pad/card/pad-stroke.ts";

/** As paint on white paper, in light and dark alike. */
export const INKS: Readonly<Record<PadInk, { readonly color: string; readonly name: string }>> = {
  black: { color: "#191f28", name: "검정" },
  red: { color: "#d92d20", name: "빨강" },
  orange: { color: "#f08c00", name: "주황" },
  green: { color: "#16803c", name: "초록" },
  blue: { color: "#1b5fe8", name: "파랑" },
  purple: { color: "#7a3ff2", name: "보라" },
  white: { color: "#ffffff", name: "하양" },
};

/** px of the paper. */
export const PEN_WIDTHS = [
  { width: 5, name: "가는 펜" },
  { width: 12, name: "보통 펜" },
  { width: 30, name: "굵은 펜" },
] as const;

/** What the next press on the paper does. */
export interface Pen {
  readonly tool: "pen" | "eraser";
  readonly ink: PadInk;
  readonly width: number;
}

export const FIRST_PEN: Pen = { tool: "pen", ink: "black", width: 12 };
