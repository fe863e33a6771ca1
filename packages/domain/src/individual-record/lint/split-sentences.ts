/** A sentence and where it stands in its text. */
export interface FoundSentence {
  readonly at: number;
  readonly text: string;
}

const opening = "“‘「『(";
const closing = "”’」』)";

/**
 * The sentences of a text, each with its end sign. One that is spoken within quotes is part of the sentence around it:
 * 「"고마워요." 하고 말함.」 is one.
 */
export function splitSentences(text: string): readonly FoundSentence[] {
  const found: FoundSentence[] = [];
  let from = 0;
  const cut = (to: number): void => {
    const part = text.slice(from, to);
    const begin = part.search(/\S/u);
    if (begin >= 0) found.push({ at: from + begin, text: part.slice(begin).trimEnd() });
    from = to;
  };
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === "\n") {
      cut(at + 1);
      // A quote that nobody closed ends with its line.
      depth = 0;
      isQuoted = false;
    } else if (opening.includes(letter)) depth++;
    else if (closing.includes(letter)) depth = Math.max(0, depth - 1);
    else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === "'" && !/[a-z]'[a-z]/iu.test(text.slice(at - 1, at + 2)))
      isQuoted = !isQuoted;
    else if (
      /[.!?。]/u.test(letter) &&
      depth === 0 &&
      !isQuoted &&
      /^(?:\s|$)/u.test(text.slice(at + 1))
    )
      cut(at + 1);
  }
  cut(text.length);
  return found;
}
