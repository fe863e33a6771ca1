import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { toPadRefusalSentence } from "@damim/domain/pad/pad-refusal.ts";
import type { RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import {
  sendAgain,
  toWriteName,
  toWrittenText,
  useRefusedWrites,
} from "../board/refused-writes.ts";

/** What the server did not take. Its author sees it until it is up, changed or thrown away: never lost. */
export function RefusedCards({ onChange }: { readonly onChange: (op: RefusedPadWrite) => void }) {
  const data = usePadData();
  const refused = useRefusedWrites().filter((op) => toWriteName(op) !== undefined);
  if (refused.length === 0) return null;
  return (
    <section className="pad-refused" aria-label="올라가지 못한 카드">
      <h2>아직 올라가지 못했어요</h2>
      <ul>
        {refused.map((op) => (
          <li key={op.at}>
            <p className="pad-card-text">{toWrittenText(op) || toWriteName(op)}</p>
            <p className="pad-refused-why">{toPadRefusalSentence(op.refusal)}</p>
            <div className="pad-acts">
              <button type="button" onClick={() => void sendAgain(data, op)}>
                다시 올리기
              </button>
              {op.kind === padCardKind.name && toWrittenText(op) !== "" && (
                <button type="button" onClick={() => onChange(op)}>
                  고치기
                </button>
              )}
              <button type="button" onClick={() => void data.store.discardRefused(op.at)}>
                버리기
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
