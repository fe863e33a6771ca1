import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { useEffect, useState, type ReactNode } from "react";
import { DamiHead } from "../../ui/dami/dami.tsx";
import { AccountUnlockForm, type AccountUnlockFormProps } from "./account-unlock-form.tsx";
import { findLockPassword } from "./lock-password.ts";
import type { ScreenLock } from "./screen-lock.ts";
import { UnlockForm } from "./unlock-form.tsx";
import { DamimWordmark } from "../../ui/damim-logo.tsx";

export interface LockViewProps extends Pick<
  AccountUnlockFormProps,
  "nickName" | "askAccount" | "askPasskey" | "findWays" | "goToGoogle" | "firstRefused"
> {
  readonly lock: ScreenLock;
  readonly now: () => number;
  /** The account said yes; `lock` is open by then. */
  readonly onUnlockedByAccount: () => void;
}

/**
 * The locked screen: the hour, and the way back in. Nothing of a pupil. The sheet hangs from above, so that no
 * key moves under a finger when a sentence appears below it.
 */
export function LockView({ lock, now, onUnlockedByAccount, ...account }: LockViewProps) {
  const hasPassword = findLockPassword() !== undefined;
  const [way, setWay] = useState<"password" | "account">(
    hasPassword && !account.firstRefused ? "password" : "account",
  );
  return (
    <LockFrame>
      <div className="mx-auto grid w-full max-w-[62rem] flex-1 grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-x-16 gap-y-5 pt-[max(0px,calc(50dvh-22.5rem))] lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:pt-0">
        <WallClock now={now} />
        <section
          aria-labelledby="lock-title"
          className="w-full max-w-[25rem] rounded-tile bg-surface p-7 text-fg max-sm:p-5 lg:mt-[max(0px,calc(50dvh-22.5rem))]"
        >
          <h1 id="lock-title" className="title mb-3.5 text-22">
            화면이 잠겨 있어요
          </h1>
          {way === "password" ? (
            <UnlockForm lock={lock} now={now} onAccount={() => setWay("account")} />
          ) : (
            <AccountUnlockForm
              {...account}
              onUnlocked={() => {
                lock.unlock();
                onUnlockedByAccount();
              }}
              onBack={hasPassword ? () => setWay("password") : undefined}
            />
          )}
        </section>
      </div>
    </LockFrame>
  );
}

function WallClock({ now }: { readonly now: () => number }) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <div className="grid justify-items-center text-center lg:mt-[max(0px,calc(50dvh-17rem))] max-lg:grid-flow-col max-lg:items-center max-lg:gap-4 max-lg:text-left">
      <svg viewBox="0 0 140 118" fill="none" aria-hidden className="w-48 max-lg:w-20">
        <DamiHead mood="sleep" />
        <g stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
          <path d="M100 26h12l-12 14h12M116 6h8l-8 10h8" />
        </g>
      </svg>
      <div>
        <time className="block text-[8rem] leading-[1.1] font-extrabold tracking-display max-lg:text-44">
          {toSeoulTimeText(at)}
        </time>
        <p className="text-22 font-semibold max-lg:text-15">{toKoreanDay(toSeoulDay(at))}</p>
      </div>
    </div>
  );
}

/** The blue sheet with the large ㄷ, above everything. In the first chunk: it stands also before its contents have arrived. */
function LockFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main className="fixed inset-0 z-50 flex flex-col overflow-x-hidden overflow-y-auto bg-panel px-6 py-8 text-panel-fg max-sm:px-4 max-sm:py-5">
      <svg
        viewBox="0 0 1366 768"
        preserveAspectRatio="xMinYMid slice"
        fill="none"
        aria-hidden
        className="pointer-events-none fixed inset-0 size-full"
      >
        <path
          d="M1500 60H123v648h1377"
          stroke="#2a6af0"
          strokeWidth="150"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <div className="relative flex min-h-full flex-1 shrink-0 flex-col gap-5">
        <div className="lg:ml-16">
          <DamimWordmark height={30} tone="white" />
        </div>
        {children}
      </div>
    </main>
  );
}
