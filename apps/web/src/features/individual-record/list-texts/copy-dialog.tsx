// Overlay: imports Base UI. Loaded lazily with text-dialogs.tsx.
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../../platform/clipboard.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { TextLine } from "./text-screen.tsx";

/** 한 명씩 복사: each text to be pasted elsewhere, with a tick at those that were copied. */
export function CopyDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly lines: readonly TextLine[];
}) {
  const { isOpen, onClose, title, lines } = props;
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const written = lines.filter(({ text }) => text !== "");
  const copy = async ({ id, text }: TextLine): Promise<void> => {
    if (await copyText(text)) setCopied((ids) => new Set(ids).add(id));
    else showToast.error("복사하지 못했어요. 글을 길게 눌러 직접 복사해 주세요.");
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="한 명씩 복사"
      subtitle={`${title} · ${written.length}명 중 ${copied.size}명 복사했어요`}
    >
      {written.length === 0 ? (
        <p className="text-15 text-fg-2">아직 쓴 글이 없어요.</p>
      ) : (
        <ul>
          {written.map((line) => {
            const isCopied = copied.has(line.id);
            return (
              <li
                key={line.id}
                className="flex min-h-14 items-center gap-3 border-b border-line-2 py-1.5 last:border-0"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-15 font-semibold">{toStudentWords(line)}</span>
                  <span className="block truncate text-14 text-fg-2">{line.text}</span>
                </span>
                <Button
                  variant={isCopied ? "sunken" : "weak"}
                  icon={isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
                  aria-label={`${toStudentWords(line)} ${isCopied ? "복사함, 다시 복사" : "복사"}`}
                  onClick={() => void copy(line)}
                >
                  {isCopied ? "복사함" : "복사"}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
