// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by second-factor-part.tsx.
import { Copy, Download, Printer } from "lucide-react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { copyAndSay } from "../../../kit/act/copy-and-say.ts";
import { printAbovePage } from "../../../platform/print.ts";
import { saveTextFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";

export interface RecoveryCodesDialogProps {
  readonly isOpen: boolean;
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, once: they are to be put where the phone is not. */
export function RecoveryCodesDialog({ isOpen, codes, onClose }: RecoveryCodesDialogProps) {
  const { teacher } = useTeacherData();
  const text = [`담임 복구 코드 (${teacher.email})`, "하나를 한 번만 쓸 수 있어요.", "", ...codes];
  const handleCopy = async (): Promise<void> => {
    await copyAndSay(text.join("\n"), "복구 코드를 복사했어요", "내려받거나 적어 두세요.");
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="복구 코드"
      width="form"
      isDismissible={false}
      footer={
        <div className="print:hidden">
          <DialogActions>
            <Button size="large" onClick={onClose}>
              안전한 곳에 두었어요
            </Button>
          </DialogActions>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice tone="info">
          휴대폰을 잃어버려도 이 코드로 로그인할 수 있어요. 지금만 보여 드리니 휴대폰이 아닌 곳에
          두세요.
        </Notice>
        <ul
          aria-label="복구 코드"
          className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken px-5 py-4 text-17 font-semibold tracking-[0.04em] tabular-nums max-[24rem]:grid-cols-1"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
        <p className="text-14 text-fg-2">{teacher.email} · 하나를 한 번만 쓸 수 있어요.</p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            variant="line"
            icon={<Copy size={18} aria-hidden />}
            onClick={() => void handleCopy()}
          >
            복사하기
          </Button>
          <Button
            variant="line"
            icon={<Download size={18} aria-hidden />}
            onClick={() => saveTextFile("담임-복구-코드.txt", text.join("\n"))}
          >
            내려받기
          </Button>
          <Button
            variant="line"
            icon={<Printer size={18} aria-hidden />}
            onClick={() => printAbovePage()}
          >
            인쇄하기
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
