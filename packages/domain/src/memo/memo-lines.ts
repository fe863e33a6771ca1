import type { StudentId } from "../student/student.ts";
import { memoNodes, type MemoDocument, type MemoNode } from "./memo-document.ts";
import { LONGEST_MEMO_TITLE_CHARACTERS } from "./memo.ts";

/** One block of words. */
export interface MemoLine {
  /** Of the block, where the editor gave one. */
  readonly blockId: string | undefined;
  readonly text: string;
  /** 「- 」, 「☑ 」, with the blanks of its list. */
  readonly lead: string;
  /** What stands before it in plain text: a new line, or a tab between the cells of a row. */
  readonly before: "\n" | "\t" | " ";
  /** Whom the block names, each once. */
  readonly studentIds: readonly StudentId[];
}

/** How a chip is said: with the name on paper, 「3번」 for a board. */
export type SayStudent = (studentId: StudentId) => string;

const inline: readonly string[] = [memoNodes.text, memoNodes.mention, memoNodes.hardBreak];
const lists: readonly string[] = [memoNodes.bulletList, memoNodes.orderedList, memoNodes.checkList];

/** The blocks of words of a memo, in order; pictures are 「[사진]」. */
export function listMemoLines(doc: MemoDocument, sayStudent: SayStudent): readonly MemoLine[] {
  return listBlocks(doc.content ?? [], "", sayStudent);
}

/** A memo as plain text, for copying, search and the archive. */
export function toMemoText(doc: MemoDocument, sayStudent: SayStudent): string {
  return listMemoLines(doc, sayStudent)
    .map(({ before, lead, text }, index) => `${index > 0 ? before : ""}${lead}${text}`)
    .join("")
    .trim();
}

/** The first line that says something, as the title of the list. */
export function toMemoTitle(doc: MemoDocument, sayStudent: SayStudent): string {
  const line = listMemoLines(doc, sayStudent).find(({ text }) => text.trim() !== "");
  const [words = ""] = (line?.text.trim() ?? "").split("\n");
  return cutText(words, LONGEST_MEMO_TITLE_CHARACTERS);
}

/** Whether a memo says and shows nothing. */
export function isEmptyMemo(doc: MemoDocument): boolean {
  return listMemoLines(doc, () => "@").every(({ text }) => text.trim() === "");
}

/** @param indent blanks before words that stand in a list */
function listBlocks(
  nodes: readonly MemoNode[],
  indent: string,
  say: SayStudent,
): readonly MemoLine[] {
  return nodes.flatMap((node): readonly MemoLine[] => {
    const { type, content = [] } = node;
    if (lists.includes(type))
      return content.flatMap((item, index) => {
        const blocks = hasWords(item) ? [item] : (item.content ?? []);
        const lines = listBlocks(blocks, `${indent}  `, say);
        const lead = `${indent}${toSign(node, item, index)}`;
        return lines.map((line, part) => (part === 0 ? { ...line, lead } : line));
      });
    if (type === memoNodes.tableRow)
      return content.flatMap((cell, index) =>
        listBlocks([cell], indent, say).map((line, part): MemoLine => {
          const before = part > 0 ? " " : index > 0 ? "\t" : "\n";
          return { ...line, before };
        }),
      );
    if (content.length > 0 && !hasWords(node)) return listBlocks(content, indent, say);
    const text = type === memoNodes.image ? "[사진]" : toWords(node, say);
    const studentIds = [...new Set(content.flatMap((child) => findStudentId(child) ?? []))];
    return [{ blockId: findBlockId(node), text, lead: indent, before: "\n", studentIds }];
  });
}

function hasWords({ content = [] }: MemoNode): boolean {
  return content.some((child) => inline.includes(child.type));
}

function toWords({ content = [] }: MemoNode, say: SayStudent): string {
  return content
    .map((child) => {
      const studentId = findStudentId(child);
      if (studentId !== undefined) return say(studentId);
      return child.type === memoNodes.hardBreak ? "\n" : (child.text ?? toWords(child, say));
    })
    .join("");
}

function toSign(list: MemoNode, item: MemoNode, index: number): string {
  if (list.type === memoNodes.orderedList) return `${index + 1}. `;
  if (list.type === memoNodes.checkList) return item.attrs?.["isDone"] === true ? "☑ " : "☐ ";
  return "- ";
}

/** The pupil of a chip. */
export function findStudentId({ type, attrs }: MemoNode): StudentId | undefined {
  const studentId = attrs?.["studentId"];
  return type === memoNodes.mention && typeof studentId === "string" ? studentId : undefined;
}

function findBlockId({ attrs }: MemoNode): string | undefined {
  const id = attrs?.["id"];
  return typeof id === "string" ? id : undefined;
}

/** Never in the middle of a letter. */
function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
