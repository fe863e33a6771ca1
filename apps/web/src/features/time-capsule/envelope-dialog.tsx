// Overlay: imports Base UI. Loaded lazily by time-capsule-page.tsx.
import { Eye, Megaphone, Printer } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { OpenedParts } from "./letter/opened-parts.tsx";
import type { ShownLetter } from "./use-capsules.ts";

/** One envelope: before the day it is taken out unread or left; after it its pupil says who hears it. */
export function EnvelopeDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly letter: ShownLetter;
  readonly words: string | undefined;
  readonly readParts: ComponentProps<typeof OpenedParts>["load"];
  readonly onTakeOut: () => void;
  readonly onPrint: () => void;
}) {
  const { isOpen, onClose, letter, words, readParts, onTakeOut, onPrint } = props;
  const count = letter.files?.length ?? 0;
  const [way, setWay] = useState<"aloud" | "alone" | "shown">();
  const close = (): void => {
    setWay(undefined);
    onClose();
  };
  if (words === undefined) {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={onClose}
        title={`${letter.name}의 편지를 꺼낼까요?`}
        actLabel="읽지 않고 꺼내기"
        cancelLabel="그대로 두기"
        isDangerous
        onAct={() => {
          onClose();
          onTakeOut();
        }}
      >
        봉한 편지는 아무도 읽지 못한 채 캡슐에서 빠져요. 다시 쓰고 싶을 때 꺼내요.
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={`${letter.name}의 편지`}
      width={way === "aloud" ? "wide" : "form"}
      footer={
        way && (
          <div className="flex flex-wrap gap-2">
            {way !== "aloud" && (
              <Button
                variant="line"
                size="large"
                className="flex-1"
                icon={<Printer size={20} aria-hidden />}
                onClick={onPrint}
              >
                이 편지 인쇄
              </Button>
            )}
            {way === "alone" ? (
              <Button
                size="large"
                className="flex-1"
                icon={<Eye size={20} aria-hidden />}
                onClick={() => setWay("shown")}
              >
                여기에서 보기
              </Button>
            ) : (
              <Button size="large" className="flex-1" onClick={close}>
                다 읽었어요
              </Button>
            )}
          </div>
        )
      }
    >
      {way === undefined && (
        <div className="grid gap-3 py-2">
          <p className="text-17 text-fg-2">이 편지를 어떻게 읽을까요? 편지를 쓴 사람이 골라요.</p>
          <Button
            size="large"
            icon={<Megaphone size={20} aria-hidden />}
            onClick={() => setWay("aloud")}
          >
            읽어 주세요
          </Button>
          <Button
            variant="sunken"
            size="large"
            icon={<Eye size={20} aria-hidden />}
            onClick={() => setWay("alone")}
          >
            혼자 볼래요
          </Button>
        </div>
      )}
      {way === "alone" && (
        <p className="py-2 text-17">
          칠판에는 띄우지 않아요. 인쇄해서 접어 건네거나, 화면을 가린 다음 이 기기에서 보여 주세요.
        </p>
      )}
      {(way === "aloud" || way === "shown") && (
        <div className={`grid grid-cols-1 gap-4 py-2 ${way === "aloud" ? "px-5 sm:px-7" : ""}`}>
          <p
            className={`leading-[1.7] wrap-break-word whitespace-pre-wrap ${way === "aloud" ? "text-28 font-semibold sm:text-36" : "text-17"}`}
          >
            {words}
          </p>
          {count > 0 && <OpenedParts key={letter.id} count={count} load={readParts} />}
        </div>
      )}
    </Dialog>
  );
}
