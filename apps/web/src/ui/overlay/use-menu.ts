import { useState, type MouseEvent } from "react";

/** A button and the menu that it opens: `<button {...menu.button}>` and `<ProfileMenu {...menu.menu} />`. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return {
    button: {
      "aria-haspopup": "menu" as const,
      "aria-expanded": isOpen,
      onClick(event: MouseEvent<HTMLButtonElement>): void {
        setAnchor(event.currentTarget);
        setOpen(!isOpen);
      },
    },
    menu: { isOpen, anchor, onClose: () => setOpen(false) },
  };
}
