import { consultKind } from "@damim/domain/consult/consult.ts";
import { isTextOfFile, type SealedLine } from "@damim/domain/seal/read-sealed-lines.ts";
import { saySealAnswer } from "@damim/domain/seal/seal-words.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useAnswer } from "./use-answer.ts";

/** Of the records of a file, how many are as they were sealed; the others one by one. */
export function FileAnswer(props: {
  readonly store: Store;
  readonly lines: readonly SealedLine[];
}) {
  const { store, lines } = props;
  const answer = useAnswer(store);
  const answers = lines.map((line) => ({ line, said: say(line) }));
  const others = answers.filter(({ said }) => said !== undefined);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line-2 p-4">
      <output className="text-17 font-bold">
        {others.length === 0
          ? `맞아요. ${lines.length}건 모두 봉인된 글 그대로예요.`
          : `${lines.length}건 가운데 ${lines.length - others.length}건이 봉인된 글 그대로예요.`}
      </output>
      {others.length > 0 && (
        <ul aria-label="다른 기록" className="flex flex-col gap-2 text-15">
          {others.map(({ line, said }, at) => (
            <li key={at}>
              <strong>{line.words}</strong>: {said}
            </li>
          ))}
        </ul>
      )}
    </section>
  );

  /** Nothing where the text is the sealed one. */
  function say({ code, text }: SealedLine): string | undefined {
    if (code === undefined) return "봉인 코드가 없어요.";
    const found = answer(code);
    if (found.type !== "same") return saySealAnswer(found);
    const row = store.rows(consultKind).get(found.seal.rowId);
    return row && isTextOfFile(row.body ?? "", text)
      ? undefined
      : "파일의 글이 봉인된 글과 달라요.";
  }
}
