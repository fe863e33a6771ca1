/** A choice: the characters `from` to `to` of the line become `text`. */
interface TextChange {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text that follows a teller. */
export interface ToldText {
  readonly words: string;
  /** After a colon or within 「」: all of it is the text. */
  readonly isSure: boolean;
  readonly from: number;
  readonly to: number;
  /** It may not be one text: the changes of the line that settle it. */
  readonly doubt?: readonly TextChange[];
}

export interface ToldPatterns {
  /** What names a record by itself. */
  readonly head: RegExp;
  /** What names any record. */
  readonly any: RegExp;
  readonly startsWithPupil: (text: string) => boolean;
}

/**
 * The text from a place to 「;」 or the end of the line. Two things are asked about: a comma behind which somebody and
 * something stand (「잘함, 5 지각」), and a word that names another record (「병원 상담 결석」). After a colon and within
 * 「」 it is one text.
 *
 * @param start where the words of this record begin, behind its pupils
 */
export function readToldText(
  line: string,
  at: number,
  start: number,
  patterns: ToldPatterns,
): ToldText | undefined {
  const [all = ""] = /^[^;\n]*/u.exec(line.slice(at)) ?? [];
  const from = at + (/^\s*/u.exec(all)?.[0].length ?? 0);
  const to = at + all.trimEnd().length;
  const typed = line.slice(from, to);
  if (typed === "" || /^[,，、]/u.test(typed)) return undefined;
  const quoted = /^[:：]?\s*「(.*)」$/su.exec(typed)?.[1];
  if (quoted !== undefined) return { words: quoted, isSure: true, from, to };
  const words = typed.replace(/^[:：]\s*/u, "");
  if (words === "") return undefined;
  const plain = { words, isSure: words !== typed, from, to };
  const asOne = {
    label: "모두 한 기록으로",
    from,
    to,
    text: `${plain.isSure ? ": " : ""}「${words}」`,
  };
  const cut = findCut(typed, patterns);
  if (cut) {
    const apart = { label: "나눠서", from: from + cut.from, to: from + cut.to, text: "; " };
    return { ...plain, doubt: [asOne, apart] };
  }
  const [first = ""] = typed.split(/[,，、]/u);
  const head = plain.isSure ? null : patterns.head.exec(first);
  if (!head) return plain;
  const rest = `${line.slice(start, from)}${typed.slice(0, head.index)} ${typed.slice(head.index + head[0].length)}`;
  const text = ` ${head[0].trim()} (${rest.replaceAll(/[()\s]+/gu, " ").trim()})`;
  const asHead = { label: `「${head[0].trim()}」 기록으로`, from: start, to, text };
  return { ...plain, doubt: [asOne, asHead] };
}

/** Where another record may begin: at the start, or behind a comma. */
function findCut(
  typed: string,
  { any, startsWithPupil }: ToldPatterns,
): { readonly from: number; readonly to: number } | undefined {
  const places = [
    { from: 0, to: 0 },
    ...Array.from(typed.matchAll(/\s*[,，、]\s*/gu), ({ 0: found, index }) => ({
      from: index,
      to: index + found.length,
    })),
  ];
  return places.find(({ to }) => startsWithPupil(typed.slice(to)) && any.test(typed.slice(to)));
}
