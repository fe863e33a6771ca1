import type { EditorState, Transaction } from "prosemirror-state";
import { memoNode } from "./memo-schema.ts";

/** A picture in the place of the selection, with a line behind it to write on. */
export function putPicture({ tr }: EditorState, file: string): Transaction {
  tr.replaceSelectionWith(memoNode("image").create({ file }), false);
  if (tr.doc.lastChild?.type === memoNode("image"))
    tr.insert(tr.doc.content.size, memoNode("paragraph").create());
  return tr.scrollIntoView();
}
