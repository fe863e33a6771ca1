/** The colours that a teacher can give to a thing of the own; the look of each is the screen's. */
export const COLOURS = ["plain", "yellow", "green", "blue", "pink", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const colourLabels: Readonly<Record<Colour, string>> = {
  plain: "색 없음",
  yellow: "노랑",
  green: "초록",
  blue: "파랑",
  pink: "분홍",
  purple: "보라",
};
