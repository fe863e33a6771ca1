import { hasPlainSecrets } from "@damim/domain/secret/secrets.ts";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import type { TeacherData } from "../../data/teacher-data.ts";
import { useLive } from "../../data/use-teacher-data.ts";
import { countRows } from "../../data/vault/seal-rows.ts";
import { useVaultState } from "../../data/vault/use-vault.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const UnlockDialog = lazyOverlay(() => import("./unlock-dialog.tsx"), "UnlockDialog");

/** In place of words that are locked, and the way to them. */
export function LockedPart(props: {
  readonly children: string;
  /** Where it fills a phone: the way back. */
  readonly onClose?: () => void;
}) {
  const { children, onClose } = props;
  const title = useLockedTitle();
  const waiting = useLive(countWaiting);
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <LockKeyhole size={36} aria-hidden className="text-fg-3" />
      <h2 className="title text-20">{title}</h2>
      <p className="max-w-[24rem] text-15 text-fg-2">{children}</p>
      {waiting > 0 && (
        <p className="max-w-[24rem] text-15 font-semibold">
          이 기기에서 적은 것 {waiting}건이 기다려요. 열면 잠가서 보내요.
        </p>
      )}
      <UnlockButton />
      {onClose && (
        <Button variant="text" className="md:hidden" onClick={onClose}>
          목록으로
        </Button>
      )}
    </div>
  );
}

/** Above what is found without the locked words; nothing while they are open. */
export function LockedNotice() {
  const title = useLockedTitle();
  if (useVaultState() !== "shut") return null;
  return (
    <Notice tone="info" title={title} actions={<UnlockButton />}>
      글과 약속, 주제는 기록을 열어야 찾을 수 있어요. 날짜와 학생, 방법으로는 지금도 찾아요.
    </Notice>
  );
}

/** Whether they are locked, and while rows of before still stand open, how far it is. */
export function useLockedTitle(): string {
  const left = useLive(({ years }) => countRows(years.values()).open);
  const all = useLive(({ years }) => countRows(years.values()).all);
  return left === 0 ? "기록이 잠겨 있어요" : `잠그는 중 ${all - left}/${all} · 열면 이어서 잠가요`;
}

/** What was written here of what is locked, and has to be opened to go out. */
function countWaiting({ years }: TeacherData): number {
  return [...years.values()].flatMap((store) =>
    [...store.refused(), ...store.pending()].filter(({ kind, set }) => hasPlainSecrets(kind, set)),
  ).length;
}

/** 「기록 열기」. */
export function UnlockButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>기록 열기</Button>
      <UnlockDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
