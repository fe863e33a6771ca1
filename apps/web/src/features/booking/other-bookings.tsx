import { buttonLook } from "../../ui/button.tsx";
import type { Guest } from "./use-guest.ts";

/** Ways to what else this device has booked; the address of another key begins the page anew. */
export function OtherBookings({ guest, label }: { readonly guest: Guest; readonly label: string }) {
  return guest.others.map((key, index, all) => (
    <a key={key} href={`#${key}`} className={buttonLook({ look: "line" })}>
      {all.length > 1 ? `${label} ${index + 1}` : label}
    </a>
  ));
}
