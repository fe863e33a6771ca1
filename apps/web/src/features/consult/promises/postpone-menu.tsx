// Overlay: imports Base UI through ui/overlay/menu.tsx. Loaded lazily by promise-list.tsx.
import type { Postponement } from "@damim/domain/occurrence/postpone-day.ts";
import { Menu, MenuItem } from "../../../ui/overlay/menu.tsx";

/** 미루기: by a school day, by a week, or to a day that is picked. */
export function PostponeMenu(props: {
  readonly isOpen: boolean;
  readonly anchor: Element | null;
  readonly onClose: () => void;
  readonly onPostpone: (by: Postponement) => void;
  readonly onPickDay: () => void;
}) {
  const { isOpen, anchor, onClose, onPostpone, onPickDay } = props;
  const choose = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Menu isOpen={isOpen} onClose={onClose} anchor={anchor} label="미루기">
      <MenuItem onSelect={choose(() => onPostpone("nextSchoolDay"))}>다음 수업일로</MenuItem>
      <MenuItem onSelect={choose(() => onPostpone("nextWeek"))}>1주 뒤로</MenuItem>
      <MenuItem onSelect={choose(onPickDay)}>날짜 고르기</MenuItem>
    </Menu>
  );
}
