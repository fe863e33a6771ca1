import { wallLayouts } from "@damim/domain/group-screen/wall-layouts.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useRunningClock } from "../../data/server/use-running-clock.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { BoardButton, BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStageSound } from "../../kit/board/use-stage-sound.ts";
import { WallClock } from "../../kit/board/wall-clock.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useWall } from "./use-wall.ts";
import { WallControls, type WallMode } from "./wall-controls.tsx";
import { WallGrid } from "./wall-grid.tsx";
import { WidgetView } from "./widgets/widget-view.tsx";

const GroupsDialog = lazyOverlay(() =>
  import("./dialogs/groups-dialog.tsx").then((file) => file.GroupsDialog),
);
const WallsDialog = lazyOverlay(() =>
  import("./dialogs/walls-dialog.tsx").then((file) => file.WallsDialog),
);
const WidgetDialog = lazyOverlay(() =>
  import("./dialogs/widget-dialog.tsx").then((file) => file.WidgetDialog),
);

/** 모둠화면: what a class needs for a lesson, on one wall. Every widget is a row, so a laptop is its remote control. */
export function Component() {
  const data = useTeacherData();
  const className = toClassWords(useOwnClass(findWorkingStore(data) ?? data.profile));
  const clock = useRunningClock();
  const sound = useStageSound();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const board = useWall(params.get("wall"));
  const { wall, widgets, set, commands } = board;
  const [mode, setMode] = useState<WallMode>("show");
  const [pickedId, setPicked] = useState<string>();
  const [editedId, setEdited] = useState<string>();
  const [open, setOpen] = useState<"groups" | "walls">();
  const picked = widgets.find(({ id }) => id === pickedId);
  const edited = widgets.find(({ id }) => id === editedId);
  const showWall = (id: string | undefined): void => {
    setPicked(undefined);
    setParams(id ? { wall: id } : {}, { replace: true });
  };
  const leave = (): void => {
    // A window of its own goes; one that the browser keeps shows 오늘.
    close();
    void navigate("/");
  };
  const view = { board, clock, sound, mode, onGroups: () => setOpen("groups") };
  return (
    <BoardFrame
      title="모둠화면"
      place={[className, wall?.title ?? "모둠화면"].filter(Boolean).join(" · ")}
      clock={<WallClock clock={clock} />}
      sound={sound}
      onMain={mode === "show" && set ? commands.talkNext : undefined}
      onBack={() => void data.history.undo()}
      onLeave={leave}
      controls={
        wall && (
          <WallControls
            board={board}
            mode={mode}
            picked={picked}
            onMode={(next) => {
              setMode(next);
              setPicked(undefined);
            }}
            onOpen={setOpen}
          />
        )
      }
    >
      {wall ? (
        <WallGrid
          widgets={widgets}
          isArranging={mode === "arrange"}
          picked={picked}
          onPick={(widget) => setPicked(widget?.id)}
          onPlace={commands.place}
        >
          {(widget) => (
            <WidgetView {...view} widget={widget} onEdit={() => setEdited(widget.id)} />
          )}
        </WallGrid>
      ) : (
        <div className="m-auto flex flex-col items-center gap-10 pb-30">
          <p className="text-[length:--spacing(13)] font-extrabold text-balance">
            어떤 화면으로 시작할까요?
          </p>
          <div className="flex flex-wrap justify-center gap-5">
            {wallLayouts.map((layout) => (
              <BoardButton
                key={layout.id}
                className="bg-surface!"
                onClick={() => void commands.startWall(layout)}
              >
                {layout.title}
              </BoardButton>
            ))}
          </div>
        </div>
      )}
      <GroupsDialog
        key={set?.id ?? "new"}
        isOpen={open === "groups"}
        onClose={() => setOpen(undefined)}
        board={board}
      />
      {wall && (
        <WallsDialog
          key={wall.id}
          isOpen={open === "walls"}
          onClose={() => setOpen(undefined)}
          board={board}
          wall={wall}
          onShow={showWall}
        />
      )}
      {edited && (
        <WidgetDialog
          key={edited.id}
          isOpen={editedId !== undefined}
          onClose={() => setEdited(undefined)}
          widget={edited}
          commands={commands}
        />
      )}
    </BoardFrame>
  );
}
