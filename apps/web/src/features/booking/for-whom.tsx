import { Button } from "../../ui/button.tsx";
import { sayGuardianOf } from "./guest-draft.ts";
import type { Guest } from "./use-guest.ts";

/** Whose guardian it is, and the way back to 번호·이름. */
export function ForWhom({ guest }: { readonly guest: Guest }) {
  return (
    <p className="flex items-center gap-2 pt-1 text-15 text-fg-2">
      <span className="min-w-0 wrap-break-word">{sayGuardianOf(guest.draft)}</span>
      <Button variant="brandText" className="-my-2" onClick={() => guest.goTo(1)}>
        학생 바꾸기
      </Button>
    </p>
  );
}
