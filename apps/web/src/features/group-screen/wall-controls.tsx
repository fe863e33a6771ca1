import {
  LEAST_WIDGET_COLUMNS,
  WALL_COLUMNS,
  WALL_ROWS,
  type KeptWallWidget,
} from "@damim/domain/group-screen/wall.ts";
import {
  Check,
  LayoutGrid,
  Megaphone,
  Monitor,
  Plus,
  RefreshCw,
  Shuffle,
  Trash2,
  Undo2,
  Users,
} from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { BoardButton } from "../../kit/board/board-frame.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { WallInUse } from "./use-wall.ts";

const WidgetMenu = lazyOverlay(() =>
  import("./dialogs/widget-menu.tsx").then((file) => file.WidgetMenu),
);

/** Shown to a class; its widgets moved about; its pupils changed between groups. */
export type WallMode = "show" | "arrange" | "move";

export interface WallControlsProps {
  readonly board: WallInUse;
  readonly mode: WallMode;
  readonly picked: KeptWallWidget | undefined;
  readonly onMode: (mode: WallMode) => void;
  readonly onOpen: (dialog: "groups" | "walls") => void;
}

/** What is pressed at the foot of a wall. */
export function WallControls(props: WallControlsProps) {
  const { board, mode, onMode, onOpen } = props;
  const { set, commands } = board;
  const { history } = useTeacherData();
  const canUndo = useSyncExternalStore(history.subscribe, () => history.undoLabel !== undefined);
  if (mode === "arrange") return <ArrangeControls {...props} />;
  const undo = (
    <BoardButton
      icon={<Undo2 aria-hidden />}
      disabled={!canUndo}
      onClick={() => void history.undo()}
    >
      되돌리기
    </BoardButton>
  );
  if (mode === "move")
    return (
      <>
        <BoardButton icon={<Shuffle aria-hidden />} onClick={() => onOpen("groups")}>
          모둠 나누기
        </BoardButton>
        {undo}
        <BoardButton isMain icon={<Check aria-hidden />} onClick={() => onMode("show")}>
          바꾸기 끝
        </BoardButton>
      </>
    );
  return (
    <>
      {set && (
        <>
          <BoardButton isMain icon={<Megaphone aria-hidden />} onClick={commands.talkNext}>
            발표 순서
          </BoardButton>
          <BoardButton icon={<RefreshCw aria-hidden />} onClick={commands.rotate}>
            역할 돌리기
          </BoardButton>
        </>
      )}
      <BoardButton
        icon={<Users aria-hidden />}
        onClick={() => (set ? onMode("move") : onOpen("groups"))}
      >
        모둠 바꾸기
      </BoardButton>
      {undo}
      <BoardButton icon={<LayoutGrid aria-hidden />} onClick={() => onMode("arrange")}>
        꾸미기
      </BoardButton>
    </>
  );
}

function ArrangeControls({ board, picked, onMode, onOpen }: WallControlsProps) {
  const { commands } = board;
  const [isAdding, setAdding] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {picked ? (
        <SizeButtons widget={picked} board={board} />
      ) : (
        <>
          <BoardButton
            ref={button}
            aria-haspopup="menu"
            aria-expanded={isAdding}
            icon={<Plus aria-hidden />}
            onClick={() => {
              setAnchor(button.current);
              setAdding(!isAdding);
            }}
          >
            위젯 추가
          </BoardButton>
          <BoardButton icon={<Monitor aria-hidden />} onClick={() => onOpen("walls")}>
            화면 고르기
          </BoardButton>
        </>
      )}
      <BoardButton isMain icon={<Check aria-hidden />} onClick={() => onMode("show")}>
        정리 끝
      </BoardButton>
      <WidgetMenu
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        anchor={anchor}
        onAdd={commands.addWidget}
      />
    </>
  );
}

function SizeButtons({
  widget,
  board: { commands },
}: {
  readonly widget: KeptWallWidget;
  readonly board: WallInUse;
}) {
  const { cell } = widget;
  const { w, h } = cell;
  const steps = [
    { label: "넓게", w: w + 1, h, isEnd: w >= WALL_COLUMNS },
    { label: "좁게", w: w - 1, h, isEnd: w <= LEAST_WIDGET_COLUMNS },
    { label: "높게", w, h: h + 1, isEnd: h >= WALL_ROWS },
    { label: "낮게", w, h: h - 1, isEnd: h <= 1 },
  ];
  return (
    <>
      {steps.map(({ label, isEnd, ...size }) => (
        <BoardButton
          key={label}
          disabled={isEnd}
          onClick={() => void commands.place(widget, { ...cell, ...size })}
        >
          {label}
        </BoardButton>
      ))}
      <BoardButton icon={<Trash2 aria-hidden />} onClick={() => commands.removeWidget(widget)}>
        치우기
      </BoardButton>
    </>
  );
}
