import { HELP_BOARD } from "@damim/domain/cafe/boards.ts";
import { PenLine } from "lucide-react";
import { useEffect, useState } from "react";
import { useAskedPost } from "../../../data/asked.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { NoPanel } from "../../../kit/feed/side-panel.tsx";
import { useFeedPlace } from "../../../kit/feed/use-feed-place.ts";
import { YardTabs } from "../../../kit/page/yard-tabs.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { newId } from "../../../platform/random.ts";
import { whenIdle } from "../../../ui/arrival/when-idle.ts";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { bringWriteForm, CAFE_OPENS, CafePanel } from "./cafe-panel.tsx";
import { DraftList } from "../list/draft-list.tsx";
import { PostList } from "../list/post-list.tsx";
import { createPostCommands } from "../post-commands.ts";

const askCafe = cafeRequests.read;

/** 쌤카페: what teachers write each other. It lies at the server; what is being written lies here. */
export function Component() {
  const { now, profile } = useTeacherData();
  const commands = useCommands(createPostCommands, profile);
  const [place, go] = useFeedPlace(CAFE_OPENS, "letters");
  const cafe = useServerList(askCafe);
  const [changed, setChanged] = useState(0);
  useAskedPost("cafe", ({ title, body }) => {
    const id = newId(now());
    const draft = { board: HELP_BOARD, title, body, tags: "" };
    void commands.write(id, draft);
    go({ type: "write", id });
  });
  useEffect(() => whenIdle(() => void bringWriteForm()), []);
  const isOpen = place.type !== "list";
  const { unread = 0, isModerator = false } = cafe.value ?? {};
  const whenChanged = (): void => {
    setChanged((count) => count + 1);
    cafe.reload();
  };
  return (
    <div className="@container flex min-h-0 flex-1 flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <YardTabs open="mission" />
        <div className="ml-auto flex flex-wrap gap-2">
          {isModerator && (
            <Link to="/admin" className={buttonLook({ look: "line" })}>
              살펴볼 것
            </Link>
          )}
          <Button variant="line" onClick={() => go({ type: "letters" })}>
            {unread > 0 ? `소식 ${unread}` : "소식"}
          </Button>
          <Button
            variant="weak"
            icon={<PenLine size={18} aria-hidden />}
            className={isOpen ? "" : "@max-[60rem]:hidden"}
            onClick={() => go({ type: "write", id: newId(now()) })}
          >
            글쓰기
          </Button>
        </div>
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(35rem,1.15fr)]">
        <div className={`flex flex-col gap-4 ${isOpen ? "@max-[60rem]:hidden" : ""}`}>
          <DraftList onOpen={(id) => go({ type: "write", id })} />
          <PostList
            boards={cafe.value?.boards ?? []}
            openId={place.type === "post" ? place.id : undefined}
            changed={changed}
            onOpen={(id) => go({ type: "post", id })}
          />
        </div>
        {isOpen ? (
          <CafePanel
            key={"id" in place ? place.id : place.type}
            place={place}
            cafe={cafe.value}
            go={go}
            onChanged={whenChanged}
          />
        ) : (
          <NoPanel title="글을 골라 주세요">
            글을 누르면 여기에 보여요. 목록은 그대로 있어요.
          </NoPanel>
        )}
      </div>
      {!isOpen && (
        <div className="pointer-events-none sticky bottom-2 z-10 grid justify-items-end @min-[60rem]:hidden">
          <Button
            size="large"
            icon={<PenLine size={18} aria-hidden />}
            className="pointer-events-auto shadow-float"
            onClick={() => go({ type: "write", id: newId(now()) })}
          >
            글쓰기
          </Button>
        </div>
      )}
    </div>
  );
}
