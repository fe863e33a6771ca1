import { useEffect } from "react";
import { useLocation } from "react-router";
import { Card } from "../../ui/card.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { settingsSections } from "../registry/features.ts";

const sections = settingsSections.map(({ id, title, load }) => ({
  id,
  title,
  Content: viewAtHand(() => load().then((file) => file.Component), null),
}));

/** 설정: what belongs to this device and to the account, a card a part (spec 01 §5). */
export function Component() {
  useShownAnchor();
  return (
    <div className="w-full max-w-[56rem] pb-2 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-6">
      <h1 className="title mb-4 text-24 lg:col-span-2">설정</h1>
      <nav aria-label="설정 목록" className="max-lg:hidden">
        <ul className="sticky top-0 flex flex-col gap-0.5">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="press flex h-11 items-center rounded-ctl px-3 text-15 font-semibold text-fg-2 hover:bg-hover"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-4">
        {sections.map(({ id, title, Content }) => (
          <div key={id} id={id} tabIndex={-1} className="scroll-mt-2 outline-none">
            <Card title={title}>
              <Content />
            </Card>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The browser looked for the anchor before the page was here. */
function useShownAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}

/** The page with all its sections, so that nothing on it moves. */
export async function loadSettings() {
  await Promise.all(sections.map(({ Content }) => Content.preload()));
  return { Component };
}
