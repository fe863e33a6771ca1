import { useState } from "react";
import { useLive } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const SignInAgainDialog = lazyOverlay(() =>
  import("./sign-in-again-dialog.tsx").then((file) => file.SignInAgainDialog),
);

/** The session ended while the teacher was working: the page stays, and so does everything typed. */
export function SignedOutBanner() {
  const isSignedOut = useLive((data) => data.rounds.state() === "signed-out");
  const [isOpen, setOpen] = useState(false);
  if (!isSignedOut) return null;
  return (
    <div
      role="alert"
      className="mx-6 mb-3 flex flex-wrap items-center justify-between gap-3 rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong max-md:mx-4 print:hidden"
    >
      <span>로그인이 끝났어요. 적은 내용은 이 기기에 그대로 있어요. 다시 로그인하면 보내요.</span>
      <Button onClick={() => setOpen(true)}>다시 로그인</Button>
      <SignInAgainDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
