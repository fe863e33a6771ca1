// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily with quick-overlays.tsx.
import { useEffect, useState } from "react";
import { shortcutLoaders } from "../registry/features.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { KeyCap } from "../../ui/key-cap.tsx";
import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

const everywhere: ShortcutGroup = {
  title: "어디서나",
  shortcuts: [
    { keys: ["Ctrl K", "⌘ K"], does: "빠른 이동" },
    { keys: ["Ctrl J", "⌘ J"], does: "한 줄 기록" },
    { keys: ["Ctrl Z", "⌘ Z"], does: "되돌리기" },
    { keys: ["Ctrl Shift Z", "Ctrl Y", "⌘ Shift Z"], does: "다시 하기" },
    { keys: ["Ctrl .", "⌘ ."], does: "화면 가리기, 다시 보이기" },
    { keys: ["?"], does: "단축키 보기" },
    { keys: ["Esc"], does: "열린 창 닫기" },
  ],
};

export interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 단축키: all keys, place by place, as the manifests name them. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const [groups, setGroups] = useState<readonly ShortcutGroup[]>([everywhere]);
  useEffect(() => {
    if (!isOpen) return;
    // Without a network those that did not arrive are missing until the next opening.
    for (const load of shortcutLoaders) load().then(addGroups, () => undefined);
    function addGroups({ shortcuts }: { readonly shortcuts: readonly ShortcutGroup[] }): void {
      setGroups((shown) => [...shown, ...shortcuts.filter((group) => !shown.includes(group))]);
    }
  }, [isOpen]);
  return (
    // The body of a wide dialog takes the focus, so that the keyboard can scroll it.
    <Dialog isOpen={isOpen} onClose={onClose} title="단축키" width="wide" closesOnOutsidePress>
      <div className="grid gap-x-10 gap-y-6 px-5 py-5 sm:px-7 lg:grid-cols-3">
        {groups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className="text-15 font-bold">{title}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={does}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-2 py-2.5 last:border-0"
                >
                  <dt className="order-2 flex flex-wrap gap-1.5">
                    {keys.map((key) => (
                      <KeyCap key={key} isSpoken>
                        {key}
                      </KeyCap>
                    ))}
                  </dt>
                  <dd className="text-15">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
