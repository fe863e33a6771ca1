import { PencilLine, Search } from "lucide-react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { useQuickAccess } from "../base/quick-access-context.ts";
import { useIsLookingBack } from "../base/year-looked-at.ts";

/** The search of the top row: a field where there is room, else its glass. It opens 빠른 이동. */
export function SearchButton() {
  const open = useQuickAccess();
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open("palette")}
      className="press flex h-11 shrink-0 items-center gap-2 rounded-ctl px-3 text-15 text-fg-2 hover:bg-hover lg:w-80 lg:border lg:border-line lg:bg-surface"
    >
      <Search size={20} aria-hidden className="shrink-0" />
      <span className="max-lg:sr-only">학생, 화면, 기록 찾기</span>
      <span
        aria-hidden
        className="ml-auto rounded-chip bg-sunken px-2 text-12 font-semibold max-lg:hidden"
      >
        Ctrl K
      </span>
    </button>
  );
}

/** 한 줄 기록 writes into this year, of the teacher's own class: not over a year that is over, and not in a club's version. */
export function useIsCaptureOff(): boolean {
  const isClub = useTeacherData().club !== undefined;
  return useIsLookingBack() || isClub;
}

/** 한 줄 기록 in the top row. */
export function CaptureButton() {
  const open = useQuickAccess();
  if (useIsCaptureOff()) return null;
  return (
    <IconButton
      label="한 줄 기록"
      aria-keyshortcuts="Control+J Meta+J"
      icon={<PencilLine size={20} aria-hidden />}
      onClick={() => open("capture")}
    />
  );
}

/** 한 줄 기록 at rest on 오늘, before its field is here. */
export function CaptureRow() {
  const open = useQuickAccess();
  return (
    <Button
      variant="line"
      isFull
      className="h-13.5 justify-start"
      icon={<PencilLine size={20} aria-hidden />}
      onClick={() => open("capture")}
    >
      한 줄 기록
    </Button>
  );
}
