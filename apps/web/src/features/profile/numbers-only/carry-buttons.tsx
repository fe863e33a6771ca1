import { Download, Share2 } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Store } from "../../../data/teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";

const load = () => import("./carry-dialogs.tsx");
const CarryOutDialog = lazyOverlay(load, "CarryOutDialog");
const CarryInDialog = lazyOverlay(load, "CarryInDialog");

/** What a camera opened (`carry-out-dialog.tsx`): locked, and never sent, for no server hears what stands behind a #. */
const OF_A_CODE = "#names1.";

/** 이름표 옮기기 and 이름표 가져오기: names go from device to device, past the server. */
export function CarryButtons({ store, known }: { readonly store: Store; readonly known: number }) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isScanned = hash.startsWith(OF_A_CODE);
  const [isGoing, setGoing] = useState(false);
  const [isComing, setComing] = useState(isScanned);
  const [scanned] = useState(isScanned ? hash.slice(1) : undefined);
  const endComing = (): void => {
    setComing(false);
    if (isScanned) void navigate(pathname, { replace: true });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="line"
        icon={<Share2 size={18} aria-hidden />}
        isDisabled={known === 0}
        onClick={() => setGoing(true)}
      >
        이름표 옮기기
      </Button>
      <Button
        variant="line"
        icon={<Download size={18} aria-hidden />}
        onClick={() => setComing(true)}
      >
        이름표 가져오기
      </Button>
      <CarryOutDialog isOpen={isGoing} onClose={() => setGoing(false)} store={store} />
      <CarryInDialog isOpen={isComing} onClose={endComing} store={store} scanned={scanned} />
    </div>
  );
}
