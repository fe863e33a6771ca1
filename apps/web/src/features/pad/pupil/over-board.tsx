import type { ComponentProps } from "react";
import { RefusedCards } from "./refused-cards.tsx";
import { RoomNotices } from "./room-notices.tsx";

export interface OverBoardProps {
  /** Nothing where nobody searches. */
  readonly search: string | undefined;
  readonly onSearch: (search: string | undefined) => void;
  readonly isFrozen: boolean;
  readonly onRetry: ComponentProps<typeof RefusedCards>["onChange"];
}

/** What stands between the head of the room and its cards: the first picture comes without it. */
export function OverBoard({ search, onSearch, isFrozen, onRetry }: OverBoardProps) {
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
