import { useLive } from "../../data/use-teacher-data.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";

const DeletionBanner = viewAtHand(
  () => import("./deletion-banner.tsx").then((file) => file.DeletionBanner),
  null,
);

/** On every page while the account is going to be deleted; its look comes with a chunk of its own. */
export function DeletionNotice() {
  const deletionAt = useLive((data) => data.deletionAt);
  if (deletionAt === undefined) return null;
  return <DeletionBanner key={deletionAt} deletionAt={deletionAt} />;
}
