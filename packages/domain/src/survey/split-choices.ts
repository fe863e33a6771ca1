import { LONGEST_OPTION_CHARACTERS, MOST_OPTIONS, type SurveyQuestion } from "./survey.ts";

/** Between choices of an own survey: no option holds it. */
const NEXT = "\n";

/** The answer of who chose these options of an own survey; `splitChoices` reads it back. */
export function joinChoices(chosen: readonly string[]): string {
  return chosen.join(NEXT);
}

/** An answer in one line, as tables, paper and files say it; 「 / 」 divides choices with a comma within. */
export function sayAnswer(
  { type, options = [] }: Pick<SurveyQuestion, "type" | "options">,
  value: string,
): string {
  if (type !== "multi") return value;
  const chosen = splitChoices(value, options);
  return chosen.join(chosen.some((each) => each.includes(",")) ? " / " : ", ");
}

/**
 * What was chosen in an answer of several choices: each on a line (`joinChoices`), or joined by 「;」 or a comma. Known options come first, the longest
 * first: one may itself hold a comma.
 *
 * ```ts
 * splitChoices("노래(독창, 합창), 리코더", ["노래(독창, 합창)", "리코더"]); // both, whole
 * ```
 */
export function splitChoices(answer: string, options: readonly string[]): readonly string[] {
  const lines = answer.split(NEXT);
  if (lines.length > 1 && lines.every((line) => options.includes(line))) return lines;
  const known = options.toSorted((a, b) => b.length - a.length);
  const chosen: string[] = [];
  let rest = answer.trim();
  while (rest !== "") {
    const option = known.find((each) => rest.startsWith(each) && isEnd(rest, each.length));
    const part = option ?? splitPlain(rest)[0] ?? rest;
    if (part.trim() !== "") chosen.push(part.trim());
    rest = rest
      .slice(part.length)
      .replace(/^\s*[;,]\s*/u, "")
      .trimStart();
  }
  return [...new Set(chosen)];
}

function isEnd(text: string, at: number): boolean {
  return /^(?:$|\s*[;,])/u.test(text.slice(at)) && !isWithinOption(text, at);
}

/**
 * The options that answers show, in the order of their first appearance. What 「;」 divides has its commas within, also
 * where it stands alone. Parts that always stand together were one option
 * with a comma in it.
 */
export function findOptions(answers: readonly string[]): readonly string[] {
  const whole = answers
    .filter((answer) => answer.includes(";"))
    .flatMap(splitPlain)
    .filter((part) => splitCommas(part).length > 1);
  const joined = joinInseparable(
    answers.filter(Boolean).map((answer) => ({ parts: splitChoices(answer, whole), answer })),
  );
  return [...new Set(joined.flat())]
    .filter((option) => option.length <= LONGEST_OPTION_CHARACTERS)
    .slice(0, MOST_OPTIONS);
}

/** By 「;」 where one stands, else by commas outside of brackets, of 「1,000원」 and of 「네, 좋아요」. */
export function splitPlain(answer: string): readonly string[] {
  const parts = answer.includes(";") ? answer.split(";") : splitCommas(answer);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

function splitCommas(answer: string): readonly string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const [at, letter] of answer.split("").entries()) {
    if (/[([{「]/u.test(letter)) depth += 1;
    if (/[)\]}」]/u.test(letter)) depth = Math.max(0, depth - 1);
    if (letter === "," && depth === 0 && !isWithinOption(answer, at)) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const yesOrNo = "(?:네|넵|예|응|어|아니[요오]?|아뇨|아니에요)";
const afterYes = new RegExp(`(?:^|[,;]\\s*)${yesOrNo}$`, "u");
const beforeWords = new RegExp(`^,\\s+(?!${yesOrNo}(?:$|[,;]))`, "u");

/** Whether the comma there stands within a number, or behind the 네 or 아니요 with which one answer begins. */
function isWithinOption(text: string, at: number): boolean {
  const [left, right] = [text.slice(0, at), text.slice(at)];
  if (/(?<!\d)\d{1,3}(?:,\d{3})*$/u.test(left) && /^,\d{3}(?!\d)/u.test(right)) return true;
  return afterYes.test(left) && beforeWords.test(right);
}

interface SplitAnswer {
  readonly parts: readonly string[];
  /** As it was given. */
  readonly answer: string;
}

/**
 * 「아니요」, 「괜찮아요」 that are only ever seen side by side, twice or more, were 「아니요, 괜찮아요」. Never what 「;」 or a
 * comma without a blank joins: that is how forms join choices, and no answer would show the option again.
 */
function joinInseparable(answers: readonly SplitAnswer[]): readonly (readonly string[])[] {
  const count = new Map<string, number>();
  const pairs = new Map<string, { readonly pair: readonly [string, string]; count: number }>();
  for (const { parts } of answers) {
    for (const part of parts) count.set(part, (count.get(part) ?? 0) + 1);
    parts.forEach((part, at) => {
      const next = parts[at + 1];
      if (next === undefined) return;
      const key = `${part}\n${next}`;
      const seen = pairs.get(key) ?? { pair: [part, next] as const, count: 0 };
      seen.count += 1;
      pairs.set(key, seen);
    });
  }
  const one = [...pairs.values()].find(
    ({ pair: [a, b], count: together }) =>
      together > 1 &&
      count.get(a) === together &&
      count.get(b) === together &&
      answers.every(({ parts, answer }) => !parts.includes(a) || answer.includes(`${a}, ${b}`)),
  );
  // All answers the same two: then nothing tells whether they are one or two.
  if (!one || answers.every(({ parts }) => parts.includes(one.pair[0])))
    return answers.map(({ parts }) => parts);
  const [first, second] = one.pair;
  return joinInseparable(
    answers.map(({ parts, answer }) => ({
      answer,
      parts: parts.flatMap((part, at) => {
        if (part === first && parts[at + 1] === second) return [`${first}, ${second}`];
        return part === second && parts[at - 1] === first ? [] : [part];
      }),
    })),
  );
}
