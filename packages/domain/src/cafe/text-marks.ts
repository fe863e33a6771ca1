/** A piece of a line. `href` is always https. */
export type Inline =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "bold"; readonly text: string }
  | { readonly type: "link"; readonly href: string; readonly host: string };

/** Lines of words, or the points of a list. */
export interface TextBlock {
  readonly type: "paragraph" | "list";
  readonly lines: readonly (readonly Inline[])[];
}

const BOLD_OR_LINK = /\*\*(?<bold>[^*\n]+)\*\*|(?<link>https:\/\/[^\s<>"'`*]+)/gu;
const POINT = /^\s*- +/u;
/** What ends a sentence or closes a bracket belongs to the words around a link. */
const BEHIND_LINK = /[.,;:!?)\]}」』”’]+$/u;

/**
 * The text of a post as a tree: `**굵게**`, `- 목록`, bare https links. All else is what it looks like; there is no HTML
 * in it or out of it (spec 14 §2).
 *
 * ```ts
 * parseMarks("**준비물**\n- 풀"); // paragraph with a bold piece, list with one point
 * ```
 */
export function parseMarks(text: string): readonly TextBlock[] {
  const blocks: { type: TextBlock["type"]; lines: (readonly Inline[])[] }[] = [];
  let isApart = true;
  for (const line of text.normalize("NFC").split(/\r\n?|\n/u)) {
    if (line.trim() === "") {
      isApart = true;
      continue;
    }
    const type = POINT.test(line) ? "list" : "paragraph";
    const inlines = parseInlines(type === "list" ? line.replace(POINT, "") : line);
    const last = blocks.at(-1);
    if (last?.type === type && !isApart) last.lines.push(inlines);
    else blocks.push({ type, lines: [inlines] });
    isApart = false;
  }
  return blocks;
}

/** Whether a text has a link that would be one on screen. */
export function hasLink(text: string): boolean {
  return parseMarks(text).some(({ lines }) => lines.flat().some(({ type }) => type === "link"));
}

function parseInlines(line: string): readonly Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  const addText = (to: number): void => {
    if (to > from) pieces.push({ type: "text", text: line.slice(from, to) });
  };
  for (const found of line.matchAll(BOLD_OR_LINK)) {
    const { bold, link } = found.groups ?? {};
    const href = link?.replace(BEHIND_LINK, "");
    const host = href === undefined ? undefined : findHost(href);
    if (bold === undefined && host === undefined) continue;
    addText(found.index);
    if (bold !== undefined) pieces.push({ type: "bold", text: bold });
    else if (href !== undefined && host !== undefined) pieces.push({ type: "link", href, host });
    from = found.index + (bold === undefined ? (href?.length ?? 0) : found[0].length);
  }
  addText(line.length);
  return pieces;
}

/** A name before an @ would make a link look like another one's, and letters of other scripts too. */
function findHost(href: string): string | undefined {
  return /^https:\/\/((?:[a-z0-9가-힣-]+\.)+[a-z가-힣]{2,}(?::\d{1,5})?)(?:[/?#]|$)/iu.exec(
    href,
  )?.[1];
}
