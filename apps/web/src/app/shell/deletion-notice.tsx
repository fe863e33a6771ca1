import { lazy, Suspense } from "react";
import { useLive } from "../../data/use-teacher-data.ts";
import { arrive } from "../../ui/arrival/not-arrived.ts";

const DeletionBanner = lazy(() =>
  arrive(() => import("./deletion-banner.tsx")).then((file) => ({ default: file.DeletionBanner })),
);

/** On every page while the account is going to be deleted; its look comes with a chunk of its own. */
export function DeletionNotice() {
  const deletionAt = useLive((data) => data.deletionAt);
  if (deletionAt === undefined) return null;
  return (
    <Suspense fallback={null}>
      <DeletionBanner key={deletionAt} deletionAt={deletionAt} />
    </Suspense>
  );
}
