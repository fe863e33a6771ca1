import type { PadBoard } from "@damim/domain/pad/pad-room.ts";

/** The boards that a room may have, in the words of the switch above it. */
export const boardChoices: readonly { readonly value: PadBoard; readonly label: string }[] = [
  { value: "wall", label: "벽" },
  { value: "columns", label: "줄" },
  { value: "students", label: "번호별" },
  { value: "timeline", label: "시간" },
  { value: "canvas", label: "자유" },
  { value: "whiteboard", label: "칠판" },
];

export const nameChoices = [
  { value: "name", label: "이름" },
  { value: "alias", label: "별칭" },
  { value: "hidden", label: "가리기" },
] as const;
