import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listNoteLines, toLetterSpan } from "@damim/domain/weekly-letter/letter-table.ts";
import type { LaidLetter } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import type { CSSProperties, Ref } from "react";
import type { LetterFoot } from "./use-letter-foot.ts";
import type { LetterForm } from "./use-letter-form.ts";
import { LetterGrid } from "./letter-grid.tsx";
import { toPaperZoom } from "./paper-zoom.ts";
import { Typed } from "./typed.tsx";

const box = "flex min-w-0 flex-col gap-2 border border-line p-4 print:min-h-[34mm] print:p-3";

/** 주간학습안내 as it will stand on one A4, with its fields where their words will be. */
export function LetterSheet(props: {
  readonly ref: Ref<HTMLElement>;
  readonly letter: LaidLetter;
  readonly form: LetterForm;
  /** 「새봄초등학교 3학년 2반 · 담임 한유진」. */
  readonly place: string;
  readonly foot: LetterFoot;
  readonly onLeaveOut: (eventId: string) => void;
}) {
  const { ref, letter, form, place, foot, onLeaveOut } = props;
  const { words, isPast } = form;
  const zoom = { "--paper-zoom": toPaperZoom(letter, words) } as CSSProperties;
  return (
    <section
      ref={ref}
      aria-label={`${toKoreanMonthDay(letter.monday)} 주간학습안내`}
      style={zoom}
      className="print-portrait mx-auto flex w-full max-w-[210mm] flex-col gap-4 border border-line-2 bg-surface p-[12mm] max-md:rounded-card max-md:p-4 md:min-h-[297mm] print:min-h-[calc(274mm/var(--paper-zoom))] print:max-w-none print:gap-[4mm] print:border-0 print:p-0 print:[zoom:var(--paper-zoom)]"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b-2 border-fg pb-3">
        <h2 className="text-28 font-extrabold print:text-[26px]">주간학습안내</h2>
        <p className="text-15 md:text-right print:text-right print:text-[13px]">
          {place}
          <br />
          <b>{toLetterSpan(letter)}</b>
          {letter.week && ` · ${letter.week}`}
        </p>
      </header>
      {(!isPast || words.word) && (
        <div
          className={`text-15 leading-[1.6] print:text-[13.5px] ${words.word ? "" : "print:hidden"}`}
        >
          <Typed of={form} name="word" placeholder="가정에 한마디를 적어 보세요." />
        </div>
      )}
      <LetterGrid letter={letter} form={form} onLeaveOut={onLeaveOut} />
      <div className="grid gap-4 text-15 leading-[1.6] md:grid-cols-[1.35fr_1fr] print:grid-cols-[1.35fr_1fr] print:gap-[4mm] print:text-[13px]">
        <section aria-label="알려 드려요" className={box}>
          <h3 className="font-bold">알려 드려요</h3>
          <Typed
            of={form}
            name="notes"
            rows={4}
            placeholder="한 줄에 하나씩 적어요."
            printed={listNoteLines(words.notes).join("\n")}
          />
        </section>
        <section aria-label="이번 주 약속" className={box}>
          <h3 className="font-bold">이번 주 약속</h3>
          <Typed of={form} name="promise" rows={4} />
        </section>
      </div>
      <footer className="mt-auto flex flex-wrap justify-between gap-x-4 text-13 text-fg-2 print:text-[12px]">
        <span>{foot[0]}</span>
        <span className="ml-auto">{foot[1]}</span>
      </footer>
    </section>
  );
}
