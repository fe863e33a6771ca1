import type { memoMarks } from "@damim/domain/memo/memo-document.ts";
import { baseKeymap, chainCommands, setBlockType, toggleMark, lift } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import {
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Attrs, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { TextSelection, type Command, type EditorState, type Plugin } from "prosemirror-state";
import { memoMark, memoNode } from "./memo-schema.ts";

const items = [memoNode("listItem"), memoNode("checkItem")];
const listOf = { bulletList: "listItem", orderedList: "listItem", checkList: "checkItem" } as const;
export type ListName = keyof typeof listOf;

/** How what is around the caret looks, for the buttons. */
export interface Look {
  readonly isBold: boolean;
  readonly isHighlighted: boolean;
  readonly isHeading: boolean;
  readonly list: ListName | undefined;
}

export function readLook(state: EditorState): Look {
  const { from, to, empty, $from } = state.selection;
  const hasMark = (name: keyof typeof memoMarks): boolean => {
    const mark = memoMark(name);
    return empty
      ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, mark);
  };
  return {
    isBold: hasMark("bold"),
    isHighlighted: hasMark("highlight"),
    isHeading: $from.parent.type === memoNode("heading"),
    list: findList(state)?.name,
  };
}

export const turnBold = toggleMark(memoMark("bold"));
export const turnHighlight = toggleMark(memoMark("highlight"));

export const turnHeading: Command = (state, dispatch) =>
  readLook(state).isHeading
    ? setBlockType(memoNode("paragraph"))(state, dispatch)
    : setBlockType(memoNode("heading"), { level: 2 })(state, dispatch);

/** Into the list, out of it, or from one sort of list into another. */
export function turnList(name: ListName): Command {
  return (state, dispatch) => {
    const found = findList(state);
    if (!found) return wrapInList(memoNode(name))(state, dispatch);
    if (found.name === name) return liftItem(state, dispatch);
    if (dispatch) {
      const { list, place } = found;
      const made = list.content.content.map((item) =>
        memoNode(listOf[name]).create({ id: item.attrs["id"] as unknown } as Attrs, item.content),
      );
      const change = state.tr;
      change.replaceWith(
        place,
        place + list.nodeSize,
        memoNode(name).create({ id: list.attrs["id"] as unknown } as Attrs, made),
      );
      // Items keep their sizes: the caret stays where it is.
      const { anchor, head } = state.selection;
      dispatch(change.setSelection(TextSelection.create(change.doc, anchor, head)));
    }
    return true;
  };
}

const liftItem: Command = (state, dispatch) =>
  items.some((item) => liftListItem(item)(state, dispatch)) || lift(state, dispatch);

/** At the beginning of an item, as in every other editor. */
const backOut: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.depth > 1;
  if (!isAtStart || !items.includes($from.node(-1).type) || $from.index(-1) > 0) return false;
  return liftItem(state, dispatch);
};

const leaveHeading: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type !== memoNode("heading")) return false;
  return setBlockType(memoNode("paragraph"))(state, dispatch);
};

const putBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(memoNode("hardBreak").create()).scrollIntoView());
  return true;
};

const ofItems = (make: (type: NodeType) => Command): Command => chainCommands(...items.map(make));

/** Keys and what is made of signs at the beginning of a line. Kept true beside `shortcuts.ts`. */
export function memoKeys(): readonly Plugin[] {
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{1,3})\s$/, memoNode("heading"), ([, signs = ""]) => ({
          level: signs.length,
        })),
        wrappingInputRule(/^\[ ?\]\s$/, memoNode("checkList")),
        wrappingInputRule(/^[-*]\s$/, memoNode("bulletList")),
        wrappingInputRule(/^1\.\s$/, memoNode("orderedList")),
      ],
    }),
    keymap({
      "Mod-b": turnBold,
      "Mod-Shift-h": turnHighlight,
      "Mod-z": undo,
      "Mod-Shift-z": redo,
      "Mod-y": redo,
      "Mod-]": ofItems(sinkListItem),
      "Mod-[": ofItems(liftListItem),
      "Shift-Enter": putBreak,
      Enter: ofItems((type) =>
        splitListItem(type, { id: null, ...(type === memoNode("checkItem") && { isDone: false }) }),
      ),
      Backspace: chainCommands(undoInputRule, backOut, leaveHeading),
    }),
    keymap(baseKeymap),
  ];
}

function findList({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const list = $from.node(depth);
    const name = (Object.keys(listOf) as ListName[]).find((each) => each === list.type.name);
    if (name) return { name, list, place: $from.before(depth) };
  }
  return undefined;
}
