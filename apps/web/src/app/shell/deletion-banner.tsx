import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { Link } from "../../ui/link.tsx";
import { cancelDeletion } from "../../features/account/settings/account-change-requests.ts";
import { sayAccountTrouble } from "../../features/account/messages.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

/** When the account goes, and the two things one may want until then. */
export function DeletionBanner({ deletionAt }: { readonly deletionAt: number }) {
  const { isBusy, ask } = useAsking(sayAccountTrouble, showToast.error);
  const [isCancelled, setCancelled] = useState(false);
  const cancel = () =>
    ask(cancelDeletion, () => {
      setCancelled(true);
      showToast.success("삭제를 취소했어요. 계정도 기록도 그대로예요.");
    });
  // The live stream says the same a moment later.
  if (isCancelled) return null;
  return (
    <section
      aria-label="계정 삭제 예정"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong"
    >
      <p className="min-w-0 flex-1 basis-60">
        <b className="font-bold">삭제가 예정돼 있어요 · {toKoreanDay(toSeoulDay(deletionAt))}</b>
        <span className="block text-14">
          그날까지는 그대로 쓸 수 있어요. 필요한 기록은 내려받아 두세요.
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Link to="/data" className={buttonLook({ look: "line" })}>
          내 자료 내려받기
        </Link>
        <Button variant="line" isBusy={isBusy} onClick={() => void cancel()}>
          삭제 취소
        </Button>
      </span>
    </section>
  );
}
