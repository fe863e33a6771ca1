import { wallLayouts, type WallLayout } from "@damim/domain/group-screen/wall-layouts.ts";
import {
  LEAST_WIDGET_COLUMNS,
  WALL_COLUMNS,
  WALL_ROWS,
  type KeptWallWidget,
} from "@damim/domain/group-screen/wall.ts";
import { hasRoles } from "@damim/domain/group-screen/group-roles.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import {
  Check,
  LayoutGrid,
  Megaphone,
  Monitor,
  Pencil,
  Plus,
  RefreshCw,
  Trash2,
  Undo2,
  Users,
} from "lucide-react";
import { useSyncExternalStore, type ReactNode } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import type { Choice } from "./choice-menu.tsx";
import type { WallInUse } from "../wall/use-wall.ts";
import { useMenu } from "../../../ui/overlay/use-menu.ts";

const ChoiceMenu = lazyOverlay(() => import("./choice-menu.tsx"), "ChoiceMenu");

/** Shown to a class; its widgets moved about; its pupils changed between groups. */
export type WallMode = "show" | "arrange" | "move";
/** "roles" is "groups" at its 역할. */
export type WallWindow = "groups" | "roles" | "newGroups" | "wall";

export interface WallControlsProps {
  readonly board: WallInUse;
  readonly mode: WallMode;
  readonly picked: KeptWallWidget | undefined;
  readonly onMode: (mode: WallMode) => void;
  readonly onOpen: (window: WallWindow) => void;
  readonly onShow: (wall: string) => void;
  readonly onStart: (layout: WallLayout) => void;
  readonly onUndo: () => void;
}

/** What is pressed at the foot of a wall. */
export function WallControls(props: WallControlsProps) {
  const { board, mode, picked, onMode, onOpen } = props;
  const { set, sets, commands } = board;
  if (mode === "arrange")
    return picked ? <SizeButtons widget={picked} {...props} /> : <ArrangeButtons {...props} />;
  if (mode === "move")
    return (
      <>
        <MenuButton
          icon={<Users aria-hidden />}
          label="모둠 고르기"
          choices={[
            ...sets.map(({ id, title }) => ({
              key: id,
              label: title,
              isChosen: id === set?.id,
              onSelect: () => commands.chooseGroups(id),
            })),
            { key: "new", label: "새 모둠 만들기", onSelect: () => onOpen("newGroups") },
          ]}
        />
        <BoardButton icon={<Pencil aria-hidden />} disabled={!set} onClick={() => onOpen("groups")}>
          모둠 고치기
        </BoardButton>
        <UndoButton onUndo={props.onUndo} />
        <BoardButton isMain icon={<Check aria-hidden />} onClick={() => onMode("show")}>
          바꾸기 끝
        </BoardButton>
      </>
    );
  return (
    <>
      {board.hasGroups && set && (
        <>
          <BoardButton isMain icon={<Megaphone aria-hidden />} onClick={commands.talkNext}>
            발표 순서
          </BoardButton>
          {hasRoles(set) ? (
            <BoardButton icon={<RefreshCw aria-hidden />} onClick={commands.rotate}>
              역할 돌리기
            </BoardButton>
          ) : (
            <BoardButton icon={<RefreshCw aria-hidden />} onClick={() => onOpen("roles")}>
              역할 정하기
            </BoardButton>
          )}
          <BoardButton icon={<Users aria-hidden />} onClick={() => onMode("move")}>
            모둠 바꾸기
          </BoardButton>
        </>
      )}
      <UndoButton onUndo={props.onUndo} />
      <BoardButton icon={<LayoutGrid aria-hidden />} onClick={() => onMode("arrange")}>
        꾸미기
      </BoardButton>
    </>
  );
}

const addable = ["groups", "timer", "notice", "qr"] as const;

function ArrangeButtons({ board, onMode, onOpen, onShow, onStart, onUndo }: WallControlsProps) {
  const { walls, wall, commands } = board;
  return (
    <>
      <MenuButton
        icon={<Plus aria-hidden />}
        label="위젯 추가"
        choices={addable.map((type) => ({
          key: type,
          label: widgetTypeLabels[type],
          onSelect: () => commands.addWidget(type),
        }))}
      />
      <MenuButton
        icon={<Monitor aria-hidden />}
        label="화면 고르기"
        choices={[
          ...walls.map(({ id, title }) => ({
            key: id,
            label: title,
            isChosen: id === wall?.id,
            onSelect: () => onShow(id),
          })),
          ...wallLayouts.map((layout) => ({
            key: layout.id,
            label: `새 화면: ${layout.title}`,
            onSelect: () => onStart(layout),
          })),
        ]}
      />
      <BoardButton icon={<Pencil aria-hidden />} onClick={() => onOpen("wall")}>
        화면 이름
      </BoardButton>
      <UndoButton onUndo={onUndo} />
      <DoneButton onMode={onMode} />
    </>
  );
}

function SizeButtons({
  widget,
  board: { commands },
  onMode,
}: WallControlsProps & { readonly widget: KeptWallWidget }) {
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
      <DoneButton onMode={onMode} />
    </>
  );
}

function DoneButton({ onMode }: Pick<WallControlsProps, "onMode">) {
  return (
    <BoardButton isMain icon={<Check aria-hidden />} onClick={() => onMode("show")}>
      정리 끝
    </BoardButton>
  );
}

function UndoButton({ onUndo }: Pick<WallControlsProps, "onUndo">) {
  const { history } = useTeacherData();
  const canUndo = useSyncExternalStore(history.subscribe, () => history.undoLabel !== undefined);
  return (
    <BoardButton icon={<Undo2 aria-hidden />} disabled={!canUndo} onClick={onUndo}>
      되돌리기
    </BoardButton>
  );
}

function MenuButton(props: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  const { icon, label, choices } = props;
  const { button, menu } = useMenu();
  return (
    <>
      <BoardButton {...button} icon={icon}>
        {label}
      </BoardButton>
      <ChoiceMenu {...menu} label={label} choices={choices} />
    </>
  );
}
