import { ArrowLeft, Lightbulb } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { PrivatePart } from "../../../kit/page/private-part.tsx";
import { YardTabs } from "../../../kit/page/yard-tabs.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IdeaFilters, type IdeaFilter } from "../list/idea-filters.tsx";
import { IdeaList } from "../list/idea-list.tsx";
import { IdeaView } from "../read/idea-view.tsx";
import { useIdeaPlace } from "../use-idea-place.ts";
import { EditIdea } from "../write/edit-idea.tsx";
import { WriteIdea } from "../write/write-idea.tsx";

/** 이거해봐요: ideas for lessons, and how they went with those who tried. They lie at the server. */
export function Component() {
  const [place, go] = useIdeaPlace();
  const [filter, setFilter] = useState<IdeaFilter>({ isSaved: false });
  const [changed, setChanged] = useState(0);
  const whenChanged = (): void => setChanged((count) => count + 1);
  const isOpen = place.type !== "list";
  const close = (): void => go({ type: "list" });
  const open = (id: string): void => go({ type: "idea", id });
  const write = (): void => go({ type: "write" });
  return (
    <div className="@container flex min-h-0 flex-1 flex-col gap-4 py-2">
      <PrivatePart title="쌤마당">
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
            <IdeaPanel key={"id" in place ? `${place.type}${place.id}` : "write"} onClose={close}>
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
            </IdeaPanel>
          ) : (
            <Card className="@max-[60rem]:hidden">
              <EmptyState picture={<Dami mood="calm" size={96} />} title="생각을 골라 주세요">
                생각을 누르면 준비물과 차례, 해본 이야기가 여기에 보여요.
              </EmptyState>
            </Card>
          )}
        </div>
      </PrivatePart>
    </div>
  );
}

/** Beside the list, or in its place where there is no room. */
function IdeaPanel(props: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { onClose, children } = props;
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
          onClick={onClose}
        >
          목록으로
        </Button>
        {children}
      </Card>
    </div>
  );
}
