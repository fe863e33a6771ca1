// What a spending consists of. Its amount is the only truth: lines explain it, and what they differ by is a line too.
import { ok, refuse, type Result } from "../base/result.ts";
import { withParticle } from "../hangul/particle.ts";
import { readWon } from "./read-won.ts";

/** A thing on a receipt. */
export interface EntryLine {
  readonly name: string;
  readonly spec?: string | undefined;
  readonly unit?: string | undefined;
  readonly count: number;
  readonly price: number;
}

/** By their ids, in which they stand in the order in which they were made; `null` is one that was taken out. */
export type EntryLines = Readonly<Record<string, EntryLine | null>>;

export const MOST_ENTRY_LINES = 20;
export const LARGEST_LINE_COUNT = 9_999;
export const LONGEST_LINE_CHARACTERS = { name: 60, spec: 40, unit: 10 } as const;

const TOO_MANY = `품목은 ${MOST_ENTRY_LINES}줄까지 적을 수 있어요.`;
const cells = ["name", "spec", "unit", "count", "price"] as const;
export type LineCell = (typeof cells)[number];

/** A line as it is typed. */
export type LineDraft = { readonly [C in LineCell]: string } & {
  readonly id: string;
  /** Taken out of what was stored. */
  readonly isGone?: true;
};

export interface LineRefusal {
  readonly type: "LineUnread";
  /** Where it stands among the typed lines. */
  readonly at: number;
  readonly cell: LineCell;
  readonly sentence: string;
}

/** Before the id of a line that was taken out. */
const GONE = "-";

/** The typed lines of a form, which holds them as a spreadsheet copies them: a tab between cells, a turn between lines. */
export function parseLines(typed: string): readonly LineDraft[] {
  if (typed === "") return [];
  return typed.split(/\r?\n/u).map((line, at) => {
    const [name = "", spec = "", unit = "", count = "", price = "", id = ""] = line.split("\t");
    const isGone = id.startsWith(GONE);
    const of = { name, spec, unit, count, price, id: (isGone ? id.slice(1) : id) || `line-${at}` };
    return isGone ? { ...of, isGone } : of;
  });
}

/** Back into one text; what would be read as another cell is a blank. */
export function joinLines(lines: readonly LineDraft[]): string {
  return lines
    .map(({ id, isGone, ...line }) =>
      [...cells.map((cell) => (isGone ? "" : line[cell])), isGone ? `${GONE}${id}` : id]
        .map((words) => words.replaceAll(/[\t\r\n]/gu, " "))
        .join("\t"),
    )
    .join("\n");
}

/** What a form shows of stored lines. */
export function showLines(lines: EntryLines | null | undefined): string {
  return joinLines(
    listLines(lines).map(({ id, name, spec, unit, count, price }) => ({
      id,
      name,
      spec: spec ?? "",
      unit: unit ?? "",
      count: String(count),
      price: price.toLocaleString("ko"),
    })),
  );
}

/**
 * The lines that a form stands for, as far as they can be read, and what keeps the others from it. One without a letter
 * is taken out, one without a count is one piece.
 */
export function readLines(typed: string): {
  readonly lines: EntryLines;
  readonly unread: readonly LineRefusal[];
} {
  const lines: Record<string, EntryLine | null> = {};
  const unread: LineRefusal[] = [];
  let count = 0;
  for (const [at, draft] of parseLines(typed).entries()) {
    const isEmpty = isBlankLine(draft);
    const read = isEmpty ? ok(null) : readLine(draft, at);
    if (read.ok) lines[draft.id] = read.value;
    else unread.push(read.refusal);
    if (!isEmpty && (count += 1) === MOST_ENTRY_LINES + 1)
      unread.push(refuseLine(at, "name", TOO_MANY).refusal);
  }
  return { lines, unread };
}

/** Whether no letter stands in it. */
export function isBlankLine(draft: LineDraft): boolean {
  return cells.every((cell) => draft[cell].trim() === "");
}

/** Those that stand. */
export function listLines(
  lines: EntryLines | null | undefined,
): readonly (EntryLine & { readonly id: string })[] {
  return Object.entries(lines ?? {})
    .flatMap(([id, line]) => (line ? [{ ...line, id }] : []))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What a line comes to. */
export function toLineAmount({ count, price }: Pick<EntryLine, "count" | "price">): number {
  return count * price;
}

/** The lines together; nothing where there are none. */
export function sumLines(lines: EntryLines | null | undefined): number | undefined {
  const all = listLines(lines);
  return all.length > 0 ? all.reduce((sum, line) => sum + toLineAmount(line), 0) : undefined;
}

/** 「색지 8절 100장 × 3, 4,500원」. */
export function toLineWords({ name, spec, unit, count, price }: EntryLine): string {
  const what = [name, spec, unit].filter(Boolean).join(" ");
  return `${what} × ${count}, ${price.toLocaleString("ko")}원`;
}

function readLine(draft: LineDraft, at: number): Result<EntryLine, LineRefusal> {
  const name = draft.name.normalize("NFC").trim();
  const spec = draft.spec.normalize("NFC").trim();
  const unit = draft.unit.normalize("NFC").trim();
  const about = name === "" ? `${at + 1}번째 품목` : `「${name}」`;
  if (name === "") return refuseLine(at, "name", `${about}의 이름을 적어 주세요.`);
  for (const [cell, label, words] of [
    ["name", "이름", name],
    ["spec", "규격", spec],
    ["unit", "단위", unit],
  ] as const)
    if (words.length > LONGEST_LINE_CHARACTERS[cell])
      return refuseLine(
        at,
        cell,
        `품목의 ${withParticle(label, "은/는")} ${LONGEST_LINE_CHARACTERS[cell]}자까지 적을 수 있어요.`,
      );
  const count = draft.count.trim() === "" ? 1 : readWon(draft.count);
  if (count === undefined || count < 1 || count > LARGEST_LINE_COUNT)
    return refuseLine(at, "count", `${about}의 수량을 1부터 9,999까지 적어 주세요.`);
  const price = readWon(draft.price);
  if (price === undefined)
    return refuseLine(at, "price", `${about}의 단가를 「4,500」처럼 적어 주세요.`);
  return ok({ name, ...(spec && { spec }), ...(unit && { unit }), count, price });
}

function refuseLine(at: number, cell: LineCell, sentence: string) {
  return refuse<LineRefusal>({ type: "LineUnread", at, cell, sentence });
}
