import { PAD_TEACHER } from "@damim/domain/pad/room/pad-member.ts";
import { useMemo } from "react";
import {
  usePadMembers,
  type PadCardRow,
  type PadMemberRow,
} from "../../../data/pad/use-pad-data.ts";
import { authorOf } from "../card/author-of.ts";
import "./board.css";
import type { BoardProps } from "../card/board-props.ts";
import { CardSlot } from "./card-slot.tsx";
import { useGradually } from "./use-gradually.ts";

/** As wide as `board.css` draws a pupil's field. */
const FIELD_PX = 280;

export interface StudentsProps extends BoardProps {
  /** Also who has no card yet: the teacher's view. */
  readonly showsEmpty?: boolean;
  /** Beside the name: a number, for the teacher. */
  readonly toTitle?: (member: PadMemberRow) => string;
}

/** The board `students`: a field for each pupil with their cards in it. */
export function Students({ cards, renderCard, showsEmpty = false, toTitle }: StudentsProps) {
  const [members, revision] = usePadMembers();
  const drawn = useGradually(cards.length);
  const fields = useMemo(
    () => toFields(cards.slice(0, drawn), members, showsEmpty),
    // oxlint-disable-next-line react/exhaustive-deps -- the map stays the same object; its revision changes
    [cards, drawn, members, revision, showsEmpty],
  );
  return (
    <div className="pad-students">
      {fields.map(([id, own]) => {
        const member = members.get(id);
        const title =
          (member && toTitle?.(member)) ?? (authorOf(members, id) || "이름을 가린 친구");
        return (
          <section key={id} className="pad-lane" aria-label={title}>
            <h2 className="pad-lane-title">
              {title} <span>{own.length}</span>
            </h2>
            {own.map((card) => (
              <CardSlot key={card.id} card={card} width={FIELD_PX} renderCard={renderCard} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function toFields(
  cards: readonly PadCardRow[],
  members: ReadonlyMap<string, PadMemberRow>,
  showsEmpty: boolean,
) {
  const cardsByAuthor = new Map<string, PadCardRow[]>();
  if (showsEmpty)
    for (const { id, state } of members.values())
      if (state !== "removed") cardsByAuthor.set(id, []);
  for (const card of cards) {
    const own = cardsByAuthor.get(card.by);
    if (own) own.push(card);
    else cardsByAuthor.set(card.by, [card]);
  }
  const rank = (id: string): number =>
    id === PAD_TEACHER ? -1 : (members.get(id)?.number ?? 10_000);
  return [...cardsByAuthor].toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
