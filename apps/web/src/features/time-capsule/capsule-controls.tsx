import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  CalendarPlus,
  IdCard,
  Lock,
  MailOpen,
  PenLine,
  Plus,
  Printer,
  Settings2,
} from "lucide-react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import type { KeptCapsule } from "./capsule-commands.ts";

export type CapsuleDialogName = "new" | "edit" | "letter" | "cards";

/** What may be done now, at the foot of the stage. */
export function CapsuleControls(props: {
  readonly capsule: KeptCapsule | undefined;
  readonly isDay: boolean;
  readonly letterCount: number;
  readonly openedCount: number;
  readonly onAsk: (dialog: CapsuleDialogName) => void;
  readonly onOpen: () => void;
  /** Only when its letters are to go soon. */
  readonly onKeepLonger: (() => void) | undefined;
  readonly onPrint: () => void;
}) {
  const { capsule, isDay, letterCount, openedCount, onAsk, onOpen, onKeepLonger, onPrint } = props;
  return (
    <>
      {capsule && !isDay && (
        <BoardButton isMain icon={<PenLine aria-hidden />} onClick={() => onAsk("letter")}>
          편지 쓰기
        </BoardButton>
      )}
      {capsule && letterCount > 0 && openedCount === 0 && (
        <BoardButton
          isMain={isDay}
          icon={isDay ? <MailOpen aria-hidden /> : <Lock aria-hidden />}
          onClick={onOpen}
        >
          열기
          {!isDay && ` · ${toKoreanMonthDay(toSeoulDay(capsule.opensAt))}부터`}
        </BoardButton>
      )}
      {onKeepLonger && (
        <BoardButton icon={<CalendarPlus aria-hidden />} onClick={onKeepLonger}>
          1년 더
        </BoardButton>
      )}
      {openedCount > 0 && (
        <BoardButton icon={<Printer aria-hidden />} onClick={onPrint}>
          모두 인쇄
        </BoardButton>
      )}
      <BoardButton isMain={!capsule} icon={<Plus aria-hidden />} onClick={() => onAsk("new")}>
        새 캡슐
      </BoardButton>
      {capsule && (
        <BoardButton icon={<IdCard aria-hidden />} onClick={() => onAsk("cards")}>
          카드 인쇄
        </BoardButton>
      )}
      {capsule && (
        <BoardButton icon={<Settings2 aria-hidden />} onClick={() => onAsk("edit")}>
          캡슐 고치기
        </BoardButton>
      )}
    </>
  );
}
