import { useCallback } from "react";
import type { StudentCard, StudentCardProps } from "../../kit/manifest/student-card.ts";
import { useFetched } from "../../kit/manifest/use-fetched.ts";

/** What the features know in sums, each in a card of its own. */
export function StudentCards(props: StudentCardProps & { readonly cards: readonly StudentCard[] }) {
  const { cards, ...rest } = props;
  const fetchCards = useCallback(
    () => Promise.all(cards.map(async ({ id, load }) => ({ id, ...(await load()) }))),
    [cards],
  );
  return useFetched(fetchCards)?.map(({ id, Component }) => <Component key={id} {...rest} />);
}
