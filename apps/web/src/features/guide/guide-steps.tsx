import { ExternalLink } from "lucide-react";
import { useHref } from "react-router";
import { toGuideId, type Guide, type GuideStep } from "../../kit/manifest/guide.ts";
import { toScreenAddress } from "../../kit/manifest/screen-state.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import { buttonLook } from "../../ui/button.tsx";
import { toStepWords } from "./step-words.ts";

/** The steps of a guide, each with what one sees before it is done. */
export function GuideSteps(props: { readonly guide: Guide; readonly screens: readonly Screen[] }) {
  const { guide, screens } = props;
  return (
    <ol aria-label="차례" className="divide-y divide-line-2">
      {guide.steps.map((step, index) => {
        const place = "open" in step ? findTitle(step.open, guide, screens) : "";
        const picture = findGuidePicture(guide.id, index);
        return (
          // The steps of a guide never change their places.
          <li
            key={index}
            className="grid items-start gap-x-5 gap-y-3 py-5 first:pt-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
          >
            <div className={picture ? "" : "md:col-span-2"}>
              <span
                aria-hidden
                className="mb-2 grid size-7 place-items-center rounded-pill bg-fg text-15 font-bold text-surface"
              >
                {index + 1}
              </span>
              <h3 className="text-17 font-bold text-balance">{toStepWords(step, place)}</h3>
              <p className="mt-1 text-15 text-fg-2">{step.say}</p>
              {"open" in step && <OpenLink step={step} place={place} />}
            </div>
            {picture && (
              <img
                src={picture}
                alt=""
                width={720}
                height={450}
                loading="lazy"
                className="h-auto w-full rounded-card border border-line-2"
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Beside the guide, which is read on while one does it. */
function OpenLink(props: {
  readonly step: Extract<GuideStep, { open: string }>;
  readonly place: string;
}) {
  const { step, place } = props;
  return (
    <a
      href={useHref(step.open)}
      target="_blank"
      rel="noopener"
      className={`${buttonLook({ look: "weak" })} mt-3`}
    >
      {place} 열기
      <ExternalLink size={16} aria-hidden />
      <span className="sr-only">새 창</span>
    </a>
  );
}

/** What the menus call it: of the guide itself, or of another screen on its way. */
function findTitle(address: string, guide: Guide, screens: readonly Screen[]): string {
  const screen = screens.find(
    ({ path, about }) => toScreenAddress(path, about ? { about } : undefined) === address,
  );
  return screen && toGuideId(screen) !== guide.id ? screen.title : guide.title;
}

/** Made by `npm run screenshots -- guides`, from the walk of each guide; a guide without them is read as well. */
const pictures = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of what one sees before a step, by the place of the step from 0. */
function findGuidePicture(guideId: string, step: number): string | undefined {
  return pictures[`./pictures/${guideId}-${step + 1}.webp`];
}
