// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily with cards-dialog.tsx.
import { useState } from "react";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { copyText } from "../../platform/clipboard.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { LeftLetter } from "./use-left-letters.ts";

/** What was being written and cannot be sealed any more, a card each. Not on the stage: a class sits in front of it. */
export function LeftLettersDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly left: readonly LeftLetter[];
}) {
  const { isOpen, onClose, left } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="봉하지 못한 편지"
      subtitle="쓰다 만 글은 이 기기에만 있어요. 복사해서 쓴 학생에게 건네거나 다른 캡슐에 봉해요."
    >
      <div className="grid grid-cols-1 gap-3">
        {left.map((letter) => (
          <LeftCard key={letter.key} letter={letter} />
        ))}
      </div>
    </Dialog>
  );
}

const look = "rounded-card border border-line-2 p-5 max-sm:p-4";

/** It answers in itself: toasts stand on the stage, behind the dialog. */
function LeftCard({ letter: { key, whose: pupil, why } }: { readonly letter: LeftLetter }) {
  const [text, write, , forget] = useDraft(key, "");
  const [thrown, setThrown] = useState<string>();
  const [answer, setAnswer] = useState("");
  const words = readWords(text);
  const whose = pupil === undefined ? "번호를 고르지 않은 편지" : `${pupil}의 편지`;
  const throwAway = (): void => {
    forget();
    setThrown(text);
    setAnswer("");
  };
  const putBack = (): void => {
    if (thrown !== undefined) write(thrown);
    setThrown(undefined);
  };
  const copy = async (): Promise<void> =>
    setAnswer(
      (await copyText(words)) ? "복사했어요" : "복사하지 못했어요. 글을 직접 골라 복사해 주세요.",
    );
  if (thrown !== undefined)
    return (
      <section aria-label={whose} className={look}>
        <h3 className="pb-2 text-17 font-bold">{whose}</h3>
        <p className="pb-3 text-15">버렸어요. 이 창을 닫으면 되돌릴 수 없어요.</p>
        <Button variant="line" aria-label={`${whose} 되돌리기`} onClick={putBack}>
          되돌리기
        </Button>
      </section>
    );
  return (
    <section aria-label={whose} className={look}>
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <h3 className="text-17 font-bold">{whose}</h3>
        <output className="text-14 font-semibold text-fg-2">{answer}</output>
      </div>
      <p className="text-14 text-fg-2">{why}</p>
      <p className="py-3 text-15 leading-[1.6] wrap-break-word whitespace-pre-wrap">{words}</p>
      <div className="-mb-1 flex flex-wrap gap-1">
        <Button variant="line" aria-label={`${whose} 복사`} onClick={() => void copy()}>
          복사
        </Button>
        <Button variant="dangerText" aria-label={`${whose} 버리기`} onClick={throwAway}>
          버리기
        </Button>
      </div>
    </section>
  );
}

/** Of the form's own making. */
function readWords(text: string): string {
  try {
    return String(Object(JSON.parse(text))["letter"] ?? "");
  } catch {
    return "";
  }
}
