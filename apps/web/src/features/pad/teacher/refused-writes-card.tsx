import { toTeacherPadRefusalSentence } from "@damim/domain/pad/pad-refusal.ts";
import type { RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { copyAndSay } from "../../../kit/act/copy-and-say.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import {
  sendAgain,
  toWriteName,
  toWrittenText,
  useRefusedWrites,
} from "../board/refused-writes.ts";

/** 안 올라간 것: what the server did not take of the teacher's, with the reason, until she has decided about it. */
export function RefusedWritesCard() {
  const refused = useRefusedWrites();
  if (refused.length === 0) return null;
  return (
    <Card
      title="안 올라간 카드"
      titleEnd={<b className="text-[1.125rem] text-brand">{refused.length}</b>}
    >
      <ul aria-label="안 올라간 카드">
        {refused.map((op) => (
          <RefusedWrite key={op.at} op={op} />
        ))}
      </ul>
    </Card>
  );
}

function RefusedWrite({ op }: { readonly op: RefusedPadWrite }) {
  const data = usePadData();
  const text = toWrittenText(op);
  const copy = async (): Promise<void> => {
    await copyAndSay(text, "글을 복사했어요");
  };
  return (
    <li className="border-t border-line-2 pt-3 pb-1 first:border-t-0 first:pt-0">
      <p className="font-semibold whitespace-pre-wrap">
        {text || (toWriteName(op) ?? "하트나 투표")}
      </p>
      <p className="mt-2.5 text-13 leading-normal text-fg-3">
        {toTeacherPadRefusalSentence(op.refusal)}
      </p>
      <div className="my-2 flex flex-wrap gap-1.5">
        <Button variant="weak" onClick={() => void sendAgain(data, op)}>
          다시 올리기
        </Button>
        {text !== "" && (
          <Button variant="line" onClick={() => void copy()}>
            복사
          </Button>
        )}
        <Button variant="dangerText" onClick={() => void data.store.discardRefused(op.at)}>
          버리기
        </Button>
      </div>
    </li>
  );
}
