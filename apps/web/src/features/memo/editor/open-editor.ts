import { readMemoDocument, type MemoDocument } from "@damim/domain/memo/memo-document.ts";
import type { SayStudent } from "@damim/domain/memo/memo-lines.ts";
import { history } from "prosemirror-history";
import { Node } from "prosemirror-model";
import { EditorState, TextSelection, type Command } from "prosemirror-state";
import { EditorView, type EditorProps } from "prosemirror-view";
import { afterPaint } from "../../../platform/after-paint.ts";
import { blockIds, giveIds } from "./block-ids.ts";
import { memoKeys, readLook, type Look } from "./memo-keys.ts";
import { memoSchema } from "./memo-schema.ts";
import { findMentionQuery, putMention, type MentionQuery } from "./mention-query.ts";
import { putPicture } from "./memo-pictures.ts";
import { buildCheckItem, buildPicture, createChips } from "./node-views.ts";

export interface MemoEditor {
  /** Another text came from elsewhere. Waits while a syllable is being made. */
  readonly show: (body: string) => void;
  readonly run: (command: Command) => void;
  /** Puts the chip of a pupil in the place of 「@3」. Waits while a syllable is being made. */
  readonly name: (studentId: string) => void;
  /** A picture behind the caret. */
  readonly putPicture: (file: string) => void;
  /** Names or numbers changed. */
  readonly renewChips: () => void;
  readonly setFixed: (isFixed: boolean) => void;
  readonly setAttributes: (attributes: Readonly<Record<string, string>>) => void;
  /** What the line of the caret says. */
  readonly readLine: () => string;
  readonly focus: () => void;
  /** Tells at once what was typed since the last frame. */
  readonly flush: () => void;
  readonly close: () => void;
}

export interface MemoEditorOptions {
  readonly place: HTMLElement;
  readonly body: string;
  readonly isFixed: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sayStudent: SayStudent;
  /** How a chip is said where no name may stand. */
  readonly sayInLine: SayStudent;
  readonly newBlockId: () => string;
  /** Once a frame, after it is painted; at once when the editor, the page or the window is left. */
  readonly onChange: (body: string) => void;
  readonly onLook: (look: Look) => void;
  /** `at`: where the @ stands, in the window. */
  readonly onQuery: (query: MentionQuery | undefined, at: () => DOMRect) => void;
  /** True: the key was for the list of pupils. */
  readonly onListKey: (key: string) => boolean;
  /** Files were pasted or dropped. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Hears the address of a picture until it is stopped. */
  readonly watchPicture: (file: string, onAddress: (address: string) => void) => () => void;
}

/** How long a browser may take after the last key of a syllable until the editor has read it. */
const COMPOSED_MS = 60;

/** Nothing where the text holds what only a later version can write: it must not be written over. */
function readEditable(body: string): Node | undefined {
  const doc: MemoDocument | undefined =
    body === ""
      ? { type: "doc", content: [{ type: "paragraph" }] }
      : readMemoDocument(body, Infinity);
  if (!doc) return undefined;
  try {
    const node = Node.fromJSON(memoSchema, doc);
    node.check();
    return node;
  } catch {
    return undefined;
  }
}

function readBlock({ selection: { $from } }: EditorState, say: SayStudent): string {
  const { parent } = $from;
  return parent.textBetween(0, parent.content.size, " ", (leaf) =>
    leaf.type.name === "mention" ? say(String(leaf.attrs["studentId"])) : " ",
  );
}

/** What changes the text waits for the syllable in the making, which it would break in two. */
function waitForSyllables(isComposing: () => boolean) {
  let waiting: (() => void) | undefined;
  const runWaiting = (): void => {
    const run = waiting;
    if (!run) return;
    if (isComposing()) return void setTimeout(runWaiting, COMPOSED_MS);
    waiting = undefined;
    run();
  };
  return {
    /** At once, or as soon as the syllable stands. */
    onceComposed: (run: () => void): void => {
      if (!isComposing()) return run();
      waiting = run;
    },
    runWaiting,
  };
}

/** Files that are pasted or dropped go elsewhere than into the text. */
function takeFiles(onFiles: MemoEditorOptions["onFiles"]): EditorProps {
  return {
    handlePaste(_, { clipboardData }) {
      // A table of a sheet comes as words and as a picture of them: the words are meant.
      const isFiles = clipboardData?.types.every((type) => type === "Files") === true;
      if (isFiles) onFiles([...clipboardData.files]);
      return isFiles;
    },
    handleDrop(_, { dataTransfer }) {
      const files = [...(dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
      return files.length > 0;
    },
  };
}

/** The editor of one memo, without React: it draws at each key and asks nobody. */
export function openEditor(options: MemoEditorOptions): MemoEditor | undefined {
  const { place, sayStudent, newBlockId, onChange, onLook, onQuery } = options;
  const first = readEditable(options.body);
  if (!first) return undefined;
  let { attributes, isFixed } = options;
  /** What stands in the row or in its draft, as far as this editor knows. */
  let known = options.body.normalize("NFC");
  /** What was asked for last, or told since: nothing older is shown when a syllable stands. */
  let wanted = known;
  /** Told, and not shown back yet: what comes of them later than the next key is the past, not another text. */
  const told: string[] = [];
  /** The state is there before its view. */
  let opened: EditorView | undefined;
  const chips = createChips(sayStudent);
  const plugins = [
    ...memoKeys(),
    history(),
    blockIds(newBlockId, () => opened?.composing === true),
  ];
  const begin = (doc: Node): EditorState => {
    const state = EditorState.create({ doc, plugins });
    return state.apply(giveIds(state.tr, newBlockId).setMeta("addToHistory", false));
  };
  const { onceComposed, runWaiting } = waitForSyllables(() => view.composing);
  /** Words on the screen that nobody was told of yet. */
  let isUntold = false;
  const flush = (): void => {
    if (!isUntold) return;
    isUntold = false;
    const body = JSON.stringify(view.state.doc.toJSON());
    known = wanted = body.normalize("NFC");
    told.push(known);
    onChange(body);
  };
  const settle = (): void => {
    flush();
    setTimeout(runWaiting, COMPOSED_MS);
  };
  const flushWhenHidden = (): void => {
    if (document.visibilityState === "hidden") flush();
  };
  const flushAfterPaint = (): void => {
    if (!isUntold) afterPaint(flush);
    isUntold = true;
    flushWhenHidden();
  };
  const tell = (): void => {
    onLook(readLook(view.state));
    const query = view.hasFocus() && !isFixed ? findMentionQuery(view.state) : undefined;
    onQuery(query, () => {
      const { left, top, bottom } = view.coordsAtPos(query?.from ?? 0);
      return new DOMRect(left, top, 0, bottom - top);
    });
  };
  const view = new EditorView(place, {
    state: begin(first),
    editable: () => !isFixed,
    attributes: () => ({ ...attributes }),
    nodeViews: {
      mention: (node) => chips.build(node),
      checkItem: (node, itsView, findPlace) => buildCheckItem(node, itsView, findPlace),
      image: (node) => buildPicture(node, options.watchPicture),
    },
    dispatchTransaction(change) {
      view.updateState(view.state.apply(change));
      if (change.docChanged) flushAfterPaint();
      tell();
    },
    // Not asked while a syllable is being made.
    handleKeyDown: (_, { key }) => options.onListKey(key),
    ...takeFiles(options.onFiles),
    handleDOMEvents: {
      compositionend: settle,
      blur: settle,
      focus: () => void setTimeout(tell),
    },
  });
  opened = view;
  onLook(readLook(view.state));
  // Before those who write what they were told: they hear of both as well.
  addEventListener("pagehide", flush, { capture: true });
  addEventListener("visibilitychange", flushWhenHidden, { capture: true });
  return {
    show(body) {
      const asked = body.normalize("NFC");
      if (told.splice(0, told.lastIndexOf(asked) + 1).length > 0 || asked === known) return;
      wanted = asked;
      // Words of this device go before: they stand beside the other text, and what then stands is shown.
      if (isUntold) return flush();
      onceComposed(() => {
        const doc = readEditable(body);
        if (!doc || asked === known || asked !== wanted) return;
        known = asked;
        const state = begin(doc);
        const at = state.doc.resolve(Math.min(view.state.selection.head, state.doc.content.size));
        view.updateState(state.apply(state.tr.setSelection(TextSelection.near(at))));
        tell();
      });
    },
    run(command) {
      onceComposed(() => {
        view.focus();
        command(view.state, view.dispatch, view);
      });
    },
    name(studentId) {
      const put = (): void => {
        view.focus();
        const query = findMentionQuery(view.state);
        if (query) view.dispatch(putMention(view.state, query, studentId));
      };
      onceComposed(put);
      // A pointer came into the middle of the last syllable: it ends here.
      if (view.composing) view.dom.blur();
    },
    putPicture(file) {
      onceComposed(() => {
        if (!view.isDestroyed) view.dispatch(putPicture(view.state, file));
      });
    },
    renewChips: chips.renew,
    setFixed(next) {
      isFixed = next;
      view.setProps({});
    },
    setAttributes(next) {
      attributes = next;
      view.setProps({});
    },
    readLine: () => readBlock(view.state, (studentId) => options.sayInLine(studentId)).trim(),
    focus: () => view.focus(),
    flush,
    close() {
      removeEventListener("pagehide", flush, { capture: true });
      removeEventListener("visibilitychange", flushWhenHidden, { capture: true });
      flush();
      view.destroy();
    },
  };
}
