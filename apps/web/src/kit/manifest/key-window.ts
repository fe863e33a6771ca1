import type { ComponentType } from "react";

export interface KeyWindowProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A small window over whatever stands on the screen, by Ctrl+Alt and a key. Writes into the year of today. */
export interface KeyWindow {
  /** The place of the key, as `KeyboardEvent.code`: Hangul may be on. */
  readonly code: string;
  readonly load: () => Promise<ComponentType<KeyWindowProps>>;
}
