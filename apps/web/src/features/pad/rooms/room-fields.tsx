import type { ReactNode } from "react";
import type { PadBoard, PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Segments } from "../../../ui/field/segments.tsx";

/** The boards that a room may have, in the words of the switch above it. */
export const boardChoices: readonly { readonly value: PadBoard; readonly label: string }[] = [
  { value: "wall", label: "벽" },
  { value: "columns", label: "줄" },
  { value: "students", label: "번호별" },
  { value: "timeline", label: "시간" },
  { value: "canvas", label: "자유" },
  { value: "whiteboard", label: "칠판" },
];

const nameChoices = [
  { value: "name", label: "이름" },
  { value: "alias", label: "별칭" },
  { value: "hidden", label: "가리기" },
] as const;

/** A label over a control that names itself: several buttons side by side. */
export function Choice(props: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`flex flex-col ${props.className ?? ""}`}>
      <span aria-hidden className="mb-1.5 text-14 font-semibold text-fg-2">
        {props.label}
      </span>
      {props.children}
    </div>
  );
}

/** What a room is asked when it is made and may be told later, in the same words (방 만들기, 방 설정). */
const flagLabels = {
  approvesCards: "확인한 카드만 보이기",
  approvesJoins: "한 명씩 들여보내기",
  allowsComments: "댓글 쓰기",
  allowsHearts: "하트 누르기",
} as const;

export type RoomFlag = keyof typeof flagLabels;

const flags: readonly RoomFlag[] = [
  "approvesCards",
  "approvesJoins",
  "allowsComments",
  "allowsHearts",
];

export function RoomFlags(props: {
  readonly values: Readonly<Partial<Record<RoomFlag, boolean | null>>>;
  readonly onChange: (flag: RoomFlag, isOn: boolean) => void;
}) {
  return flags.map((flag) => (
    <Checkbox
      key={flag}
      label={flagLabels[flag]}
      isChecked={props.values[flag] === true}
      onCheckedChange={(isOn) => props.onChange(flag, isOn)}
    />
  ));
}

export function ShownNames(props: {
  readonly value: PadRoom["names"];
  readonly onChange: (names: PadRoom["names"]) => void;
}) {
  return (
    <Choice label="카드에 보이는 이름">
      <Segments
        label="카드에 보이는 이름"
        value={props.value}
        segments={nameChoices}
        onValueChange={props.onChange}
        isFull
      />
    </Choice>
  );
}
