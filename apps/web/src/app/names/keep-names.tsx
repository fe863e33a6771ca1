import { findNametags } from "../../data/rounds/sync-state.ts";
import { useLive } from "../../data/use-teacher-data.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const NamesDesk = lazyOverlay(() => import("./names-desk.tsx"), "NamesDesk");

/** What looks after names while a year has numbers only, on whatever page, also one without the menu. */
export function KeepNames() {
  const isOn = useLive((data) => findNametags(data)?.isAnyOn === true);
  return <NamesDesk isOpen={isOn} />;
}
