import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { toPadRefusalSentence } from "@damim/domain/pad/pad-refusal.ts";
import type { RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { ActButton, actsLook } from "../card/pad-controls.tsx";
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
    <section className="px-4 sm:px-6" aria-label="올라가지 못한 카드">
      <h2 className="mb-2 font-bold">아직 올라가지 못했어요</h2>
      <ul>
        {refused.map((op) => (
          <li
            key={op.at}
            className="mb-2.5 rounded-[20px] border-2 border-dashed border-warm-strong bg-surface px-4 py-3.5"
          >
            <p className="pad-card-text">{toWrittenText(op) || toWriteName(op)}</p>
            <p className="mt-2 mb-2.5 text-15 text-fg-2">{toPadRefusalSentence(op.refusal)}</p>
            <div className={actsLook}>
              <ActButton onClick={() => void sendAgain(data, op)}>다시 올리기</ActButton>
              {op.kind === padCardKind.name && toWrittenText(op) !== "" && (
                <ActButton onClick={() => onChange(op)}>고치기</ActButton>
              )}
              <ActButton onClick={() => void data.store.discardRefused(op.at)}>버리기</ActButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
