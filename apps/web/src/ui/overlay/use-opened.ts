import { useCallback, useState } from "react";

/**
 * A window, and what it is about: that stays while it closes. By its `key` each opening begins anew.
 *
 * ```tsx
 * const removal = useOpened<Passkey>();
 * <RemoveDialog key={removal.key} isOpen={removal.isOpen} onClose={removal.close} passkey={removal.about} />
 * ```
 *
 * @param isOpenAtFirst where a link leads to the window itself
 */
export function useOpened<About>(isOpenAtFirst = false) {
  const [at, setAt] = useState<{
    readonly key: number;
    readonly isOpen: boolean;
    readonly about?: About | undefined;
  }>({ key: 0, isOpen: isOpenAtFirst });
  const open = useCallback(
    (about?: About) => setAt(({ key }) => ({ key: key + 1, isOpen: true, about })),
    [],
  );
  const close = useCallback(() => setAt((last) => ({ ...last, isOpen: false })), []);
  return { ...at, open, close };
}
