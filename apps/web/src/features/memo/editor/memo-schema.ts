import { memoMarks, memoNodes } from "@damim/domain/memo/memo-document.ts";
import {
  Schema,
  type AttributeSpec,
  type MarkType,
  type NodeSpec,
  type NodeType,
  type TagParseRule,
} from "prosemirror-model";

const id: AttributeSpec = { default: null };
const block = "block";

function list(tag: "ul" | "ol", content: string, look: string): NodeSpec {
  return {
    group: block,
    content: `${content}+`,
    attrs: { id },
    parseDOM: [{ tag }],
    toDOM: () => [tag, { class: look }, 0],
  };
}

/** A row of a pasted table is a line, its cells parted by tabs: the words stay, the lines of the table go. */
const tableRow: TagParseRule = {
  tag: "tr",
  node: memoNodes.paragraph,
  getContent(row, schema) {
    const cells = [...row.childNodes].filter(
      (cell) => cell.nodeName === "TD" || cell.nodeName === "TH",
    );
    const words = cells.map((cell) => (cell.textContent ?? "").replaceAll(/\s+/g, " ").trim());
    const line = words.join("\t").trimEnd();
    return schema.node(memoNodes.paragraph, null, line === "" ? [] : schema.text(line)).content;
  },
};

const headingLooks = ["text-22 font-bold", "text-18 font-bold", "text-16 font-bold"];

/** What a memo may hold, and how it looks. Its names are those of `memo-document.ts`. */
export const memoSchema = new Schema({
  nodes: {
    [memoNodes.doc]: { content: "block+" },
    [memoNodes.paragraph]: {
      group: block,
      content: "inline*",
      attrs: { id },
      parseDOM: [tableRow, { tag: "p" }],
      toDOM: () => ["p", 0],
    },
    [memoNodes.heading]: {
      group: block,
      content: "inline*",
      attrs: { id, level: { default: 2 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: Math.min(level, 3) },
      })),
      // Below the head of the page.
      toDOM: ({ attrs }) => [
        `h${Number(attrs["level"]) + 1}`,
        { class: `mt-5 first:mt-0 ${headingLooks[Number(attrs["level"]) - 1]}` },
        0,
      ],
    },
    [memoNodes.bulletList]: list("ul", memoNodes.listItem, "list-disc pl-6"),
    [memoNodes.orderedList]: list("ol", memoNodes.listItem, "list-decimal pl-6"),
    [memoNodes.listItem]: {
      content: "paragraph block*",
      attrs: { id },
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    [memoNodes.checkList]: {
      ...list("ul", memoNodes.checkItem, "flex flex-col"),
      parseDOM: [{ tag: "ul[data-checks]", priority: 60 }],
      toDOM: () => ["ul", { class: "flex flex-col", "data-checks": "" }, 0],
    },
    [memoNodes.checkItem]: {
      content: "paragraph block*",
      attrs: { id, isDone: { default: false } },
      defining: true,
      parseDOM: [
        {
          tag: "li[data-done]",
          priority: 60,
          getAttrs: (item) => ({ isDone: item.dataset["done"] === "true" }),
        },
      ],
      // On screen `check-item.ts` draws it; this is what is copied.
      toDOM: ({ attrs }) => ["li", { "data-done": String(attrs["isDone"] === true) }, 0],
    },
    [memoNodes.image]: {
      group: block,
      atom: true,
      attrs: { id, file: {}, width: { default: null }, height: { default: null } },
      // Only what a memo holds already: pictures of elsewhere have no file here.
      parseDOM: [
        { tag: "img[data-file]", getAttrs: (picture) => ({ file: picture.dataset["file"] ?? "" }) },
      ],
      // On screen `node-views.ts` draws it; this is what is copied.
      toDOM: ({ attrs }) => ["img", { "data-file": String(attrs["file"]), alt: "사진" }],
    },
    [memoNodes.text]: { group: "inline" },
    [memoNodes.hardBreak]: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    [memoNodes.mention]: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { studentId: {} },
      parseDOM: [
        {
          tag: "span[data-student]",
          getAttrs: (chip) => ({ studentId: chip.dataset["student"] ?? "" }),
        },
      ],
      toDOM: ({ attrs }) => ["span", { "data-student": String(attrs["studentId"]) }],
    },
  },
  marks: {
    [memoMarks.bold]: {
      parseDOM: [
        { tag: "strong" },
        // What an online document wraps all of its pages in.
        { tag: "b", getAttrs: (words) => words.style.fontWeight !== "normal" && null },
      ],
      toDOM: () => ["strong", { class: "font-bold" }, 0],
    },
    [memoMarks.highlight]: {
      parseDOM: [{ tag: "mark" }],
      toDOM: () => [
        "mark",
        { class: "rounded-[4px] bg-warm-weak text-fg box-decoration-clone px-0.5" },
        0,
      ],
    },
  },
});

export function memoNode(name: keyof typeof memoNodes): NodeType {
  const type = memoSchema.nodes[memoNodes[name]];
  if (!type) throw new Error(`memos have no ${name}`);
  return type;
}

export function memoMark(name: keyof typeof memoMarks): MarkType {
  const type = memoSchema.marks[memoMarks[name]];
  if (!type) throw new Error(`memos have no ${name}`);
  return type;
}
