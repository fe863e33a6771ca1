import type { CafeReply } from "@damim/domain/cafe/cafe-replies.ts";
import { SidePanel } from "../../../kit/feed/side-panel.tsx";
import type { FeedPlace } from "../../../kit/feed/use-feed-place.ts";
import { useFetched } from "../../../data/use-fetched.ts";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../../ui/arrival/view-at-hand.ts";
import { PostView } from "../read/post-view.tsx";

const WriteForm = viewAtHand(
  () => import("../write/write-form.tsx").then((file) => file.WriteForm),
  <LoadingView />,
);

/** The form to write in, here before the network is gone. */
export const bringWriteForm = (): Promise<void> => WriteForm.preload().catch(() => undefined);

/** What is opened by an id. */
export const CAFE_OPENS = ["post", "write", "edit"] as const;
type Place = FeedPlace<(typeof CAFE_OPENS)[number], "letters">;

const loadParts = () => import("./panel-parts.ts");

/** What is read or written, beside the list, or in its place where there is no room. */
export function CafePanel(props: {
  readonly place: Place;
  readonly cafe: CafeReply | undefined;
  readonly go: (to: Place) => void;
  /** Something was posted, changed or hidden. */
  readonly onChanged: () => void;
}) {
  const { place, cafe, go, onChanged } = props;
  const close = (): void => go({ type: "list" });
  const posted = (id: string): void => {
    onChanged();
    go({ type: "post", id });
  };
  // Both need the network anyway: reading and writing come first.
  const parts = useFetched(loadParts);
  return (
    <SidePanel onClose={close}>
      {place.type === "post" && (
        <PostView
          id={place.id}
          boards={cafe?.boards ?? []}
          onEdit={() => go({ type: "edit", id: place.id })}
          onChanged={onChanged}
          onRemoved={() => {
            onChanged();
            close();
          }}
        />
      )}
      {place.type === "write" && (
        <WriteForm id={place.id} cafe={cafe} onPosted={() => posted(place.id)} onClose={close} />
      )}
      {place.type === "edit" && parts && (
        <parts.EditForm id={place.id} boards={cafe?.boards ?? []} onDone={() => posted(place.id)} />
      )}
      {place.type === "letters" && parts && (
        <parts.LettersView
          nickname={cafe?.nickname ?? null}
          onOpen={(id) => go({ type: "post", id })}
          onRead={onChanged}
        />
      )}
    </SidePanel>
  );
}
