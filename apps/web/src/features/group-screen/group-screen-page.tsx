import type { WallLayout } from "@damim/domain/group-screen/wall-layouts.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { whenIdle } from "../../ui/arrival/when-idle.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { FirstWall } from "./first-wall.tsx";
import { useWall } from "./wall/use-wall.ts";
import { WallControls, type WallMode, type WallWindow } from "./dialogs/wall-controls.tsx";
import { WallGrid } from "./wall-grid.tsx";
import { loadQrCode } from "./widgets/text-widgets.tsx";
import { WidgetView } from "./widgets/widget-view.tsx";

const GroupsDialog = lazyOverlay(() => import("./dialogs/groups-dialog.tsx"), "GroupsDialog");
const WallDialog = lazyOverlay(() => import("./dialogs/widget-dialog.tsx"), "WallDialog");
const WidgetDialog = lazyOverlay(() => import("./dialogs/widget-dialog.tsx"), "WidgetDialog");

/** 모둠화면: what a class needs for a lesson, on one wall. Every widget is a row, so a laptop is its remote control. */
export function Component() {
  const { history } = useTeacherData();
  const [params, setParams] = useSearchParams();
  const board = useWall(params.get("wall"));
  const { wall, widgets, names, set, commands } = board;
  const { clock, frame } = useStage(wall?.title ?? "모둠화면", { isWindow: true });
  useEffect(() => whenIdle(() => void loadQrCode().catch(() => undefined)), []);
  const [mode, setMode] = useState<WallMode>("show");
  const [pickedId, setPicked] = useState<string>();
  const [edited, setEdited] = useState<{ readonly id: string; readonly isOpen: boolean }>();
  const [open, setOpen] = useState<WallWindow>();
  const close = (): void => setOpen(undefined);
  const picked = widgets.find(({ id }) => id === pickedId);
  const editedWidget = widgets.find(({ id }) => id === edited?.id);
  const changeMode = (next: WallMode): void => {
    setMode(next);
    setPicked(undefined);
  };
  const showWall = (id: string | undefined): void => {
    changeMode("show");
    setParams(id === undefined ? {} : { wall: id }, { replace: true });
  };
  const start = (layout: WallLayout, groups?: string): void =>
    showWall(commands.startWall(layout, groups));
  const undo = (): void => {
    const label = history.undo();
    if (label !== undefined) showToast.success(`되돌렸어요: ${label}`, { id: "undo" });
  };
  const canTalk = mode === "show" && board.hasGroups && set !== undefined;
  return (
    <BoardFrame
      {...frame}
      onMain={canTalk ? commands.talkNext : undefined}
      onBack={undo}
      controls={
        wall && (
          <WallControls
            board={board}
            mode={mode}
            picked={picked}
            onMode={changeMode}
            onOpen={setOpen}
            onShow={showWall}
            onStart={start}
            onUndo={undo}
          />
        )
      }
    >
      {wall ? (
        <WallGrid
          widgets={widgets}
          names={names}
          isArranging={mode === "arrange"}
          picked={picked}
          onPick={(widget) => setPicked(widget?.id)}
          onPlace={commands.place}
        >
          {(widget) => (
            <WidgetView
              widget={widget}
              board={board}
              clock={clock}
              sound={frame.sound}
              mode={mode}
              onGroups={() => setOpen("newGroups")}
              onEdit={() => setEdited({ id: widget.id, isOpen: true })}
            />
          )}
        </WallGrid>
      ) : (
        <FirstWall sets={board.sets} onStart={start} />
      )}
      <GroupsDialog
        key={set?.id ?? "none"}
        isOpen={open === "groups" || open === "roles"}
        asksRoles={open === "roles"}
        onClose={close}
        board={board}
        set={set}
      />
      <GroupsDialog isOpen={open === "newGroups"} onClose={close} board={board} set={undefined} />
      {wall && (
        <WallDialog
          key={wall.id}
          isOpen={open === "wall"}
          onClose={close}
          wall={wall}
          commands={commands}
          onRemoved={() => showWall(undefined)}
        />
      )}
      {editedWidget && (
        <WidgetDialog
          key={editedWidget.id}
          isOpen={edited?.isOpen ?? false}
          onClose={() => setEdited({ id: editedWidget.id, isOpen: false })}
          widget={editedWidget}
          commands={commands}
        />
      )}
    </BoardFrame>
  );
}
