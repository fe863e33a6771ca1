// Overlay: imports Base UI through ui/overlay/menu.tsx. Loaded lazily by postpone-button.tsx.
import type { Postponement } from "@damim/domain/occurrence/postpone-day.ts";
import { Menu, MenuItem } from "../../ui/overlay/menu.tsx";

/** 미루기: by a school day, by a week, or to a day that is picked. */
export function PostponeMenu(props: {
  readonly isOpen: boolean;
  readonly anchor: Element | null;
  readonly onClose: () => void;
  readonly onPostpone: (by: Postponement) => void;
  readonly onPickDay: () => void;
  /** Of one that comes again: this time not at all. */
  readonly onSkip?: (() => void) | undefined;
}) {
  const { isOpen, anchor, onClose, onPostpone, onPickDay, onSkip } = props;
  const choose = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Menu isOpen={isOpen} onClose={onClose} anchor={anchor} label="미루기">
      <MenuItem onSelect={choose(() => onPostpone("nextSchoolDay"))}>다음 수업일로</MenuItem>
      <MenuItem onSelect={choose(() => onPostpone("nextWeek"))}>1주 뒤로</MenuItem>
      <MenuItem onSelect={choose(onPickDay)}>날짜 고르기</MenuItem>
      {onSkip && <MenuItem onSelect={choose(onSkip)}>이번만 빼기</MenuItem>}
    </Menu>
  );
}
