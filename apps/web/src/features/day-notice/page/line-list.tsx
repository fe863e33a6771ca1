import { moveNoticeLine } from "@damim/domain/day-notice/notice-lines.ts";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { NameAsked } from "../../../kit/names/name-question.tsx";
import type { AskName } from "../../../kit/names/use-name-question.ts";
import { late } from "../../../ui/arrival/late.ts";
import { IconButton } from "../../../ui/button.tsx";
import type { NoticeOfDay } from "./use-notice.ts";

const EditLine = late(() => import("./edit-line.tsx").then((file) => file.EditLine), null, {
  isMain: true,
});

/** The lines as they are numbered everywhere. A press on one opens it: other words, another place. */
export function LineList(props: {
  readonly notice: NoticeOfDay;
  /** Absent: the rule is on its way. */
  readonly askName: AskName | undefined;
  /** Of a line that is being changed: what is typed stays, and with its line, whatever other devices do. */
  readonly draftKey: string;
}) {
  const { notice, askName, draftKey } = props;
  const { row, lines, isPast } = notice;
  const [draft, keep, , forget] = useDraft(draftKey, "");
  const [was = "", wasLine = "", typed = ""] = draft.split("\n");
  const isOpen = draft !== "";
  /** Where it stands by now; -1 where it is gone or reads otherwise. */
  const openAt = lines[Number(was)] === wasLine ? Number(was) : lines.indexOf(wasLine);
  const list = useRef<HTMLOListElement>(null);
  // What was just added is seen where it stands, below what the list has room for.
  const shown = useRef(lines.length);
  useEffect(() => {
    if (lines.length > shown.current)
      list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
    shown.current = lines.length;
  }, [lines.length]);
  const openLine = (at: number, line: string, next = line): void =>
    keep([at, line, next].join("\n"));
  if (lines.length === 0 && !isOpen) {
    return (
      <p className="py-4 text-15 text-fg-2">
        챙길 것과 낼 것을 한 줄씩 적어요. 칠판에 띄우고, 복사해서 학부모님께도 보내요.
      </p>
    );
  }
  return (
    <ol ref={list} aria-label="알림장" className="flex flex-col">
      {lines.map((line, at) => {
        const question = askName?.(line, row);
        return (
          <li
            key={`${lines.slice(0, at).filter((each) => each === line).length}~${line}`}
            className="scroll-mb-4 border-b border-line-2 py-1.5 last:border-0 max-md:scroll-mb-64"
          >
            <div className="flex items-start gap-3">
              <span className="w-6 shrink-0 pt-2.5 text-right text-17 font-bold text-fg-2 tabular-nums">
                {at + 1}
              </span>
              {isOpen && openAt === at ? (
                <EditLine
                  typed={typed}
                  onType={(next) => openLine(at, line, next)}
                  onClose={forget}
                  onSave={() => (typed === line ? undefined : notice.rewrite(at, typed))}
                  onMove={(step) => {
                    const to = Math.max(0, Math.min(lines.length - 1, at + step));
                    if (to === at) return;
                    notice.set((now) => moveNoticeLine(now, at, to), "줄을 옮겼어요");
                    openLine(to, line, typed);
                  }}
                />
              ) : (
                <>
                  <button
                    type="button"
                    disabled={isPast}
                    aria-label={`고치기: ${line}`}
                    className="press min-h-11 min-w-0 flex-1 rounded-ctl px-2 py-2 text-left text-17 font-medium wrap-break-word hover:bg-hover"
                    onClick={() => openLine(at, line)}
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
            {question && !isPast && (
              <NameAsked
                question={question}
                className="ml-9"
                onKeep={() => notice.keepNames(line)}
                onNumber={(numbered) => notice.rewrite(at, numbered, "이름을 번호로 바꿨어요")}
              />
            )}
          </li>
        );
      })}
      {isOpen && openAt < 0 && (
        <li className="py-1.5 pl-9">
          <p className="pb-1 text-15 font-semibold text-warm-strong">
            고치던 줄이 다른 곳에서 바뀌었어요. 적은 글은 여기 있어요.
          </p>
          <EditLine
            typed={typed}
            onType={(next) => openLine(Number(was), wasLine, next)}
            onClose={forget}
            onSave={() => notice.add(typed)}
          />
        </li>
      )}
    </ol>
  );
}
