import { CalendarPlus, Link2, Pencil, Printer } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

/** Which window stands over the tab. */
export type Opened = "new" | "edit" | "link" | "hand";

/** What a teacher does with the plan that is shown. */
export function PlanActs(props: {
  readonly isOpen: boolean;
  readonly onOpen: (what: Opened) => void;
  readonly onPrint: () => void;
  readonly onSwitch: () => void;
}) {
  const { isOpen, onOpen, onPrint, onSwitch } = props;
  return (
    <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
      {isOpen && (
        <Button
          variant="weak"
          icon={<Link2 size={18} aria-hidden />}
          onClick={() => onOpen("link")}
        >
          링크
        </Button>
      )}
      <Button variant="line" onClick={() => onOpen("hand")}>
        전화로 받은 예약
      </Button>
      <Button variant="line" icon={<Printer size={18} aria-hidden />} onClick={onPrint}>
        예약표 인쇄
      </Button>
      <Button variant="line" icon={<Pencil size={18} aria-hidden />} onClick={() => onOpen("edit")}>
        고치기
      </Button>
      <Button variant="line" onClick={onSwitch}>
        {isOpen ? "예약 닫기" : "다시 열기"}
      </Button>
      <Button
        variant="line"
        icon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => onOpen("new")}
      >
        예약 열기
      </Button>
    </div>
  );
}
