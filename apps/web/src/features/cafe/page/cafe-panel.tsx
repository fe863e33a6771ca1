import type { CafeReply } from "@damim/domain/cafe/cafe-replies.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFetched } from "../../../kit/manifest/use-fetched.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { PostView } from "../read/post-view.tsx";
import type { Place } from "../use-place.ts";
import { WriteForm } from "../write/write-form.tsx";

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
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever scrolled down the list, or has no screen, is where the words are.
    panel.current?.focus({ preventScroll: true });
    const { top = 0 } = panel.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > innerHeight / 2) panel.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="scroll-mt-2 outline-none @min-[60rem]:sticky @min-[60rem]:top-0 @min-[60rem]:max-h-[calc(100dvh-9rem)] @min-[60rem]:overflow-y-auto"
    >
      <Card>
        <Button
          variant="text"
          icon={<ArrowLeft size={18} aria-hidden />}
          className="-mt-2 -ml-3 mb-1 @min-[60rem]:hidden"
          onClick={close}
        >
          목록으로
        </Button>
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
          <parts.EditForm
            id={place.id}
            boards={cafe?.boards ?? []}
            onDone={() => posted(place.id)}
          />
        )}
        {place.type === "letters" && parts && (
          <parts.LettersView
            nickname={cafe?.nickname ?? null}
            onOpen={(id) => go({ type: "post", id })}
            onRead={onChanged}
          />
        )}
      </Card>
    </div>
  );
}
