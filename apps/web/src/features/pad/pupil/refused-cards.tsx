import { createRow, DEAD_FIELD } from "@damim/domain/change.ts";
import { padCardKind } from "@damim/domain/pad/pad-card.ts";
import { padCommentKind } from "@damim/domain/pad/pad-reaction.ts";
import { toPadRefusalSentence } from "@damim/domain/pad/pad-refusal.ts";
import type { PadData, RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { usePadData, usePadLive } from "../../../data/pad/use-pad-data.ts";

/** What the server did not take. Its author sees it until it is up, changed or thrown away: never lost. */
export function RefusedCards({ onChange }: { readonly onChange: (op: RefusedPadWrite) => void }) {
  const data = usePadData();
  const count = usePadLive(({ store }) => store.refused().length);
  const refused = count === 0 ? [] : data.store.refused().filter(hasWords);
  if (refused.length === 0) return null;
  return (
    <section className="pad-refused" aria-label="올라가지 못한 카드">
      <h2>아직 올라가지 못했어요</h2>
      <ul>
        {refused.map((op) => (
          <li key={op.at}>
            <p className="pad-card-text">{toText(op)}</p>
            <p className="pad-refused-why">{toPadRefusalSentence(op.refusal)}</p>
            <div className="pad-acts">
              <button type="button" onClick={() => void sendAgain(data, op)}>
                다시 올리기
              </button>
              {op.kind === padCardKind.name && (
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

/** Written anew before the refused one goes: a crash in between leaves it twice and never away. */
async function sendAgain(
  { store }: PadData,
  { kind, id, set, at }: RefusedPadWrite,
): Promise<void> {
  await store.write([set[DEAD_FIELD] === false ? createRow(kind, id, set) : { kind, id, set }]);
  await store.discardRefused(at).catch(() => undefined);
}

/** A heart or a place that was not taken is no words of anybody. */
function hasWords(op: RefusedPadWrite): boolean {
  const isWritten = op.kind === padCardKind.name || op.kind === padCommentKind.name;
  return isWritten && toText(op) !== "";
}

function toText({ kind, set }: RefusedPadWrite): string {
  const { text, type } = set;
  if (typeof text === "string" && text !== "") return text;
  return kind === padCardKind.name && typeof type === "string" ? "글 없이 올린 카드" : "";
}
