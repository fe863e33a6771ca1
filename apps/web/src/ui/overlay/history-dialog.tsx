// Overlay: imports Base UI through dialog.tsx. Import only from modules that are loaded lazily.
import { ArrowRight, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { AwayState } from "../away-state.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";
import { Spinner } from "../arrival/spinner.tsx";

/** One act on a record, in words. */
export interface HistoryEntry {
  readonly key: string;
  /** 「메모를 고쳤어요」. */
  readonly title: string;
  /** 「오늘 오후 2:05 · Chrome · Windows」. */
  readonly place: string;
  readonly lines: readonly HistoryLine[];
  /** Absent: there is nothing to take back. */
  readonly onRevert?: (() => void) | undefined;
}

export interface HistoryLine {
  readonly label: string;
  /** Stands alone, in place of the two below: what a new record came with, what a deleted one held. */
  readonly text?: string | undefined;
  /** Absent: the field was empty. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface HistoryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly subtitle: ReactNode;
  readonly state: "loading" | "away" | "ready";
  /** The server's own sentence of why it is away. */
  readonly said?: string | undefined;
  readonly entries: readonly HistoryEntry[];
  readonly unsentCount: number;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** 변경 이력 of one record: what changed from what to what, when, on which device, each with 되돌리기. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { isOpen, onClose, subtitle, state, entries, unsentCount, hasMore } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="변경 이력" subtitle={subtitle}>
      {state === "loading" && (
        <output className="grid min-h-40 place-items-center text-fg-3">
          <Spinner size={22} />
          <span className="sr-only">변경 이력을 가져오고 있어요</span>
        </output>
      )}
      {state === "away" && (
        <AwayState said={props.said} onRetry={props.onRetry}>
          변경 이력은 서버에 있어요. 지금 기록은 이 기기에 그대로 있어요.
        </AwayState>
      )}
      {state === "ready" && (
        <>
          {unsentCount > 0 && (
            <p className="mb-2 text-14 text-fg-2">
              방금 바꾼 {unsentCount}건은 서버에 닿은 뒤에 여기에 보여요.
            </p>
          )}
          {entries.length === 0 ? (
            <p className="py-8 text-center text-15 text-fg-2">아직 바뀐 것이 없어요.</p>
          ) : (
            <ol className="divide-y divide-line-2">
              {entries.map((entry) => (
                <Entry key={entry.key} entry={entry} />
              ))}
            </ol>
          )}
          {hasMore && (
            <Button variant="text" isFull onClick={props.onMore}>
              더 보기
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

function Entry({
  entry: { key, title, place, lines, onRevert },
}: {
  readonly entry: HistoryEntry;
}) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p id={`history-${key}`} className="text-15 font-semibold">
          {title}
        </p>
        <p className="text-13 text-fg-3">{place}</p>
        {lines.length > 0 && (
          <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-15">
            {lines.map((line) => (
              <div key={line.label} className="contents">
                <dt className="text-14 leading-[1.6] text-fg-2">{line.label}</dt>
                <dd className="flex flex-wrap items-center gap-x-1.5">
                  {line.text ?? (
                    <>
                      <Value text={line.from} isPast={line.to !== undefined} />
                      <ArrowRight
                        size={14}
                        className="shrink-0 text-fg-3"
                        aria-label="에서 다음으로"
                      />
                      <Value text={line.to} />
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {onRevert && (
        <Button
          variant="line"
          icon={<Undo2 size={18} aria-hidden />}
          className="ml-auto"
          aria-describedby={`history-${key}`}
          onClick={onRevert}
        >
          되돌리기
        </Button>
      )}
    </li>
  );
}

function Value({ text, isPast }: { readonly text: string | undefined; readonly isPast?: boolean }) {
  if (text === undefined) return <span className="text-fg-3">비어 있음</span>;
  return <span className={isPast ? "text-fg-2" : "font-semibold"}>{text}</span>;
}
