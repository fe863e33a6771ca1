import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { NoPanel, SidePanel } from "../../../kit/feed/side-panel.tsx";
import { useFeedPlace } from "../../../kit/feed/use-feed-place.ts";
import { YardTabs } from "../../../kit/page/yard-tabs.tsx";
import { Button } from "../../../ui/button.tsx";
import { IdeaFilters, type IdeaFilter } from "../list/idea-filters.tsx";
import { IdeaList } from "../list/idea-list.tsx";
import { IdeaView } from "../read/idea-view.tsx";
import { EditIdea } from "../write/edit-idea.tsx";
import { WriteIdea } from "../write/write-idea.tsx";

const OPENS = ["idea", "edit"] as const;

/** 이거해봐요: ideas for lessons, and how they went with those who tried. They lie at the server. */
export function Component() {
  const [place, go] = useFeedPlace(OPENS, "write");
  const [filter, setFilter] = useState<IdeaFilter>({ isSaved: false });
  const [changed, setChanged] = useState(0);
  const whenChanged = (): void => setChanged((count) => count + 1);
  const isOpen = place.type !== "list";
  const close = (): void => go({ type: "list" });
  const open = (id: string): void => go({ type: "idea", id });
  const write = (): void => go({ type: "write" });
  return (
    <div className="@container flex min-h-0 flex-1 flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <YardTabs open="doThis" />
        <Button
          variant="weak"
          icon={<Lightbulb size={18} aria-hidden />}
          className="ml-auto"
          onClick={write}
        >
          생각 나누기
        </Button>
      </div>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${isOpen ? "@max-[60rem]:hidden" : ""}`}
      >
        <IdeaFilters filter={filter} onFilter={setFilter} />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[60rem]:grid-cols-[minmax(0,1.1fr)_minmax(28rem,1fr)]">
        <div className={`min-w-0 ${isOpen ? "@max-[60rem]:hidden" : ""}`}>
          <IdeaList
            filter={filter}
            openId={place.type === "idea" ? place.id : undefined}
            changed={changed}
            onOpen={open}
          />
        </div>
        {isOpen ? (
          <SidePanel key={"id" in place ? `${place.type}${place.id}` : "write"} onClose={close}>
            {place.type === "idea" && (
              <IdeaView
                id={place.id}
                onEdit={() => go({ type: "edit", id: place.id })}
                onChanged={whenChanged}
                onRemoved={() => {
                  whenChanged();
                  close();
                }}
              />
            )}
            {place.type === "edit" && (
              <EditIdea
                id={place.id}
                onDone={() => {
                  whenChanged();
                  open(place.id);
                }}
              />
            )}
            {place.type === "write" && (
              <WriteIdea
                onShared={(id) => {
                  whenChanged();
                  open(id);
                }}
                onOpen={open}
                onClose={close}
              />
            )}
          </SidePanel>
        ) : (
          <NoPanel title="생각을 골라 주세요">
            생각을 누르면 준비물과 차례, 해본 이야기가 여기에 보여요.
          </NoPanel>
        )}
      </div>
    </div>
  );
}
