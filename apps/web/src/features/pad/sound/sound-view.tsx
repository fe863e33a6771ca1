import { useEffect, useState } from "react";
import { usePadData, usePadLive, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { toClock } from "../../../kit/sound/to-clock.ts";

/** Nobody fetches 300 recordings with the board: the sound comes when somebody wants to hear it. */
export function SoundView({ card }: { readonly card: PadCardRow }) {
  const { files } = usePadData();
  const id = card.file ?? "";
  const own = usePadLive(() => files.findOwn(id));
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    // It may still be on its way from its author's device.
    const timer = setTimeout(() => setMissing(false), 4_000);
    return () => clearTimeout(timer);
  }, [isMissing]);
  const length = card.seconds ? ` ${toClock(card.seconds)}` : "";
  return (
    <div className="mt-2.5 text-board-fg-2">
      {isMissing || id === "" ? (
        <p>소리가 오는 중이에요</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a pupil's own voice: its words are the card's text
        <audio
          className="block h-11 w-full min-w-0"
          src={own ?? files.addressOf(id, "content")}
          controls
          controlsList="nodownload"
          preload="none"
          aria-label={`소리 듣기${length}`}
          onError={() => setMissing(true)}
        />
      )}
      {length !== "" && <small>소리{length}</small>}
    </div>
  );
}
