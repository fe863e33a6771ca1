import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { useEffect, type ComponentProps } from "react";
import { RefusedCards } from "./refused-cards.tsx";
import { RoomNotices } from "./room-notices.tsx";

export interface OverBoardProps {
  /** Nothing where nobody searches. */
  readonly search: string | undefined;
  readonly onSearch: (search: string | undefined) => void;
  readonly isFrozen: boolean;
  /** The card that was put on the board last: it stands at its end. */
  readonly posted: PadCardId | undefined;
  readonly onRetry: ComponentProps<typeof RefusedCards>["onChange"];
}

/** What stands between the head of the room and its cards: the first picture comes without it. */
export function OverBoard({ search, onSearch, isFrozen, posted, onRetry }: OverBoardProps) {
  useEffect(() => {
    if (posted !== undefined) showCard(posted);
  }, [posted]);
  return (
    <>
      {search !== undefined && <RoomSearch search={search} onChange={onSearch} />}
      <RoomNotices isFrozen={isFrozen} />
      <RefusedCards onChange={onRetry} />
    </>
  );
}

/** Which cards are shown: it was opened to be written into, and Escape closes it. */
function RoomSearch(props: {
  readonly search: string;
  readonly onChange: (search: string | undefined) => void;
}) {
  return (
    <input
      type="search"
      autoComplete="off"
      className="pad-search"
      aria-label="찾을 말"
      placeholder="찾을 말을 써 보세요"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
      autoFocus
      value={props.search}
      onChange={(event) => props.onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) props.onChange(undefined);
      }}
    />
  );
}

function showCard(id: PadCardId): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document
    .querySelector(`[data-card="${id}"]`)
    ?.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
}
