import { toCheckRate } from "@damim/domain/check/check-cells.ts";
import { listBeside, type CheckRows, type OpenCheck } from "@damim/domain/check/check-rows.ts";
import type { KeptCheck } from "@damim/domain/check/check.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { Check, ChevronDown } from "lucide-react";
import { memo, useState, type ReactNode } from "react";
import { NARROW, useMedia } from "../../../ui/use-media.ts";
import { late } from "../../../ui/arrival/late.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { toCheckPlace } from "@damim/domain/check/check-place.ts";
import { toOpenDueWords, type DueWords } from "../due-words.ts";
import type { OpenMove } from "./move-open.tsx";

// Behind 「순서 바꾸기」.
const MoveOpen = late(() => import("./check-dialog.tsx").then((file) => file.MoveOpen));

export interface CheckListProps {
  readonly open: readonly OpenCheck[];
  readonly closed: readonly KeptCheck[];
  /** The one beside the list. */
  readonly shownId: string | undefined;
  readonly rows: CheckRows;
  /** Where several classes have checks. */
  readonly saysClass: boolean;
  /** Absent: the year is over. */
  readonly onMove: OpenMove | undefined;
}

/** 체크 목록: open ones, what is due first, with how many pupils are missing; closed ones fold away below. */
export const CheckList = memo(function CheckList(props: CheckListProps) {
  const { open, closed, shownId, rows, saysClass, onMove } = props;
  const isShownClosed = closed.some(({ id }) => id === shownId);
  const [isOpened, setOpened] = useState(false);
  const isUnfolded = isOpened || isShownClosed;
  const [isOrdering, setOrdering] = useState(false);
  const canOrder = onMove && open.some((each) => listBeside(open, each).length > 1);
  const toWords = (check: KeptCheck): string =>
    saysClass ? `${toClassWords(check.classKey ?? rows.ownClass) || "우리 반"} · ` : "";
  return (
    <div className="flex min-h-0 flex-col overflow-y-auto rounded-card border border-line-2 bg-surface">
      <ul aria-label="체크 목록" className="flex flex-col py-2">
        {open.map((each) => (
          <Line
            key={each.check.id}
            check={each.check}
            isShown={each.check.id === shownId}
            end={<MissingCount open={each} />}
            move={isOrdering && onMove && <MoveOpen open={open} each={each} onMove={onMove} />}
          >
            {toWords(each.check)}
            <DueText words={toOpenDueWords(each, rows)} />
          </Line>
        ))}
      </ul>
      {canOrder && (
        <div className="px-3 pb-2">
          <Button variant="text" aria-pressed={isOrdering} onClick={() => setOrdering(!isOrdering)}>
            {isOrdering ? "순서 다 바꿨어요" : "순서 바꾸기"}
          </Button>
          {isOrdering && (
            <p className="px-2 text-13 text-fg-2">낼 날이 같은 체크끼리 순서를 바꿔요.</p>
          )}
        </div>
      )}
      {closed.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isUnfolded}
            className="press mt-auto flex min-h-13 shrink-0 items-center justify-between border-t border-line-2 px-4 text-left text-15 font-semibold text-fg-2 hover:bg-hover"
            onClick={() => setOpened(!isUnfolded)}
          >
            닫은 체크 {closed.length}
            <ChevronDown
              size={18}
              aria-hidden
              className={`transition-transform ${isUnfolded ? "rotate-180" : ""}`}
            />
          </button>
          {isUnfolded && (
            <ul aria-label="닫은 체크 목록" className="flex flex-col pb-2">
              {closed.map((check) => (
                <Line key={check.id} check={check} isShown={check.id === shownId}>
                  {toWords(check)}
                  {check.closedOn && `${toKoreanMonthDay(check.closedOn)}에 닫음`}
                </Line>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
});

function Line(props: {
  readonly check: KeptCheck;
  readonly isShown: boolean;
  readonly end?: ReactNode;
  readonly move?: ReactNode;
  readonly children: ReactNode;
}) {
  const { check, isShown, end, move, children } = props;
  // Beside the list, leafing through it is no way back; on a phone the list is.
  const isNarrow = useMedia(NARROW);
  return (
    <li className="flex items-center">
      <Link
        to={toCheckPlace(check.id)}
        replace={!isNarrow}
        aria-current={isShown ? "true" : undefined}
        className="press flex min-h-14 min-w-0 flex-1 items-center gap-3 border-l-4 border-transparent px-3 py-2 hover:bg-hover md:aria-[current=true]:border-brand md:aria-[current=true]:bg-brand-weak"
      >
        <span className="min-w-0 flex-1">
          <span
            className={`block text-15 font-semibold wrap-break-word ${isShown ? "md:text-brand-strong" : ""}`}
          >
            {check.title}
          </span>
          <span className="block text-13 text-fg-2">{children}</span>
        </span>
        {!move && end}
      </Link>
      {move}
    </li>
  );
}

function MissingCount({ open: { newest } }: { readonly open: OpenCheck }) {
  if (!newest) return null;
  const { missing, cells } = newest;
  if (missing.length > 0) {
    return (
      <span className="shrink-0 text-13 text-fg-2">
        <span className="sr-only">안 낸 학생 </span>
        <span className="text-20 font-extrabold text-fg tabular-nums">{missing.length}</span>명
      </span>
    );
  }
  if (toCheckRate(cells).asked === 0) return null;
  return (
    <>
      <Check size={20} strokeWidth={2.4} aria-hidden className="shrink-0 text-good" />
      <span className="sr-only">모두 냈어요</span>
    </>
  );
}

/** 「2일 지남 · 11월 18일」. */
function DueText({ words: { strong, rest, tone } }: { readonly words: DueWords }) {
  return (
    <>
      {strong && (
        <span className={`font-bold ${tone === "late" ? "text-warm-strong" : "text-danger"}`}>
          {strong}
        </span>
      )}
      {rest}
    </>
  );
}
