import { type KeptWallWidget } from "@damim/domain/group-screen/wall.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import type { StageSound } from "../../../kit/board/use-stage-sound.ts";
import type { WallInUse } from "../wall/use-wall.ts";
import type { WallMode } from "../dialogs/wall-controls.tsx";
import { GroupsWidget } from "./groups-widget.tsx";
import { NoticeWidget, QrWidget } from "./text-widgets.tsx";
import { TimerWidget } from "./timer-widget.tsx";

export interface WidgetProps {
  readonly widget: KeptWallWidget;
  readonly board: WallInUse;
  readonly clock: RunningClock;
  readonly sound: StageSound;
  readonly mode: WallMode;
  readonly onGroups: () => void;
  readonly onEdit: () => void;
}

/** One widget by its type. */
export function WidgetView(props: WidgetProps) {
  const { type } = props.widget;
  switch (type) {
    case "groups":
      return <GroupsWidget key={props.mode} {...props} />;
    case "timer":
      return <TimerWidget {...props} />;
    case "notice":
      return <NoticeWidget {...props} />;
    case "qr":
      return <QrWidget {...props} />;
    default:
      return (
        <p className="m-auto text-center text-[length:--spacing(7)] font-semibold">
          새 버전의 {widgetTypeLabels[type]} 위젯이에요. 새로고침하면 보여요.
        </p>
      );
  }
}
