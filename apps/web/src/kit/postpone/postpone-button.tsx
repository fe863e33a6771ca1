import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Postponement } from "@damim/domain/occurrence/postpone-day.ts";
import { useState, type MouseEvent, type ReactNode } from "react";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { DayCalendar } from "../day-field/late-day-calendar.ts";

const PostponeMenu = lazyOverlay(() => import("./postpone-menu.tsx"), "PostponeMenu");

/** What the button of the menu is given. */
interface MenuButton {
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/** 미루기: a menu of the next school day, a week, a day of choice. */
export function PostponeButton(props: {
  readonly today: CalendarDay;
  readonly dueOn: CalendarDay | null | undefined;
  readonly onPostpone: (by: Postponement) => void;
  readonly onSkip?: (() => void) | undefined;
  /** The button, called 미루기. */
  readonly children: (button: MenuButton) => ReactNode;
}) {
  const { today, dueOn, onPostpone, onSkip, children } = props;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [dayAnchor, setDayAnchor] = useState<Element | null>(null);
  const toggle = ({ currentTarget }: MouseEvent): void => setAnchor(anchor ? null : currentTarget);
  return (
    <span className="relative flex *:[button]:flex-1">
      {children({
        "aria-haspopup": "menu",
        "aria-expanded": anchor !== null,
        onClick: toggle,
      })}
      <PostponeMenu
        isOpen={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onPostpone={onPostpone}
        onPickDay={() => setDayAnchor(anchor)}
        onSkip={onSkip}
      />
      <DayCalendar
        isOpen={dayAnchor !== null}
        anchor={dayAnchor}
        label="미룰 날"
        value={dueOn ?? ""}
        min={today}
        onPick={(to) => onPostpone({ to })}
        onClose={() => setDayAnchor(null)}
      />
    </span>
  );
}
