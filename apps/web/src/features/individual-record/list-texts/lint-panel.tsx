import { splitSentences } from "@damim/domain/individual-record/lint/split-sentences.ts";
import { toNeisSigns } from "@damim/domain/individual-record/lint/neis-signs.ts";
import type { SimilarGroup } from "@damim/domain/individual-record/similar/find-similar.ts";
import type { SimilarHere } from "@damim/domain/individual-record/similar/similar-findings.ts";
import { Info } from "lucide-react";
import { useRef } from "react";
import { FindingRow } from "../../../kit/lint/finding-row.tsx";
import { Button } from "../../../ui/button.tsx";
import type { FieldWords } from "./use-field-words.ts";
import type { TextLint } from "./use-text-lint.ts";

const MOST_PREVIEWS = 3;

/** 살펴볼 것: below a text, what may not go into NEIS. It blocks nothing. */
export function LintPanel(props: {
  readonly text: string;
  readonly lint: TextLint;
  readonly similar: readonly SimilarHere[];
  readonly onWalk: (group: SimilarGroup, at: number) => void;
  readonly field: FieldWords;
}) {
  const { text, lint, similar, onWalk, field } = props;
  const { open, passedCount, pass, showPassed } = lint;
  const panel = useRef<HTMLElement>(null);
  /** What was pressed goes: the keys stay here, and not in the text, where a phone would open its keyboard. */
  const answer = (run: () => void): void => {
    run();
    panel.current?.focus();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="검사"
      className="outline-none flex flex-col gap-2"
    >
      {open.length + similar.length > 0 && (
        <>
          <h4 className="text-15 font-bold">
            살펴볼 것{" "}
            <span className="font-semibold text-fg-2">{open.length + similar.length}</span>
          </h4>
          <ul aria-label="살펴볼 것" className="flex flex-col gap-2">
            {open.map((finding) => (
              <FindingRow
                key={`${finding.rule} ${finding.at}`}
                finding={finding}
                onPick={() => field.select(finding)}
                more={finding.rule === "sign" && <SignPreview text={text} />}
              >
                {finding.rule === "sign" && (
                  <Button
                    variant="line"
                    onClick={() => field.put(toNeisSigns(text), 0, text.length)}
                  >
                    나이스 글자로
                  </Button>
                )}
                <Button
                  variant="line"
                  aria-label={`괜찮아요: ${finding.title}`}
                  onClick={() => answer(() => pass(finding))}
                >
                  괜찮아요
                </Button>
              </FindingRow>
            ))}
            {similar.map(({ finding, group, index }) => (
              <FindingRow
                key={`similar ${finding.at}`}
                finding={finding}
                onPick={() => field.select(finding)}
              >
                <Button
                  variant="line"
                  aria-label={`보기: ${finding.title}`}
                  onClick={() => onWalk(group, (index + 1) % group.length)}
                >
                  보기
                </Button>
              </FindingRow>
            ))}
          </ul>
        </>
      )}
      {passedCount > 0 && (
        <Button variant="text" className="self-start" onClick={() => answer(showPassed)}>
          괜찮다고 한 것 {passedCount}개 다시 보기
        </Button>
      )}
      <p className="flex items-start gap-1.5 text-13 text-fg-2">
        <Info size={15} aria-hidden className="mt-0.5 shrink-0" />
        검사를 지나도 승인은 아니에요. 글은 이 기기에서만 살펴봐요.
      </p>
    </section>
  );
}

/** The sentences that 「나이스 글자로」 changes, as they will stand. */
function SignPreview({ text }: { readonly text: string }) {
  const changed = splitSentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => toNeisSigns(sentence) !== sentence);
  const more = changed.length - MOST_PREVIEWS;
  if (changed.length === 0) return null;
  return (
    <div className="mt-1 pl-8 text-14">
      <p className="text-fg-2">바꾸면 이렇게 돼요.</p>
      <ul aria-label="바꾼 글" className="wrap-anywhere">
        {changed.slice(0, MOST_PREVIEWS).map((sentence, at) => (
          <li key={`${at} ${sentence}`}>{toNeisSigns(sentence)}</li>
        ))}
      </ul>
      {more > 0 && <p className="text-fg-2">그리고 {more}문장 더</p>}
    </div>
  );
}
