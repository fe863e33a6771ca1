import { useEffect, useState } from "react";
import { newId } from "../../../platform/random.ts";
import { currentTime } from "../../../platform/clock.ts";
import type { CardEditorProps } from "../card/card-draft.ts";
import { ToolButton } from "../card/pad-controls.tsx";
import { REDO, TRASH, UNDO } from "../card/window-icons.ts";
import { AltField, findAltProblem } from "../editor/editor-field.tsx";
import { EditorWindow } from "../editor/editor-window.tsx";
import { Paper, usePaper } from "./paper.tsx";
import { moveCursor } from "./pen-cursor.ts";
import { PenTools } from "./pen-tools.tsx";
import { createSketch } from "./sketch.ts";
import { useSketchDraft } from "./use-sketch-draft.ts";
import { openSketchCanvas, type SketchCanvas, type Size } from "./sketch-canvas.ts";
import { watchPen } from "./watch-pen.ts";

const LONG_SIDE = 1_200;
const SHORT_SIDE = 900;

/**
 * Drawing a picture for a card: by finger, pen (thicker where it presses), mouse or arrow keys. A drawing that is
 * in the composer already lies below and is drawn on. What was drawn survives a reload until it is in the card.
 */
export function DrawingEditor({ initial, onDone, onCancel }: CardEditorProps) {
  const ground = initial?.type === "drawing" ? initial.newFile?.blob : undefined;
  const drafts = useSketchDraft(ground?.size ?? 0, initial?.alt ?? "");
  const [paper] = useState(() => drafts.begun?.paper ?? choosePaper(initial));
  const [sketch] = useState(() => createSketch(() => newId(currentTime()), drafts.begun?.strokes));
  const at = usePaper();
  const { pen, setPen, currentPen, place, base, live, cursor } = at;
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Rises with every change of the paper: the buttons look again at what they may do.
  const [, setRevision] = useState(0);
  const [canvas, setCanvas] = useState<SketchCanvas>();
  const { keep, alt, setAlt } = drafts;

  useEffect(() => {
    const [paperPlace, baseCanvas, liveCanvas] = [place.current, base.current, live.current];
    if (!paperPlace || !baseCanvas || !liveCanvas) return;
    const opened = openSketchCanvas(paper, baseCanvas, liveCanvas);
    // oxlint-disable-next-line react/set-state-in-effect -- made of elements that are there only now
    setCanvas(opened);
    opened.show(sketch.strokes);
    const show = (): void => {
      opened.show(sketch.strokes);
      opened.showLive(sketch.current ? [sketch.current] : []);
    };
    const stopWatching = watchPen(
      paperPlace,
      paper,
      {
        onDown(point) {
          setProblem(undefined);
          sketch.down(currentPen.current, point);
          show();
        },
        onMove(points) {
          sketch.move(points);
          show();
        },
        onUp() {
          if (sketch.up()) {
            setRevision((count) => count + 1);
            keep({ paper, strokes: sketch.strokes });
          }
          show();
        },
        onCancel() {
          sketch.cancel();
          show();
        },
      },
      (at, isDown) => moveCursor(cursor.current, paper, at, isDown),
    );
    return () => {
      stopWatching();
      opened.close();
    };
  }, [paper, sketch, keep, currentPen, place, base, live, cursor]);
  useEffect(() => {
    if (!ground || !canvas) return;
    let isCurrent = true;
    void createImageBitmap(ground).then(
      (bitmap) => isCurrent && canvas.setGround(bitmap),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ground, canvas]);

  const change = (work: () => void): void => {
    work();
    keep({ paper, strokes: sketch.strokes });
    canvas?.show(sketch.strokes);
    setRevision((count) => count + 1);
  };
  const hasDrawn = sketch.strokes.length > 0;
  const finish = (): void => {
    const found = hasDrawn || ground ? findAltProblem(alt) : "아직 아무것도 그리지 않았어요.";
    setProblem(found);
    if (found) return;
    setBusy(true);
    void canvas?.toBlob().then((blob) => {
      setBusy(false);
      if (!blob) {
        setProblem("그림을 담지 못했어요. 그림은 그대로 있어요. 다시 눌러 주세요.");
        return;
      }
      drafts.forget();
      onDone({
        ...initial,
        type: "drawing",
        text: initial?.text ?? "",
        newFile: { blob, name: "그림.png" },
        fileName: "그림.png",
        width: paper.width,
        height: paper.height,
        alt: alt.trim() === "" ? null : alt.trim(),
      });
    });
  };

  return (
    <EditorWindow
      title="그리기"
      act="그림 넣기"
      work="그린 것이"
      isLarge
      hasWork={hasDrawn}
      isBusy={isBusy}
      problem={problem}
      onDone={finish}
      onCancel={() => {
        drafts.forget();
        onCancel();
      }}
    >
      <div className="pad-paper-place">
        <Paper label="그림판" size={paper} tool={pen.tool} at={at}>
          방향키로 펜을 옮기고, 스페이스로 그리기를 시작하고 멈춰요.
        </Paper>
      </div>
      <PenTools pen={pen} onChange={setPen}>
        <ToolButton
          path={UNDO}
          label="되돌리기"
          isDisabled={!sketch.canUndo}
          onClick={() => change(() => sketch.undo())}
        />
        <ToolButton
          path={REDO}
          label="다시 하기"
          isDisabled={!sketch.canRedo}
          onClick={() => change(() => sketch.redo())}
        />
        <ToolButton
          path={TRASH}
          label="모두 지우기"
          isDisabled={!hasDrawn}
          onClick={() => change(() => sketch.clear())}
        />
      </PenTools>
      <AltField
        label="그림 설명"
        placeholder="무엇을 그렸나요? (안 써도 돼요)"
        value={alt}
        onValueChange={setAlt}
      />
    </EditorWindow>
  );
}

/** Upright on a phone that is held upright; a drawing that is there already keeps its shape. */
function choosePaper(initial: CardEditorProps["initial"]): Size {
  if (initial?.type === "drawing" && initial.width && initial.height) {
    return { width: initial.width, height: initial.height };
  }
  return matchMedia("(orientation: portrait)").matches
    ? { width: SHORT_SIDE, height: LONG_SIDE }
    : { width: LONG_SIDE, height: SHORT_SIDE };
}
