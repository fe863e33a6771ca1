// Overlay: imports Base UI through ui/overlay/confirm-dialog.tsx. Loaded lazily by teacher-root.tsx.
import { useState } from "react";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { toDraftOwner } from "../../data/drafts/use-draft.ts";
import { countRefused, countSending, listNamedRows } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { saveTextFile } from "../../platform/save-file.ts";
import { describeDrafts } from "./describe-draft.ts";
import { NamedTexts } from "./named-texts.tsx";
import { saveFiles } from "./save-files.ts";
import { toUnsentText } from "./describe-write.ts";

// Who opens a newer build needs the same file: one piece for both.
export { toUnsentText };

export interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => Promise<void>;
}

/** More than these would push the buttons away; the file has all. */
const MOST_NAMED = 12;

/** Signing out wipes this device: words that the server does not have are named first, those that were never saved too. */
export function SignOutDialog({ isOpen, onClose, onSignOut }: SignOutDialogProps) {
  const data = useTeacherData();
  const [isBusy, setBusy] = useState(false);
  const sendingCount = useLive(countSending);
  const refusedCount = useLive(countRefused);
  const namedCount = useLive((live) => listNamedRows(live).length);
  const unsentCount = sendingCount + refusedCount;
  const drafts = isOpen
    ? [
        ...describeDrafts(listDrafts(toDraftOwner(data)), data.stores),
        ...(data.vault?.now?.nametags.describe() ?? []),
      ]
    : [];
  const isUnsent = unsentCount + namedCount > 0;
  const isLosing = isUnsent || drafts.length > 0;
  const exportUnsent = (): void => {
    void saveFiles(data, [...data.files.waiting(), ...data.files.refused()]);
    saveTextFile("담임-보내지-못한-기록.txt", toUnsentText(data));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="confirm"
      title={
        isUnsent
          ? "아직 보내지 못한 기록이 있어요"
          : isLosing
            ? "쓰다 만 글이 있어요"
            : "로그아웃할까요?"
      }
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={onClose} data-autofocus>
            {sendingCount > 0 ? "기다리기" : "취소"}
          </Button>
          <Button
            variant={isLosing ? "danger" : "filled"}
            size="large"
            isBusy={isBusy}
            onClick={() => {
              setBusy(true);
              void onSignOut().finally(() => setBusy(false));
            }}
          >
            {isLosing ? "버리고 로그아웃" : "로그아웃"}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-3 text-15 text-fg-2">
        {unsentCount > 0 && (
          <p>
            {unsentCount}건이 서버에 없고 이 기기에만 있어요.
            {sendingCount > 0 && " 인터넷이 연결되면 저절로 보내요."}
          </p>
        )}
        {namedCount > 0 && (
          <>
            <NamedTexts onClose={onClose} />
            <p>번호로 바꿀지 그대로 둘지 정하면 보내요.</p>
          </>
        )}
        {isUnsent && <p>지금 로그아웃하면 사라져요.</p>}
        {drafts.length > 0 && (
          <>
            <p>
              저장하지 않은 글 {drafts.length}건이 이 기기에만 있어요. 로그아웃하면 사라지니, 먼저
              저장하거나 파일로 내려받아 주세요.
            </p>
            <ul aria-label="저장하지 않은 글" className="list-disc pl-5 text-fg">
              {drafts.slice(0, MOST_NAMED).map(({ name }, at) => (
                <li key={at} className="break-words">
                  {name}
                </li>
              ))}
              {drafts.length > MOST_NAMED && <li>그 밖 {drafts.length - MOST_NAMED}개</li>}
            </ul>
          </>
        )}
        {isLosing ? (
          <Button variant="line" onClick={exportUnsent}>
            파일로 내려받기
          </Button>
        ) : (
          <p>모든 기록은 서버에 있어요. 이 기기에 남은 사본은 지워요.</p>
        )}
      </div>
    </Dialog>
  );
}
