import type { DueWords } from "./due-words.ts";

/** 「2일 지남 · 11월 18일」. */
export function DueText({ words: { strong, rest, tone } }: { readonly words: DueWords }) {
  return (
    <>
      {strong && (
        <span className={`font-bold ${tone === "late" ? "text-warm-strong" : "text-danger"}`}>
          {strong}
        </span>
      )}
      {rest}
    </>
  );
}
