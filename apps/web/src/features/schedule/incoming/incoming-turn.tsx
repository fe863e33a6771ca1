import type { DaySpan } from "@damim/domain/occurrence/repeat-rule.ts";
import { listClosingEvents } from "@damim/domain/schedule/incoming/closing-events.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { EyeOff } from "lucide-react";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** What can be done with an event of another calendar, which has the say of what it is. */
export function IncomingTurn(props: {
  readonly turn: EventTurn;
  readonly calendar: SchoolCalendar;
  readonly span: DaySpan;
  readonly onHide: () => void;
}) {
  const { turn, calendar, span, onHide } = props;
  const { event } = turn;
  const events = new Map([[event.id, event]]);
  const closes = listClosingEvents({ events, eventDays: new Map() }, calendar, span).length > 0;
  return (
    <div className="grid gap-2">
      {closes && (
        <Notice
          tone="info"
          actions={
            <Link to="/holidays" className={buttonLook({ look: "line" })}>
              휴일 관리에서 정하기
            </Link>
          }
        >
          쉬는 날 같아요. 저절로 휴일이 되지는 않아요.
        </Notice>
      )}
      <Button variant="sunken" icon={<EyeOff size={18} aria-hidden />} onClick={onHide}>
        숨기기
      </Button>
    </div>
  );
}
