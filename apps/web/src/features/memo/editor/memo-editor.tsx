// Brings ProseMirror: loaded lazily by write/memo-desk.tsx.
import type { SayStudent } from "@damim/domain/memo/memo-lines.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { watchPicture } from "../../../data/files/use-file-picture.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { chance } from "../../../platform/random.ts";
import { afterSyllable } from "../../../ui/arrival/keep-keys.ts";
import { FormatButtons } from "./format-buttons.tsx";
import type { Look } from "./memo-keys.ts";
import type { MentionQuery } from "./mention-query.ts";
import { MentionList } from "./mention-list.tsx";
import { openEditor, type MemoEditor as Editor } from "./open-editor.ts";
import { useNaming } from "./use-naming.ts";

export interface MemoEditorProps {
  readonly body: string;
  readonly isFixed: boolean;
  readonly students: readonly RosterStudent[];
  readonly sayStudent: SayStudent;
  /** How a chip is said where no name may stand. */
  readonly sayInLine: SayStudent;
  /** A new one was asked for by a press. */
  readonly takesFocus: boolean;
  readonly onChange: (body: string) => void;
  readonly onBlur: () => void;
  /** Keeps what was pasted, dropped or chosen, and gives back what of it can stand in the memo. */
  readonly keepPictures: (files: readonly Blob[]) => Promise<readonly FileId[]>;
  /** The line of the caret, as words. */
  readonly onTask: (line: string) => void;
  /** Beside the buttons for the look of words. */
  readonly headEnd: ReactNode;
  /** Above the words. */
  readonly notices: ReactNode;
  /** In place of the words, where they hold what only a later version can write. */
  readonly unreadable: ReactNode;
}

const plain: Look = { isBold: false, isHighlighted: false, isHeading: false, list: undefined };

/** All of the space is to be pressed; of the editor's own style sheet this is what it needs. */
const PAPER_LOOK =
  "min-h-72 flex-1 px-6 py-5 text-16 leading-[1.75] wrap-break-word whitespace-pre-wrap caret-(--brand) outline-none [font-variant-ligatures:none] max-md:px-4 print:p-0 [&_img.ProseMirror-separator]:inline [&_img.ProseMirror-separator]:h-0 [&>*]:mb-1";

/** The words of one memo. Its `key` is the memo. */
export function MemoEditor(props: MemoEditorProps) {
  const { body, isFixed, students, sayStudent, onBlur, headEnd, notices, unreadable } = props;
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [look, setLook] = useState(plain);
  const [isReadable, setReadable] = useState(true);
  const naming = useNaming(students, (id) => editor.current?.name(id));
  const { active, listId } = naming;
  const attributes: Readonly<Record<string, string>> = {
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": "메모 내용",
    class: PAPER_LOOK,
    ...(isFixed && { "aria-readonly": "true", tabindex: "0" }),
    ...(active && { "aria-controls": listId, "aria-activedescendant": `${listId}-${active.id}` }),
  };

  const say = useEffectEvent((id: string) => sayStudent(id));
  const change = useEffectEvent((next: string) => props.onChange(next));
  const ask = useEffectEvent((query: MentionQuery | undefined, findAt: () => DOMRect) =>
    naming.ask(query, findAt, frame.current),
  );
  const hearKey = useEffectEvent((key: string) => naming.hearKey(key));
  const showLook = useEffectEvent((next: Look) => {
    if (JSON.stringify(next) !== JSON.stringify(look)) setLook(next);
  });
  const { files } = useTeacherData();
  const addPictures = async (chosen: readonly Blob[]): Promise<void> => {
    // The memo may have been left meanwhile; its pictures are not another one's.
    const opened = editor.current;
    for (const file of await props.keepPictures(chosen)) opened?.putPicture(file);
  };
  const takeFiles = useEffectEvent((chosen: readonly Blob[]) => void addPictures(chosen));
  const open = useEffectEvent((place: HTMLElement): Editor | undefined =>
    openEditor({
      place,
      body,
      isFixed,
      attributes,
      sayStudent: (id) => say(id),
      sayInLine: (id) => props.sayInLine(id),
      newBlockId: () => chance().toString(36).slice(2, 10),
      onChange: (next) => change(next),
      onLook: (next) => showLook(next),
      onQuery: (query, findAt) => ask(query, findAt),
      onListKey: (key) => hearKey(key),
      onFiles: (chosen) => takeFiles(chosen),
      watchPicture: (file, onAddress) => watchPicture(files, file, onAddress),
    }),
  );
  const { takesFocus } = props;
  useEffect(() => {
    if (!paper.current) return;
    const opened = open(paper.current);
    editor.current = opened;
    setReadable(opened !== undefined);
    let isOpen = true;
    if (takesFocus) afterSyllable(() => isOpen && opened?.focus());
    return () => {
      isOpen = false;
      opened?.close();
    };
  }, [takesFocus]);
  // Before the effects of whoever writes the words of a memo that is left.
  useLayoutEffect(() => () => editor.current?.flush(), []);
  useEffect(() => editor.current?.show(body), [body]);
  useEffect(() => editor.current?.renewChips(), [sayStudent]);
  useEffect(() => editor.current?.setFixed(isFixed), [isFixed]);
  const attributesText = JSON.stringify(attributes);
  useEffect(() => editor.current?.setAttributes(JSON.parse(attributesText)), [attributesText]);

  return (
    <>
      <div className="flex min-h-14 items-center gap-x-2 border-b border-line-2 px-3 py-1.5 max-md:flex-col-reverse max-md:items-stretch md:flex-wrap print:hidden">
        {!isFixed && isReadable && (
          <FormatButtons
            look={look}
            onRun={(command) => editor.current?.run(command)}
            onPicture={(file) => void addPictures([file])}
            onTask={() => {
              const line = editor.current?.readLine() ?? "";
              if (line !== "") props.onTask(line);
            }}
          />
        )}
        <div className="ml-auto flex items-center">{headEnd}</div>
      </div>
      {notices}
      {!isReadable && unreadable}
      <div
        ref={frame}
        hidden={!isReadable}
        onBlur={onBlur}
        className={isReadable ? "relative flex min-h-0 flex-1 flex-col" : ""}
      >
        <div
          ref={paper}
          className="flex min-h-0 flex-1 flex-col overflow-y-auto print:overflow-visible"
        />
        <MentionList naming={naming} />
      </div>
    </>
  );
}
