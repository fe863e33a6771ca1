import { useEffect, useState, type RefObject } from "react";
import { showToast } from "../../ui/overlay/toast.ts";
import type { CapsuleDialogName } from "./capsule-controls.tsx";
import type { useCapsules } from "./use-capsules.ts";

/**
 * Which dialog stands open, and of which capsule: while it does, no other that arrives takes its place. One whose capsule
 * goes away, because another teacher took it, goes with it.
 *
 * @param hasWordsOf whether a letter for it was being written: its words are had on this page
 * @param place has the focus when a dialog went away from under it
 */
export function useCapsuleDialog(
  {
    capsule,
    capsules,
    choose,
  }: Pick<ReturnType<typeof useCapsules>, "capsule" | "capsules" | "choose">,
  hasWordsOf: (capsuleId: string) => boolean,
  place: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState<{
    readonly name: CapsuleDialogName;
    readonly capsuleId: string | undefined;
  }>();
  const capsuleId = open?.capsuleId;
  const isGone = capsuleId !== undefined && capsules.every(({ id }) => id !== capsuleId);
  useEffect(() => {
    if (!isGone) return;
    setOpen(undefined);
    showToast.blank(
      hasWordsOf(capsuleId)
        ? "캡슐을 다른 선생님이 받았어요. 쓰던 편지는 「봉하지 못한 편지」에 있어요."
        : "캡슐을 다른 선생님이 받았어요.",
    );
    // After the dialog has looked for the button that opened it, which may be gone as well.
    setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it goes
  }, [isGone]);
  return {
    dialog: isGone ? undefined : open?.name,
    setDialog: (name: CapsuleDialogName | undefined): void => {
      if (name && capsule) choose(capsule.id);
      setOpen(name && { name, capsuleId: name === "new" ? undefined : capsule?.id });
    },
  };
}
