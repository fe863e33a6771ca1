import type { ReactNode } from "react";
import { DamimWordmark } from "../../ui/damim-logo.tsx";

/** The blue sheet with the large ㄷ, above everything. In the first chunk: it stands also before its contents have arrived. */
export function LockFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main className="fixed inset-0 z-50 flex flex-col overflow-x-hidden overflow-y-auto bg-panel px-6 py-8 text-panel-fg max-sm:px-4 max-sm:py-5">
      <svg
        viewBox="0 0 1366 768"
        preserveAspectRatio="xMinYMid slice"
        fill="none"
        aria-hidden="true"
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
