import { useEffect, useState } from "react";
import type { FileForm } from "../../../data/pad/pad-files.ts";
import { usePadData, usePadLive, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { toBoardRatio } from "./estimate-height.ts";

const ARRIVES_WITHIN_MS = 1_000;
const RETRY_FIRST_MS = 800;
const RETRY_LONGEST_MS = 20_000;

/**
 * The picture of a card in its own shape, so that nothing jumps when it comes. Its author's device shows its own copy;
 * on the others it may stand on the board before it has arrived, and is asked for again.
 */
export function PadPicture({
  card,
  form = "thumbnail",
}: {
  readonly card: PadCardRow;
  readonly form?: FileForm;
}) {
  const { files, now } = usePadData();
  const id = card.file ?? "";
  const own = usePadLive(() => files.findOwn(id));
  const [failures, setFailures] = useState(0);
  // Its bytes travel beside the words: one that was just put on the board has not arrived yet.
  const [isWaiting, setWaiting] = useState(() => !own && now() - card.madeAt < ARRIVES_WITHIN_MS);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(
      () => setWaiting(false),
      Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** failures),
    );
    return () => clearTimeout(timer);
  }, [isWaiting, failures]);
  const address = own ?? `${files.addressOf(id, form)}${failures > 0 ? `?again=${failures}` : ""}`;

  return (
    <div
      className="pad-picture"
      style={{ aspectRatio: form === "content" ? toOwnRatio(card) : toBoardRatio(card) }}
    >
      {(isWaiting && !own) || id === "" ? (
        <span className="pad-picture-away">사진이 오는 중이에요</span>
      ) : (
        <img
          src={address}
          alt={card.alt ?? (card.type === "drawing" ? "그림" : "사진")}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => {
            setFailures((count) => count + 1);
            setWaiting(true);
          }}
        />
      )}
    </div>
  );
}

/** Opened, a picture is shown whole. */
function toOwnRatio({ width, height }: PadCardRow): number {
  return width && height ? width / height : 4 / 3;
}
