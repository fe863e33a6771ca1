import type { Company } from "./companies.ts";
import { processorWords } from "./processors.ts";
import { toKnown } from "./typed-words.ts";

/** What stands on a paper, the same on the screen, on A4 and on the public page. */
export type PaperBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "list"; readonly items: readonly string[] }
  | PaperTable
  /** Lines to be filled in with a pen. */
  | { readonly type: "pen"; readonly lines: readonly string[] };

export interface PaperTable {
  readonly type: "table";
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PaperSection {
  readonly title: string;
  readonly blocks: readonly PaperBlock[];
}

export interface Paper {
  readonly title: string;
  readonly sections: readonly PaperSection[];
}

/** What nobody typed yet. */
export const GAP = "____";

export function orGap(text: string | undefined): string {
  return toKnown(text) || GAP;
}

/** 「메일 서버 우편회사 (대한민국): 선생님의 메일 주소」. */
export function toCompanyLine({ processor, name, country }: Company): string {
  const { label, gets } = processorWords[processor];
  return `${label} ${orGap(name)} (${orGap(country)}): ${gets}`;
}

export function toText(text: string): PaperBlock {
  return { type: "text", text };
}

export function toList(items: readonly string[]): PaperBlock {
  return { type: "list", items };
}

/** What is still open, as the band above a paper says it; nothing where all is said. */
export function toGapWords(gaps: readonly string[]): string | undefined {
  return gaps.length > 0 ? `아직 ${gaps.length}곳 비었어요: ${gaps.join(", ")}` : undefined;
}
