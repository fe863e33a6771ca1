import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { toMemoText } from "@damim/domain/memo/memo-lines.ts";
import { LONGEST_MEMO_CHARACTERS, memoKind, type KeptMemoFolder } from "@damim/domain/memo/memo.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { ArrowLeft, CloudCheck, Copy, Pin, Printer, Trash2 } from "lucide-react";
import { useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import { HistoryButton } from "../../../kit/record/history-button.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { copyAndSay } from "../../../kit/act/copy-and-say.ts";
import { printPage } from "../../../platform/print.ts";
import { late } from "../../../ui/arrival/late.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { MemoWords } from "../words/use-memo-words.ts";
import { createMemoCommands } from "./memo-commands.ts";
import { toTwoMemos } from "./two-memos.ts";
import { useMemoPictures } from "./use-memo-pictures.ts";
import { useMemoText } from "./use-memo-text.ts";
import { toNumber } from "./write-memo.ts";

const MemoEditor = late(
  () => import("../editor/memo-editor.tsx").then((file) => file.MemoEditor),
  <div className="min-h-72 flex-1" />,
  { isMain: true },
);
const MemoHistory = historyOf(() =>
  import("@damim/domain/memo/memo-record.ts").then((file) => file.memo),
);

export interface MemoDeskProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly words: MemoWords;
  readonly folders: readonly KeptMemoFolder[];
  readonly id: string;
  /** Where a new one lies. */
  readonly folderId: string | undefined;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** One memo: its words, its folder, and what can be done with it. Its `key` is the memo. */
export function MemoDesk(props: MemoDeskProps) {
  const { store, students, words, folders, id, folderId, takesFocus, onClose } = props;
  const { sayStudent } = words;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const commands = useCommands(createMemoCommands, store);
  const text = useMemoText({ store, id, folderId, takesFocus });
  const { row, body, refusal, forget } = text;
  const twoMemos = useMemo(
    () => toTwoMemos(sayStudent, toNumber(store), now),
    [sayStudent, store, now],
  );
  const toPlain = (): string => {
    const doc = readMemoDocument(body, Infinity);
    return doc ? toMemoText(doc, sayStudent) : "";
  };
  const remove = (): void => {
    forget();
    commands.remove(id);
    onClose();
  };
  const keepPictures = useMemoPictures(store, id, body);
  const isPinned = Boolean(row?.isPinned);
  return (
    <section
      aria-label="메모"
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface print:contents"
    >
      <MemoEditor
        body={body}
        isFixed={isPast}
        students={students}
        sayStudent={sayStudent}
        sayInLine={toNumber(store)}
        keepPictures={keepPictures}
        onTask={(line) => void commands.addTask(line)}
        takesFocus={takesFocus}
        onChange={text.change}
        onBlur={text.onBlur}
        headEnd={
          <>
            <IconButton
              label="메모 목록으로"
              className="md:hidden"
              icon={<ArrowLeft size={22} aria-hidden />}
              onClick={onClose}
            />
            {row && !isPast && (
              <>
                {folders.length > 0 && (
                  <Select
                    label="폴더"
                    isLabelHidden
                    fieldSize="dense"
                    className="w-36"
                    value={
                      folders.some((one) => one.id === row.folderId) ? (row.folderId ?? "") : ""
                    }
                    options={[
                      { value: "", label: "폴더 없음" },
                      ...folders.map((one) => ({ value: one.id, label: one.name })),
                    ]}
                    onValueChange={(next) => commands.move(id, next || null)}
                  />
                )}
                <IconButton
                  label="고정"
                  aria-pressed={isPinned}
                  className="aria-pressed:text-brand-strong [&[aria-pressed=true]_svg]:fill-current"
                  icon={<Pin size={20} aria-hidden />}
                  onClick={() => commands.pin(id, isPinned ? null : true)}
                />
              </>
            )}
          </>
        }
        notices={
          <div className="flex flex-col gap-2 px-6 pt-3 empty:hidden max-md:px-4 print:hidden">
            {row && (
              <ForkedNotice
                store={store}
                kind={memoKind}
                row={row}
                field="body"
                label="메모"
                longest={LONGEST_MEMO_CHARACTERS}
                form={twoMemos}
                onChosen={forget}
              />
            )}
            {refusal && (
              <Notice tone="danger" isAlert>
                {refusal}
              </Notice>
            )}
          </div>
        }
        unreadable={<UnreadableMemo toText={toPlain} />}
      />
      {row && (
        <div className="flex flex-wrap items-center gap-x-1 border-t border-line-2 px-3 py-1.5 print:hidden">
          {!isPast && (
            <p className="flex items-center gap-2 px-2 text-14 text-fg-2">
              <CloudCheck size={18} aria-hidden />
              적는 대로 저장돼요
            </p>
          )}
          <FootActs
            store={store}
            id={id}
            onReverted={forget}
            toPlain={toPlain}
            onRemove={isPast ? undefined : remove}
          />
        </div>
      )}
    </section>
  );
}

/** Of a later version: its words are shown and cannot be written over. */
function UnreadableMemo({ toText }: { readonly toText: () => string }) {
  return (
    <div className="flex flex-1 flex-col gap-4 p-6">
      <Notice tone="info">
        이 메모에는 새 버전에서 만든 것이 있어요. 글은 그대로 있어요. 새로고침하면 고칠 수 있어요.
      </Notice>
      <p className="wrap-break-word whitespace-pre-wrap">{toText()}</p>
    </div>
  );
}

/** What is done with a memo as a whole. */
function FootActs(props: {
  readonly store: Store;
  readonly id: string;
  readonly onReverted: () => void;
  readonly toPlain: () => string;
  /** Absent in a year that is over. */
  readonly onRemove: (() => void) | undefined;
}) {
  const { store, id, onReverted, toPlain, onRemove } = props;
  return (
    <div className="ml-auto flex flex-wrap items-center [&>button]:mt-0!">
      <HistoryButton
        of={MemoHistory}
        store={store}
        ids={[id]}
        subject="메모"
        look="head"
        onReverted={onReverted}
      />
      <Button
        variant="text"
        icon={<Copy size={18} aria-hidden />}
        onClick={() => void copyAndSay(toPlain(), "복사했어요")}
      >
        복사
      </Button>
      <Button variant="text" icon={<Printer size={18} aria-hidden />} onClick={printPage}>
        인쇄
      </Button>
      {onRemove && (
        <IconButton
          label="메모 지우기"
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
