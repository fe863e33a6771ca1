import { useLive } from "../../data/use-teacher-data.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const NamesDesk = lazyOverlay(() => import("./names-desk.tsx"), "NamesDesk");

/** What looks after names while a year has numbers only, on whatever page. */
export function KeepNames() {
  const isOn = useLive(({ vault, stores }) =>
    stores.some(({ scope }) => vault?.now?.nametags.isOn(scope)),
  );
  return <NamesDesk isOpen={isOn} />;
}
