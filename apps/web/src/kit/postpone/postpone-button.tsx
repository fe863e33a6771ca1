import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Postponement } from "@damim/domain/occurrence/postpone-day.ts";
import { CalendarClock } from "lucide-react";
import { useRef, useState, type MouseEvent } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const PostponeMenu = lazyOverlay(() =>
  import("./postpone-menu.tsx").then((file) => file.PostponeMenu),
);

/** 미루기: a menu of the next school day, a week, a day of choice. */
export function PostponeButton(props: {
  readonly today: CalendarDay;
  readonly dueOn: CalendarDay | null | undefined;
  readonly onPostpone: (by: Postponement) => void;
  readonly onSkip?: (() => void) | undefined;
  /** Of what, where many stand below each other and the button is an icon. */
  readonly iconOf?: string;
}) {
  const { today, dueOn, onPostpone, onSkip, iconOf } = props;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const button = {
    "aria-haspopup": "menu",
    "aria-expanded": anchor !== null,
    onClick: ({ currentTarget }: MouseEvent) => setAnchor(anchor ? null : currentTarget),
  } as const;
  return (
    <span className="relative flex">
      {iconOf === undefined ? (
        <Button variant="sunken" className="flex-1" {...button}>
          미루기
        </Button>
      ) : (
        <IconButton
          label="미루기"
          aria-description={iconOf}
          icon={<CalendarClock size={18} aria-hidden />}
          {...button}
        />
      )}
      <input
        ref={picker}
        type="date"
        aria-label="미룰 날"
        tabIndex={-1}
        min={today}
        value={dueOn ?? ""}
        onChange={({ target }) => isCalendarDay(target.value) && onPostpone({ to: target.value })}
        className="pointer-events-none absolute inset-x-0 bottom-0 h-11 opacity-0"
      />
      <PostponeMenu
        isOpen={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onPostpone={onPostpone}
        onPickDay={() => picker.current?.showPicker()}
        onSkip={onSkip}
      />
    </span>
  );
}
