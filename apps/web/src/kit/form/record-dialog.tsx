// Overlay: imports Base UI through ui/overlay/dialog.tsx. Import only from modules that are loaded lazily.
import {
  useEffectEvent,
  useLayoutEffect,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Form, isComposing } from "../../ui/field/form.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { HistoryButton } from "../record/history-button.tsx";

export interface RecordDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Of `useFieldsForm`. */
  readonly form: {
    readonly id: string;
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly isRestored: boolean;
    readonly unseen?: string | undefined;
    readonly forget: () => void;
    readonly finish: () => void;
    readonly submit: () => void;
    readonly begin?: () => void;
  };
  /** Whose 변경 이력 its head opens. Absent: it is being made. */
  readonly history?: Omit<ComponentProps<typeof HistoryButton>, "look"> | false | undefined;
  /** 지우기, at the left of 취소. */
  readonly onRemove?: (() => void) | false | undefined;
  readonly saveLabel?: string;
  readonly isBusy?: boolean;
  /** Takes the place of 취소; `null` where the close button is enough. */
  readonly besideSave?: ReactNode;
  /** How the fields stand. Default: below each other. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Of equal width; beside 지우기 they stand at the right. */
const asActs = "min-w-0 flex-1 basis-20 max-sm:px-3";

/**
 * The one editor of a record: what was typed before, fields, 변경 이력, 지우기, 취소, 저장 (also Ctrl+Enter). A year that
 * is over can be read and not changed.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { isOpen, onClose, title, subtitle, form, history, onRemove, besideSave } = props;
  const { saveLabel = "저장", isBusy = false, className = "grid gap-4", children } = props;
  const { id, ref, submit } = form;
  const isPast = useIsPast();
  const begin = useEffectEvent(() => form.begin?.());
  useLayoutEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  const remove = onRemove && (
    <Button
      variant="dangerText"
      size="large"
      className="mr-auto -ml-2 px-2!"
      onClick={() => {
        form.finish();
        onRemove();
      }}
    >
      지우기
    </Button>
  );
  const cancel = (
    <Button variant="sunken" size="large" className={asActs} onClick={onClose}>
      취소
    </Button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      headEnd={history && <HistoryButton {...history} />}
      footer={
        !isPast && (
          <div className="flex flex-wrap gap-2">
            {remove}
            {besideSave === undefined ? cancel : besideSave}
            <Button type="submit" size="large" form={id} className={asActs} isBusy={isBusy}>
              {saveLabel}
            </Button>
          </div>
        )
      }
    >
      <Form
        id={id}
        ref={ref}
        onSubmit={submit}
        onKeyDown={(event) => {
          const isSave = event.key === "Enter" && (event.ctrlKey || event.metaKey);
          if (!isSave || isComposing(event)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
      >
        {/* What stands in it is to be read, so it does not fade. */}
        <fieldset
          disabled={isPast}
          className={`min-w-0 ${isPast ? "[&_:disabled]:opacity-100! [&_:has(:disabled)]:opacity-100!" : ""} ${className}`}
        >
          {form.isRestored && !isPast && (
            <div className="col-span-full">
              <RestoredNotice onForget={form.forget} />
            </div>
          )}
          {children}
          {form.unseen && (
            <div className="col-span-full">
              <Notice tone="danger" isAlert>
                {form.unseen}
              </Notice>
            </div>
          )}
        </fieldset>
      </Form>
    </Dialog>
  );
}
