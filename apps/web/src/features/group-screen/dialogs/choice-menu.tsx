// Overlay: imports Base UI through ui/overlay/menu.tsx. Loaded lazily by wall-controls.tsx.
import { Check } from "lucide-react";
import { Menu, MenuItem } from "../../../ui/overlay/menu.tsx";

export interface Choice {
  readonly key: string;
  readonly label: string;
  /** It is the one in use. */
  readonly isChosen?: boolean;
  readonly onSelect: () => void;
}

/** A few things to choose from, at a button of the foot. */
export function ChoiceMenu(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: Element | null;
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  const { choices, ...menu } = props;
  return (
    <Menu {...menu} align="start">
      {choices.map(({ key, label, isChosen, onSelect }) => (
        <MenuItem key={key} onSelect={onSelect} {...(isChosen && { icon: <Check size={18} /> })}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
