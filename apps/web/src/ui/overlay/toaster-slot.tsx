import { useEffect, useSyncExternalStore } from "react";
import { keepTrying } from "../arrival/keep-trying.ts";
import { arrivedToaster, fetchToaster } from "./toast.ts";
import type { ToastPlace } from "./toaster.tsx";
import { whenIdle } from "../arrival/when-idle.ts";

/** The place of toasts. Nothing until what draws them is here: by the first toast, or once the page is at rest. */
export function ToasterSlot({ place }: { readonly place?: ToastPlace }) {
  const drawn = useSyncExternalStore(arrivedToaster.subscribe, arrivedToaster.read);
  useEffect(() => {
    if (drawn) return;
    return keepTrying(fetchToaster, whenIdle);
  }, [drawn]);
  return drawn ? <drawn.Toaster place={place} /> : null;
}
