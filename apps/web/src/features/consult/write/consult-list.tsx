import { toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toShortKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toBodyWords, toWhoWords } from "@damim/domain/consult/consult-words.ts";
import { consultKind, type KeptConsult } from "@damim/domain/consult/consult.ts";
import { wayLabels } from "@damim/domain/consult/consult-labels.ts";
import { listConsults } from "@damim/domain/consult/find-consults.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../../kit/page/empty-of-year.tsx";
import { toNames } from "../names/consult-names.ts";

/** So many are drawn at once; the others are a press away, and found in 상담조회. */
const A_PAGE = 60;

/** Half-written ones first, then the records, newest first, by month. */
export function ConsultList(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onNew: (() => void) | undefined;
}) {
  const { store, students, openId, onOpen, onNew } = props;
  const rows = useRows(store, consultKind);
  const [most, setMost] = useState(A_PAGE);
  const { drafts, records } = listConsults(rows.values());
  const all = [...drafts, ...records];
  if (all.length === 0)
    return (
      <EmptyOfYear
        kind={consultKind}
        noun="상담"
        unit="건"
        picture={<Dami />}
        title="아직 상담 기록이 없어요"
        actions={onNew && <Button onClick={onNew}>상담 쓰기</Button>}
      >
        통화가 끝나면 바로 적어 두세요. 약속한 것은 따로 챙겨 드려요.
      </EmptyOfYear>
    );
  const shown = all.slice(0, most);
  return (
    <>
      <ul aria-label="상담 목록" className="flex flex-col py-2">
        {shown.map((one, at) => {
          const before = shown[at - 1];
          const head = toHead(one);
          return (
            <li
              key={one.id}
              className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
            >
              {(!before || toHead(before) !== head) && (
                <h2 className="px-5 pt-3 pb-1 text-13 font-semibold text-fg-2">{head}</h2>
              )}
              <Line one={one} students={students} isOpen={one.id === openId} onOpen={onOpen} />
            </li>
          );
        })}
      </ul>
      {all.length > most && (
        <Button
          variant="text"
          className="mx-3 mb-3"
          onClick={() => setMost((count) => count + A_PAGE)}
        >
          {all.length - most}건 더 보기
        </Button>
      )}
    </>
  );
}

function Line(props: {
  readonly one: KeptConsult;
  readonly students: readonly RosterStudent[];
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}) {
  const { one, students, isOpen, onOpen } = props;
  const { isDraft, time, day, followUp, way } = one;
  const said = (toBodyWords(one).trim() || followUp?.trim() || "")
    .replaceAll(/\s+/g, " ")
    .slice(0, 80);
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={() => onOpen(one.id)}
      className="press-now flex min-h-16 w-full gap-3 border-l-4 border-transparent py-2 pr-4 pl-4 text-left hover:bg-hover aria-[current=true]:border-brand aria-[current=true]:bg-brand-weak"
    >
      <span className="w-12 shrink-0 text-15 font-bold whitespace-nowrap tabular-nums">
        {isDraft && time ? time : toShortKoreanDay(day)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex gap-2 text-15">
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{toNames(one, students)}</span>{" "}
            <span className="text-fg-2">
              {toWhoWords(one)} · {wayLabels[way]}
            </span>
          </span>
          {isDraft && (
            <span className="shrink-0 text-13 font-semibold text-warm-strong">쓰는 중</span>
          )}
        </span>
        <span className="mt-0.5 block truncate text-14 text-fg-2">{said}</span>
      </span>
    </button>
  );
}

function toHead({ isDraft, day }: KeptConsult): string {
  return isDraft ? "쓰다 만 기록" : `${Number(toMonth(day).slice(5))}월`;
}
