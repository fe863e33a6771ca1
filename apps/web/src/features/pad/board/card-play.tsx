import { usePadData, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { PollView } from "../poll/poll-view.tsx";
import { SoundView } from "../sound/sound-view.tsx";
import { useIsFrozen } from "./use-is-frozen.ts";

/** What is played on a card: a sound to hear, a poll to answer. The class answers; its teacher looks on. */
export function CardPlay({ card }: { readonly card: PadCardRow }) {
  const { role } = usePadData();
  const isFrozen = useIsFrozen();
  if (card.type === "sound") return <SoundView card={card} />;
  return <PollView card={card} mayVote={role === "pupil" && !isFrozen} />;
}
