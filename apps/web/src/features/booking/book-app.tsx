import type { ReactNode } from "react";
import type { BookRequests } from "../../data/booking/book-requests.ts";
import { DamimMark } from "../../ui/damim-logo.tsx";
import { Button } from "../../ui/button.tsx";
import type { GuestKey } from "./guest-key.ts";
import { MyBookingView } from "./my-booking-view.tsx";
import { Heading } from "../../ui/guest/page-parts.tsx";
import { SayStep } from "./say-step.tsx";
import { useGuest, type Guest } from "./use-guest.ts";
import { WhenStep } from "./when-step.tsx";
import { WhoStep } from "./who-step.tsx";

/** The page of a guardian: no account, no menu, one thing to do. */
export function BookApp({
  requests,
  guestKey,
}: {
  readonly requests: BookRequests;
  readonly guestKey: GuestKey;
}) {
  const guest = useGuest(requests, guestKey);
  const { reply, mine, ended, problem } = guest;
  const host = reply?.host ?? (mine && mine.state !== "cancelled" ? mine.host : undefined);
  const isForm = !mine && reply !== undefined;
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-120 flex-col">
      <header className="flex items-center gap-2.5 px-5 pt-4.5">
        <DamimMark size={28} />
        <b className="min-w-0 flex-1 truncate text-15 font-bold">
          {host ? `${host} 상담` : "상담 예약"}
        </b>
        {isForm && (
          <span className="text-14 font-semibold text-fg-2">
            <span className="sr-only">단계 </span>
            {guest.step} / 3
          </span>
        )}
      </header>
      {isForm && (
        <div aria-hidden className="flex gap-1.5 px-5 pt-4">
          {[1, 2, 3].map((one) => (
            <i
              key={one}
              className={`h-1 flex-1 rounded-pill ${one <= guest.step ? "bg-brand" : "bg-line"}`}
            />
          ))}
        </div>
      )}
      <Stage guest={guest} />
      {!reply && !mine && !ended && problem && (
        <div className="p-5">
          <Button isFull size="large" onClick={() => void guest.load()}>
            다시 열기
          </Button>
        </div>
      )}
    </div>
  );
}

function Stage({ guest }: { readonly guest: Guest }) {
  const { reply, mine, isMoving, ended, step, problem } = guest;
  if (mine && !isMoving) return <MyBookingView guest={guest} mine={mine} />;
  if (mine && reply && isMoving) return <WhenStep guest={guest} reply={reply} />;
  if (reply && step === 1) return <WhoStep guest={guest} reply={reply} />;
  if (reply && step === 2) return <WhenStep guest={guest} reply={reply} />;
  if (reply) return <SayStep guest={guest} reply={reply} />;
  if (ended)
    return <Sheet title="예약을 받지 않아요">{ended.replace(/^예약을 받지 않아요\. /, "")}</Sheet>;
  return <Sheet title={problem ? "열지 못했어요" : "여는 중이에요"}>{problem}</Sheet>;
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="px-5 pt-8">
      <Heading>{title}</Heading>
      <p className="pt-2 text-15 text-fg-2">{children}</p>
    </main>
  );
}
