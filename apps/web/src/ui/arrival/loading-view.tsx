import { useEffect, useState } from "react";
import { DamiHead } from "../dami/dami.tsx";

/** Shorter waits show nothing: a view that flashes by reads as trouble. */
const SHOWN_AFTER_MS = 400;

/** The whole page waits. Nothing for 400 ms, then 담이 on the way into the ㄷ and the sentence. */
export function LoadingView() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid min-h-[60dvh] place-items-center p-6" aria-busy="true">
      {isShown && (
        <div className="flex flex-col items-center gap-5 text-center">
          <svg width="180" height="96" viewBox="0 0 180 96" fill="none" aria-hidden>
            <path
              d="M150 14H60v68h90"
              stroke="var(--brand)"
              strokeWidth="20"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            <g className="motion-safe:animate-[dami-walk_1.6s_var(--ease)_both]">
              <g transform="translate(92 22) scale(.42)">
                <DamiHead mood="glance" />
              </g>
            </g>
            <g fill="var(--warm)">
              <circle cx="160" cy="48" r="4" opacity=".6" />
              <circle cx="174" cy="48" r="3" opacity=".35" />
            </g>
          </svg>
          <output className="title text-20">잠시만 기다려주세요.</output>
          <div className="grid w-60 gap-2" aria-hidden>
            <span className="h-3.5 rounded-pill bg-sunken" />
            <span className="h-3.5 w-[82%] rounded-pill bg-sunken" />
            <span className="h-3.5 w-[58%] rounded-pill bg-sunken" />
          </div>
        </div>
      )}
    </div>
  );
}
