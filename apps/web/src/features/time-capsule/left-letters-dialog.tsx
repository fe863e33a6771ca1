// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by time-capsule-page.tsx.
import { Copy } from "lucide-react";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { copyText } from "../../platform/clipboard.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import type { LeftLetter } from "./use-left-letters.ts";

/** What was being written and cannot be sealed any more, a card each. Not on the stage: a class sits in front of it. */
export function LeftLettersDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly left: readonly LeftLetter[];
  readonly onChange: () => void;
}) {
  const { isOpen, onClose, left, onChange } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="봉하지 못한 편지"
      subtitle="쓰다 만 글은 이 기기에만 있어요. 복사해서 쓴 학생에게 건네거나 다른 캡슐에 봉해요."
    >
      <div className="grid grid-cols-1 gap-3">
        {left.map((letter) => (
          <LeftCard key={letter.key} letter={letter} onChange={onChange} />
        ))}
        {left.length === 0 && <p className="text-15 text-fg-2">봉하지 못한 편지가 없어요.</p>}
      </div>
    </Dialog>
  );
}

function LeftCard(props: { readonly letter: LeftLetter; readonly onChange: () => void }) {
  const { letter, onChange } = props;
  const { key, number, why } = letter;
  const [text, write, , forget] = useDraft(key, "");
  const words = readWords(text);
  const whose = number === undefined ? "번호를 고르지 않은 편지" : `${number}번의 편지`;
  const throwAway = (): void => {
    forget();
    onChange();
    const putBack = (): void => {
      write(text);
      onChange();
    };
    showToast.success(`${whose}를 버렸어요`, { action: { label: "되돌리기", onAct: putBack } });
  };
  const copy = async (): Promise<void> => {
    if (await copyText(words)) showToast.success("복사했어요");
    else showToast.error("복사하지 못했어요. 글을 직접 골라 복사해 주세요.");
  };
  return (
    <Card title={whose}>
      <p className="text-14 text-fg-2">{why}</p>
      <p className="py-3 text-15 leading-[1.6] wrap-break-word whitespace-pre-wrap">{words}</p>
      <div className="-mb-1 flex flex-wrap gap-1">
        <Button
          variant="line"
          icon={<Copy size={18} aria-hidden />}
          aria-label={`${whose} 복사`}
          onClick={() => void copy()}
        >
          복사
        </Button>
        <Button variant="dangerText" aria-label={`${whose} 버리기`} onClick={throwAway}>
          버리기
        </Button>
      </div>
    </Card>
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
