import { countNeisBytes, type EnterBytes } from "@damim/domain/individual-record/neis-bytes.ts";
import { toListTextId } from "@damim/domain/individual-record/list-memo.ts";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { saveTable } from "../../../kit/table/save-table.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { readEnterBytes, saveEnterBytes } from "../../../platform/kept/enter-bytes.ts";
import { isComposing } from "../../../ui/field/form.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { NARROW, useMedia } from "../../../ui/use-media.ts";
import type { RecordYear } from "../year/use-record-year.ts";
import { ListHead } from "./list-head.tsx";
import { PupilList } from "./pupil-list.tsx";
import { SimilarBar } from "./similar/similar-bar.tsx";
import type { SimilarTexts } from "./similar/use-similar-walk.ts";
import { TextDesk } from "./text-desk.tsx";
import { describeList, useSchoolLevel, type KeptMemo, type useLists } from "./use-lists.ts";

const ListDialog = lazyOverlay(() => import("./text-dialogs.tsx"), "ListDialog");
const TextDialogs = lazyOverlay(() => import("./text-dialogs.tsx"), "TextDialogs");

/** A pupil's line of a list, as file, paper and 한 명씩 복사 have it. */
export interface TextLine {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly bytes: number;
}

const columns: readonly TableColumn<TextLine>[] = [
  { head: "번호", width: 6, text: ({ number }) => number, isNumber: true },
  { head: "이름", width: 10, text: ({ name }) => name },
  { head: "글", width: 80, text: ({ text }) => text },
  { head: "바이트", width: 8, text: ({ bytes }) => bytes, isNumber: true },
];

/** The texts of one list: the pupils, one's text, and beside it what goes into it. On a phone one after the other. */
export function TextScreen(props: {
  readonly year: RecordYear;
  readonly lists: ReturnType<typeof useLists>;
  readonly memo: KeptMemo;
  /** A draft that goes into the text of its pupil. */
  readonly draftId: string | undefined;
  readonly chosenId: string | undefined;
  readonly onChoose: (studentId: string | undefined) => void;
  readonly similar: SimilarTexts;
  readonly tabs: ReactNode;
  readonly onLeave: () => void;
}) {
  const { year, lists, memo, draftId, chosenId, onChoose, similar, tabs, onLeave } = props;
  const isPast = useIsPast();
  const isNarrow = useMedia(NARROW);
  const pupils = lists.listPupils(memo);
  const [enterBytes, setEnterBytes] = useState(readEnterBytes);
  const [typed, setTyped] = useState({ id: "", text: "" });
  const [takesFocus, setTakesFocus] = useState(false);
  const [opened, setOpened] = useState<"list" | "copy" | "form" | "similar">();
  // Beside the list one is always open; on a phone the list comes first.
  const open = pupils.find(({ id }) => id === chosenId) ?? (isNarrow ? undefined : pupils[0]);
  const { words, limit, isOld } = describeList(memo, useSchoolLevel(year));
  const place = useClassLine(year.year, pupils);
  const lines = toLines(pupils, lists.texts, { memoId: memo.id, enterBytes });
  const step = (by: 1 | -1): void => {
    const next = pupils[pupils.findIndex(({ id }) => id === open?.id) + by];
    if (!next) return;
    setTakesFocus(true);
    onChoose(next.id);
  };
  const handleKeys = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.code];
    if (!event.altKey || event.ctrlKey || event.metaKey || !by) return;
    event.preventDefault();
    if (!isComposing(event)) return step(by === 1 ? 1 : -1);
    // The syllable is finished where it was begun: a field that is left in the middle gives it to the next one.
    if (event.target instanceof HTMLElement) event.target.blur();
    setTimeout(() => step(by === 1 ? 1 : -1));
  };
  const download = () => saveTable(`${memo.title}.xlsx`, "목록 글", columns, lines);
  const isTextOnly = isNarrow && open !== undefined;
  return (
    <>
      <div className="flex flex-col gap-4 py-2 print:hidden">
        {isTextOnly ? (
          <div className="sr-only">
            <h1>개별기록</h1>
            <h2>{memo.title}</h2>
          </div>
        ) : (
          <ListHead
            title={memo.title}
            tabs={tabs}
            onLeave={onLeave}
            onEdit={isPast ? undefined : () => setOpened("list")}
            onCopy={() => setOpened("copy")}
            onForm={() => setOpened("form")}
            onSimilar={() => {
              similar.start();
              setOpened("similar");
            }}
            onDownload={download}
          />
        )}
        <SimilarBar similar={similar} />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are for what stands inside */}
        <div
          onKeyDown={handleKeys}
          className="grid items-start gap-4 md:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_18rem]"
        >
          {!isTextOnly && (
            <PupilList
              memoId={memo.id}
              pupils={pupils}
              texts={lists.texts}
              openId={open?.id}
              openText={typed.id === open?.id ? typed.text : ""}
              limit={limit}
              enterBytes={enterBytes}
              onOpen={(student) => {
                setTakesFocus(!isNarrow);
                onChoose(student.id);
              }}
            />
          )}
          {open && (
            <TextDesk
              key={open.id}
              year={year}
              memo={memo}
              draftId={draftId}
              words={words}
              student={open}
              pupils={pupils}
              limit={limit}
              isOld={isOld}
              enterBytes={enterBytes}
              takesFocus={takesFocus}
              similar={similar}
              onEnterBytes={(bytes) => {
                saveEnterBytes(bytes);
                setEnterBytes(bytes);
              }}
              onTyped={setTyped}
              onStep={step}
              onBack={isNarrow ? () => onChoose(undefined) : undefined}
            />
          )}
        </div>
      </div>
      <PrintedTable
        title={[memo.title, words].filter(Boolean).join(" · ")}
        place={place}
        columns={columns}
        rows={lines}
        note={`${lines.length}명 · ${year.today} 출력`}
      />
      <ListDialog
        isOpen={opened === "list"}
        onClose={() => setOpened(undefined)}
        year={year}
        memo={memo}
        onRemoved={onLeave}
      />
      <TextDialogs
        isOpen={opened !== undefined && opened !== "list"}
        opened={opened === "list" ? undefined : opened}
        onClose={() => setOpened(undefined)}
        store={year.store}
        memo={memo}
        lines={lines}
        limit={limit}
        similar={similar}
      />
    </>
  );
}

/** What each pupil's text is, and how long it is for 나이스. */
function toLines(
  pupils: ReturnType<ReturnType<typeof useLists>["listPupils"]>,
  texts: ReturnType<typeof useLists>["texts"],
  { memoId, enterBytes }: { readonly memoId: string; readonly enterBytes: EnterBytes },
): readonly TextLine[] {
  return pupils.map(({ id, number, name }) => {
    const text = texts.get(toListTextId({ memoId, studentId: id }))?.text ?? "";
    return { id, number, name, text, bytes: countNeisBytes(text, enterBytes) };
  });
}
