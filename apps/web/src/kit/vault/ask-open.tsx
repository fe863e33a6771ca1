import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const UnlockDialog = lazyOverlay(() => import("./unlock-dialog.tsx"), "UnlockDialog");

/** Asks for the passphrase on whatever page words wait for it: of a line that was written while the records were shut. */
export function AskOpen() {
  const { vault } = useTeacherData();
  const isAsked = useLive((data) => data.vault?.now?.isAsked === true);
  return <UnlockDialog isOpen={isAsked} isWaitedFor onClose={() => vault?.now?.stopAsking()} />;
}
