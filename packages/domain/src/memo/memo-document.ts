import { LONGEST_MEMO_CHARACTERS } from "./memo.ts";

/** Attributes are plain values: a block's `id`, a heading's `level`, a mention's `studentId`. */
export type MemoAttrs = Readonly<Record<string, string | number | boolean | null>>;

export interface MemoMark {
  readonly type: string;
  readonly attrs?: MemoAttrs;
}

/** A node as ProseMirror writes it. Only a text has `text`. */
export interface MemoNode {
  readonly type: string;
  readonly attrs?: MemoAttrs;
  readonly content?: readonly MemoNode[];
  readonly marks?: readonly MemoMark[];
  readonly text?: string;
}

export type MemoDocument = MemoNode & { readonly type: "doc" };

/**
 * The names that the editor's schema has and that reading knows. Blocks carry an `id`. A name that is not here is read by
 * what stands in it: a later version may have more.
 */
export const memoNodes = {
  doc: "doc",
  paragraph: "paragraph",
  /** `level` 1 to 3. */
  heading: "heading",
  bulletList: "bulletList",
  orderedList: "orderedList",
  listItem: "listItem",
  checkList: "checkList",
  /** `isDone`. */
  checkItem: "checkItem",
  /** `file`, `width`, `height`. */
  image: "image",
  table: "table",
  tableRow: "tableRow",
  tableCell: "tableCell",
  text: "text",
  hardBreak: "hardBreak",
  /** `studentId`: a chip that shows today's number and name. */
  mention: "mention",
} as const;

export const memoMarks = { bold: "bold", highlight: "highlight" } as const;

export const emptyMemoDocument: MemoDocument = {
  type: "doc",
  content: [{ type: memoNodes.paragraph }],
};

/** Lists in lists in tables: no teacher nests deeper, and reading never runs out of stack. */
const DEEPEST_NODE = 24;
const LONGEST_ATTR_CHARACTERS = 200;
const NAME = /^[a-z][A-Za-z0-9_]{0,39}$/;

/**
 * The document of a body; nothing where it is none, as of a secret memo.
 *
 * @param longest more is in no row, but may be in a form
 */
export function readMemoDocument(
  body: string | null | undefined,
  longest = LONGEST_MEMO_CHARACTERS,
): MemoDocument | undefined {
  if (!body || body.length > longest) return undefined;
  try {
    const value: unknown = JSON.parse(body);
    return isMemoDocument(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value has the shape of a document, whatever its names are. */
export function isMemoDocument(value: unknown): value is MemoDocument {
  return isNode(value, 0) && value.type === memoNodes.doc;
}

function isNode(value: unknown, depth: number): value is MemoNode {
  if (!isRecord(value) || depth > DEEPEST_NODE) return false;
  const { type, attrs, content, marks, text, ...rest } = value;
  if (typeof type !== "string" || !NAME.test(type) || Object.keys(rest).length > 0) return false;
  if (attrs !== undefined && !isAttrs(attrs)) return false;
  if (marks !== undefined && !(Array.isArray(marks) && marks.every(isMark))) return false;
  if (type === memoNodes.text)
    return typeof text === "string" && text !== "" && content === undefined;
  if (text !== undefined) return false;
  return (
    content === undefined ||
    (Array.isArray(content) && content.every((child) => isNode(child, depth + 1)))
  );
}

function isMark(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { type, attrs, ...rest } = value;
  const isNamed = typeof type === "string" && NAME.test(type);
  return isNamed && Object.keys(rest).length === 0 && (attrs === undefined || isAttrs(attrs));
}

function isAttrs(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, attr]) => {
    if (!NAME.test(name)) return false;
    if (typeof attr === "string") return attr.length <= LONGEST_ATTR_CHARACTERS;
    return attr === null || typeof attr === "boolean" || Number.isFinite(attr);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
