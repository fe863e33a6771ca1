import type { RosterStudent } from "../student/student.ts";
import { memoNodes, type MemoDocument, type MemoNode } from "./memo-document.ts";

/** 「@3」, also 「@3번」: a number with nothing of a word at its sides. */
const NUMBER = /(?<=^|\s)@(\d{1,3})번?(?=$|[\s,.])/g;

/**
 * What was typed without an editor, as a document: a paragraph a line, 「@3」 as the chip of who has this number.
 *
 * @param newBlockId one a paragraph
 */
export function toSlipDocument(
  typed: string,
  students: readonly RosterStudent[],
  newBlockId: () => string,
): MemoDocument {
  const content = typed
    .trimEnd()
    .split("\n")
    .map((line): MemoNode => {
      const nodes = toNodes(line, students);
      const paragraph = { type: memoNodes.paragraph, attrs: { id: newBlockId() } };
      return nodes.length > 0 ? { ...paragraph, content: nodes } : paragraph;
    });
  return { type: "doc", content };
}

/** Both memos as one, the second below the first. */
export function joinMemos(first: MemoDocument, second: MemoDocument): MemoDocument {
  return { ...first, content: [...(first.content ?? []), ...(second.content ?? [])] };
}

function toNodes(line: string, students: readonly RosterStudent[]): readonly MemoNode[] {
  const nodes: MemoNode[] = [];
  let end = 0;
  const addText = (text: string): void => {
    if (text !== "") nodes.push({ type: memoNodes.text, text });
  };
  for (const { 0: sign, 1: number, index } of line.matchAll(NUMBER)) {
    const named = students.filter((student) => student.number === Number(number));
    const [student] = named;
    // Two classes have a number 3: nobody guesses.
    if (!student || named.length > 1) continue;
    addText(line.slice(end, index));
    nodes.push({ type: memoNodes.mention, attrs: { studentId: student.id } });
    end = index + sign.length;
  }
  addText(line.slice(end));
  return nodes;
}
