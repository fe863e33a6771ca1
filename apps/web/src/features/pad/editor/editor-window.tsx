import { useId, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from "react";
import { createPortal } from "react-dom";
import { SheetHead, sheetLook, useModal } from "../card/pad-sheet.tsx";
import { LastQuestion } from "./last-question.tsx";

export interface EditorWindowProps {
  readonly title: string;
  /** What the button says that takes the result over into the card. */
  readonly act: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** Something would be lost: leaving asks first. */
  readonly hasWork: boolean;
  /** What is lost, as the question says it: "그린 그림". */
  readonly work: string;
  readonly isBusy?: boolean;
  /** As much of the screen as there is: for drawing. */
  readonly isLarge?: boolean;
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The window of one editor, over the composer. Escape, the back gesture and the cross leave it; where something
 * would be lost they ask first.
 */
export function EditorWindow(props: EditorWindowProps) {
  const { title, act, onDone, onCancel, hasWork, work, isBusy, isLarge, problem, children } = props;
  const dialog = useModal();
  const [isAsking, setAsking] = useState(false);
  const titleId = useId();
  const leave = (): void => {
    if (hasWork) setAsking(true);
    else onCancel();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // Within the composer's form as React sees it: its own submit must not hear of this one.
    event.stopPropagation();
    if (isBusy !== true) onDone();
  };
  const leaveByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (isAsking) setAsking(false);
    else leave();
  };

  // Beside the composer and not in it: a form stands in no other form.
  return createPortal(
    <dialog
      ref={dialog}
      className={`${isLarge ? sheetLook.large : sheetLook.normal} max-h-dvh`}
      aria-labelledby={titleId}
      onKeyDown={leaveByKey}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        event.stopPropagation();
        leave();
      }}
      onClose={(event) => {
        event.stopPropagation();
        // A second back gesture closes it without asking; as long as it is here, it stays open.
        if (event.target === dialog.current && dialog.current.isConnected) {
          dialog.current.showModal();
          leave();
        }
      }}
    >
      <form
        className={`${sheetLook.inside} ${isLarge ? "h-full min-h-min gap-2.5" : "gap-3.5"}`}
        onSubmit={submit}
        noValidate
      >
        <SheetHead titleId={titleId} title={title} onClose={leave} />
        <div className={`flex flex-col ${isLarge ? "flex-1 gap-2.5" : "min-h-0 gap-3.5"}`}>
          {children}
        </div>
        {problem !== undefined && (
          <p role="alert" className="text-15 font-semibold text-danger">
            {problem}
          </p>
        )}
        {isAsking ? (
          <LastQuestion
            stay="계속하기"
            act="그만두기"
            onStay={() => setAsking(false)}
            onAct={onCancel}
          >
            그만두면 {work} 사라져요.
          </LastQuestion>
        ) : (
          <button type="submit" className="pad-main-button" aria-busy={isBusy || undefined}>
            {act}
          </button>
        )}
      </form>
    </dialog>,
    document.body,
  );
}
