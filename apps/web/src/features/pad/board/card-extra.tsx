import { late } from "../../../ui/arrival/late.ts";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";

/** One part for all of it: the pupils' first chunk has room for no more than words and pictures. */
const CardPlay = late(() => import("./card-play.tsx").then((file) => file.CardPlay));

/** What a card holds beside words and a picture: a link, a file, a sound, a poll. */
export function CardExtra({ card }: { readonly card: PadCardRow }) {
  const { type, link, poll } = card;
  const isMore = Boolean(link) || Boolean(poll) || type === "sound" || type === "file";
  return isMore ? <CardPlay card={card} /> : null;
}
