import { useState } from "react";

/** A button that shows what is chosen, and the calendar that it opens: `<button {...button}>` and `<DayCalendar {...calendar} />`. */
export function useCalendar() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isOpen = anchor !== null;
  return {
    button: {
      type: "button" as const,
      "aria-haspopup": "dialog" as const,
      "aria-expanded": isOpen,
      onClick: ({ currentTarget }: { readonly currentTarget: Element }) => setAnchor(currentTarget),
      className:
        "press inline-flex h-11 items-center gap-2 rounded-ctl border border-line bg-surface px-4 text-15 font-semibold whitespace-nowrap text-fg hover:bg-hover max-sm:px-2",
    },
    calendar: { isOpen, anchor, onClose: () => setAnchor(null) },
  };
}
