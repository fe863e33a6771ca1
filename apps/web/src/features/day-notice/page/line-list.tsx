import { moveNoticeLine } from "@damim/domain/day-notice/notice-lines.ts";
import { nameByNumber, toNumbersAct } from "@damim/domain/day-notice/notice-names.ts";
import { LONGEST_NOTICE_LINE_CHARACTERS } from "@damim/domain/day-notice/day-notice.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { keepNames, useNameQuestion } from "../kept-names.ts";
import type { NoticeOfDay } from "./use-notice.ts";

/** The lines as they are numbered everywhere. A press on one opens it: other words, another place. */
export function LineList(props: {
  readonly notice: NoticeOfDay;
  readonly students: readonly RosterStudent[];
}) {
  const { notice, students } = props;
  const { lines, isPast } = notice;
  const [open, setOpen] = useState<number>();
  const findNames = useNameQuestion(students);
  return (
    <ol aria-label="알림장" className="flex flex-col">
      {lines.map((line, at) => {
        const named = findNames(line);
        return (
          <li key={`${at}~${line}`} className="border-b border-line-2 py-1.5 last:border-0">
            <div className="flex items-start gap-3">
              <span className="w-6 shrink-0 pt-2.5 text-right text-17 font-bold text-fg-2 tabular-nums">
                {at + 1}
              </span>
              {open === at ? (
                <EditLine
                  line={line}
                  onClose={() => setOpen(undefined)}
                  onSave={(typed) => notice.rewrite(at, typed)}
                  onMove={(step) => {
                    const to = Math.max(0, Math.min(lines.length - 1, at + step));
                    if (to === at) return;
                    notice.set((now) => moveNoticeLine(now, at, to), "줄을 옮겼어요");
                    setOpen(to);
                  }}
                />
              ) : (
                <>
                  <button
                    type="button"
                    disabled={isPast}
                    aria-label={`고치기: ${line}`}
                    className="press min-h-11 min-w-0 flex-1 rounded-ctl px-2 py-2 text-left text-17 font-medium wrap-break-word hover:bg-hover"
                    onClick={() => setOpen(at)}
                  >
                    {line}
                  </button>
                  {!isPast && (
                    <IconButton
                      label={`지우기: ${line}`}
                      icon={<X size={18} aria-hidden />}
                      onClick={() =>
                        notice.set((now) => now.toSpliced(at, 1), "알림장에서 한 줄을 지웠어요")
                      }
                    />
                  )}
                </>
              )}
            </div>
            {named.length > 0 && !isPast && (
              <div
                data-asks-name
                className="mt-1 ml-9 flex flex-wrap items-center gap-x-2 rounded-ctl bg-warm-weak py-1 pr-1 pl-4 text-15 text-warm-strong"
              >
                <p className="min-w-0 flex-1 basis-48 font-semibold">
                  이름이 있어요. 번호로 바꿀까요?
                </p>
                <Button variant="text" onClick={() => keepNames(line)}>
                  그대로
                </Button>
                <Button
                  variant="brandText"
                  onClick={() =>
                    notice.rewrite(at, nameByNumber(line, students), "이름을 번호로 바꿨어요")
                  }
                >
                  {toNumbersAct(named)}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** At the end of what stands there. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

function EditLine(props: {
  readonly line: string;
  readonly onClose: () => void;
  readonly onSave: (typed: string) => string | undefined;
  readonly onMove: (step: number) => void;
}) {
  const { line, onClose, onSave, onMove } = props;
  const [typed, setTyped] = useState(line);
  const [error, setError] = useState<string>();
  return (
    <Form
      className="flex min-w-0 flex-1 flex-wrap items-start gap-1"
      onSubmit={() => {
        const refused = onSave(typed);
        setError(refused);
        if (!refused) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <TextField
        label="고칠 줄"
        isLabelHidden
        ref={focusOnce}
        fieldSize="dense"
        className="min-w-0 flex-1 basis-64"
        most={LONGEST_NOTICE_LINE_CHARACTERS}
        value={typed}
        onValueChange={setTyped}
        error={error}
      />
      <IconButton
        label="위로"
        icon={<ArrowUp size={18} aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label="아래로"
        icon={<ArrowDown size={18} aria-hidden />}
        onClick={() => onMove(1)}
      />
      <Button type="submit" variant="weak">
        고치기
      </Button>
      <Button variant="text" onClick={onClose}>
        그만두기
      </Button>
    </Form>
  );
}
