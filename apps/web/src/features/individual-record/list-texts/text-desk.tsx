import {
  listTextKind,
  LONGEST_LIST_TEXT_CHARACTERS,
  toListTextId,
} from "@damim/domain/individual-record/list-memo.ts";
import {
  countNeisBytes,
  findExcess,
  type EnterBytes,
} from "@damim/domain/individual-record/neis-bytes.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { ChevronDown, ChevronLeft, ChevronUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import { HistoryButton } from "../../../kit/record/history-button.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { MarkedTextArea } from "../../../ui/field/marked-text-area.tsx";
import { KeyCap } from "../../../ui/key-cap.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { RecordYear } from "../year/use-record-year.ts";
import { AiTextNotice } from "./ai-text-notice.tsx";
import { BesideText } from "./beside-text.tsx";
import { BytesLine } from "./bytes-line.tsx";
import { LintPanel } from "./lint-panel.tsx";
import { useSimilarHere } from "./similar/use-similar-here.ts";
import type { SimilarTexts } from "./similar/use-similar-walk.ts";
import { useFieldWords } from "./use-field-words.ts";
import { useTextLint } from "./use-text-lint.ts";
import type { KeptMemo } from "./use-lists.ts";
import { useListText } from "./use-list-text.ts";

const TextHistory = historyOf(() =>
  import("@damim/domain/individual-record/list-text-record.ts").then((file) => file.listText),
);

/** One pupil's text, how full it is, and beside it what can go into it. */
export function TextDesk(props: {
  readonly year: RecordYear;
  readonly memo: KeptMemo;
  readonly draftId: string | undefined;
  /** 「과학 · 성취수준 및 특기사항」. */
  readonly words: string;
  readonly student: RosterStudent;
  /** Of the list; whose names do not belong into this text. */
  readonly pupils: readonly RosterStudent[];
  readonly limit: number | null;
  readonly isOld: boolean;
  readonly enterBytes: EnterBytes;
  /** The text was opened to be written into. */
  readonly takesFocus: boolean;
  readonly similar: SimilarTexts;
  readonly onEnterBytes: (bytes: EnterBytes) => void;
  readonly onTyped: (typed: { readonly id: string; readonly text: string }) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onBack: (() => void) | undefined;
}) {
  const { year, memo, draftId, words, student, limit, isOld, enterBytes, takesFocus, onStep } =
    props;
  const { pupils, similar, onEnterBytes, onTyped, onBack } = props;
  const isPast = useIsPast();
  const desk = useRef<HTMLElement>(null);
  const { row, text, ai, isTooLong, onBlur, change, forget } = useListText({
    store: year.store,
    memoId: memo.id,
    student,
    draftId,
  });
  const tell = useEffectEvent(() => onTyped({ id: student.id, text }));
  useEffect(() => tell(), [text]);
  const field = useFieldWords(desk, { text, change, takesFocus });
  const lint = useTextLint({ store: year.store, memo, student, pupils, row, text });
  const id = toListTextId({ memoId: memo.id, studentId: student.id });
  const { here, walked } = useSimilarHere(desk, { similar, id, text });
  const who = toStudentWords(student);
  const used = countNeisBytes(text, enterBytes);
  return (
    <>
      <section ref={desk} aria-label={`${who} 글 쓰기`}>
        <Card className="flex flex-col gap-3">
          <div className="flex items-start gap-2">
            {onBack && (
              <IconButton
                label="학생 목록"
                className="-ml-2"
                icon={<ChevronLeft size={20} aria-hidden />}
                onClick={onBack}
              />
            )}
            <div className="min-w-0 flex-1">
              <h3 className="title text-20">{who}</h3>
              <p className="text-14 text-fg-2">{onBack ? memo.title : words}</p>
            </div>
            <KeyCap className="mt-2.5 max-lg:hidden">Alt ↑</KeyCap>
            <IconButton
              label="앞 학생"
              variant="line"
              icon={<ChevronUp size={20} aria-hidden />}
              onClick={() => onStep(-1)}
            />
            <IconButton
              label="다음 학생"
              variant="line"
              icon={<ChevronDown size={20} aria-hidden />}
              onClick={() => onStep(1)}
            />
          </div>
          {row && (
            <ForkedNotice
              store={year.store}
              kind={listTextKind}
              row={row}
              field="text"
              label={`${who} 글`}
              longest={LONGEST_LIST_TEXT_CHARACTERS}
              onChosen={forget}
            />
          )}
          {ai && <AiTextNotice ai={ai} onLeave={forget} />}
          <MarkedTextArea
            label={`${who} 글`}
            value={text}
            onValueChange={change}
            onFocus={field.onFocus}
            onBlur={onBlur}
            readOnly={isPast}
            excessFrom={findExcess(text, limit, enterBytes)}
            marks={isPast ? walked : [...walked, ...lint.open]}
          />
          {isTooLong && (
            <Notice tone="danger" isAlert>
              글 하나는 {LONGEST_LIST_TEXT_CHARACTERS.toLocaleString("ko")}자까지 저장할 수 있어요.
              글은 이 화면에 그대로 있으니 조금 줄여 주세요.
            </Notice>
          )}
          <BytesLine limit={limit} used={used} />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox
              label="Enter 2바이트"
              isChecked={enterBytes === 2}
              onCheckedChange={(isTwo) => onEnterBytes(isTwo ? 2 : 1)}
            />
            {row && (
              <HistoryButton
                look="line"
                of={TextHistory}
                store={year.store}
                ids={[row.id]}
                subject={`${who} 글`}
                onReverted={forget}
              />
            )}
          </div>
          {isOld && <OldLimit />}
          {!isPast && (
            <LintPanel text={text} lint={lint} similar={here} onWalk={similar.go} field={field} />
          )}
        </Card>
      </section>
      <BesideText
        year={year}
        student={student}
        text={text}
        onInsert={isPast ? undefined : field.insert}
      />
    </>
  );
}

function OldLimit() {
  return (
    <p className="text-14 font-semibold text-warm-strong">
      지난해 바이트 기준이에요. 학교 안내를 확인해 주세요.
    </p>
  );
}
