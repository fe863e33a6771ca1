import { useCallback, useState } from "react";

/**
 * A window, and what it is about: that stays while it closes. By its `key` each opening begins anew.
 *
 * ```tsx
 * const removal = useOpened<Passkey>();
 * <RemoveDialog key={removal.key} isOpen={removal.isOpen} onClose={removal.close} passkey={removal.about} />
 * ```
 */
export function useOpened<About>() {
  const [at, setAt] = useState<{
    readonly key: number;
    readonly isOpen: boolean;
    readonly about?: About | undefined;
  }>({ key: 0, isOpen: false });
  const open = useCallback(
    (about?: About) => setAt(({ key }) => ({ key: key + 1, isOpen: true, about })),
    [],
  );
  const close = useCallback(() => setAt((last) => ({ ...last, isOpen: false })), []);
  return { ...at, open, close };
}
