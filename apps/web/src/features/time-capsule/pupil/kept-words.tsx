import { useState } from "react";
import { copyText } from "../../../platform/clipboard.ts";
import { Button } from "../../../ui/button.tsx";
import type { PupilCapsule } from "./use-pupil-capsule.ts";

/** What was typed and cannot be sealed here any more: the address has ended, or the day has come. */
export function KeptWords({ of: { draft } }: { readonly of: PupilCapsule }) {
  const [isCopied, setCopied] = useState(false);
  if (draft.letter.trim() === "") return null;
  return (
    <section aria-label="봉하지 않은 글" className="mt-6 rounded-card bg-sunken px-5 py-4">
      <p className="text-14 font-semibold text-fg-2">
        봉하지 않은 글이에요. 이 창을 닫으면 사라져요.
      </p>
      <p className="py-3 text-15 wrap-break-word whitespace-pre-wrap">{draft.letter}</p>
      <Button
        variant="line"
        isFull
        onClick={() => void copyText(draft.letter).then((isDone) => setCopied(isDone))}
      >
        {isCopied ? "복사했어요" : "복사"}
      </Button>
    </section>
  );
}
