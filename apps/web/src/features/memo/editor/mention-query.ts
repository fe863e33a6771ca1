import { memoNodes } from "@damim/domain/memo/memo-document.ts";
import type { EditorState, Transaction } from "prosemirror-state";

/** What stands behind an @ before the caret: 「@3」, 「@ㄱㄱㅇ」. */
export interface MentionQuery {
  /** Of the @. */
  readonly from: number;
  readonly to: number;
  readonly typed: string;
}

const LONGEST_NAME = 12;
/** Stands for a chip or a picture in the line. */
const OBJECT = "\ufffc";
/** Not within a word, such as an address of mail. */
const SIGN = /(?:^|[\s(,·:\ufffc])@([^\s@\ufffc]*)$/;

/** Nothing where nobody is being named. */
export function findMentionQuery({ selection }: EditorState): MentionQuery | undefined {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return undefined;
  const start = Math.max(0, $from.parentOffset - LONGEST_NAME - 2);
  const before = $from.parent.textBetween(start, $from.parentOffset, undefined, OBJECT);
  const typed = SIGN.exec(before)?.[1];
  if (typed === undefined || typed.length > LONGEST_NAME) return undefined;
  return { from: $from.pos - typed.length - 1, to: $from.pos, typed };
}

/** The chip in the place of what was typed, with a blank behind it. */
export function putMention(
  { tr, schema, doc }: EditorState,
  { from, to }: MentionQuery,
  studentId: string,
): Transaction {
  const chip = schema.nodes[memoNodes.mention]?.create({ studentId });
  if (!chip) return tr;
  const isBlankBehind = /^\s/.test(doc.textBetween(to, Math.min(to + 1, doc.content.size), "\n"));
  const nodes = isBlankBehind ? [chip] : [chip, schema.text(" ")];
  return tr.replaceWith(from, to, nodes).scrollIntoView();
}
