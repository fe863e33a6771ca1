import { dayPattern } from "./day-words.ts";
import { end, isPupil, sticky, type Lexeme, type LexOptions } from "./lexeme.ts";
import { findNamedStudents } from "./named-students.ts";
import { readToldText } from "./weak/told-text.ts";

const BREAK = /[,，、;\n]/u;

/**
 * Reads titles and tellers: words that name a record only where no head does, for they are said in other lines too.
 *
 * @returns what begins at a place, behind the parts before it; nothing where none does
 */
export function readWeakWords(
  line: string,
  options: LexOptions,
  headPattern: string,
): (at: number, before: readonly Lexeme[]) => readonly Lexeme[] {
  const { titles = [], tellers = [], roster } = options;
  const tellerPattern = tellers.map(({ source }) => source).join("|") || "(?!)";
  const teller = sticky(`(?:${tellerPattern})${end}`);
  const lists = titles.map(({ patterns, marks: { source } }) => {
    const any = patterns.join("|") || "(?!)";
    const mark = `(?=\\s*(?:${source})${end})`;
    return { marked: sticky(`(?:${any})${mark}`), plain: sticky(`(?:${any})${end}`), any, mark };
  });
  const asWord = (pattern: string) => new RegExp(`(?<!\\S)(?:${pattern})${end}`, "u");
  const head = asWord(headPattern);
  const day = new RegExp(`^(?:${dayPattern})$`, "u");
  const marked = lists.map(({ any, mark }) => `(?:${any})${mark}`);
  const any = asWord([headPattern, tellerPattern, ...marked].join("|"));
  const startsWithPupil = (text: string): boolean =>
    /^\d{1,3}(?=번|[\s,·~–-])/u.test(text) ||
    findNamedStudents(/^[^\s,，、;()]+/u.exec(text)?.[0] ?? "", roster).length > 0;
  return (at: number, before: readonly Lexeme[]): readonly Lexeme[] => {
    const segment = before.slice(before.findLastIndex(({ type }) => type === "separator") + 1);
    if (segment.some(({ type }) => type === "head" || type === "teller")) return [];
    const rest = line.slice(at).split(BREAK)[0] ?? "";
    for (const { marked: sure, plain } of lists) {
      const found = matchAt(sure, line, at) ?? matchAt(plain, line, at);
      if (!found || day.test(found)) continue;
      const isSure = matchAt(sure, line, at) !== undefined;
      if (head.test(isSure ? rest.slice(found.length) : rest)) continue;
      // 「3 하린 o」: somebody is named, and o is said of titles alone.
      const isTold = isSure && segment.some((each) => isPupil(each));
      const pupils = isTold ? [] : findNamedStudents(found, roster);
      return [{ type: "title", pupils, text: found, from: at, to: at + found.length }];
    }
    const lastPupil = segment.findLast((each) => isPupil(each) || each.type === "everyone");
    const said = lastPupil && matchAt(teller, line, at);
    if (!lastPupil || !said) return [];
    const to = at + said.length;
    const told = readToldText(line, to, lastPupil.to, { head, any, startsWithPupil });
    return [
      { type: "teller", text: said, from: at, to },
      ...(told ? [{ type: "told" as const, text: line.slice(told.from, told.to), ...told }] : []),
    ];
  };
}

function matchAt(pattern: RegExp, line: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0];
}
