import type { ComponentProps } from "react";
import type { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { BoardTabs } from "../../../kit/board/board-tabs.tsx";
import type { StageSound } from "../../../kit/board/use-stage-sound.ts";

const TABS = ["주사위", "룰렛"] as const;
export type ThrowTab = (typeof TABS)[number];

export interface ThrowProps extends Pick<
  ComponentProps<typeof BoardFrame>,
  "title" | "place" | "clock" | "onLeave"
> {
  readonly sound: StageSound;
  readonly onTab: (tab: ThrowTab) => void;
}

export function ThrowTabs(props: {
  readonly tab: ThrowTab;
  readonly onTab: (tab: ThrowTab) => void;
}) {
  return <BoardTabs label="도구" tabs={TABS} tab={props.tab} onTab={props.onTab} />;
}
