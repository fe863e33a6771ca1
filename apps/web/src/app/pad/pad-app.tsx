import type { PadKey } from "@damim/domain/pad/pad-entrance.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { listenAtDoor } from "../../data/pad/listen-at-door.ts";
import { openPupilPad } from "../../data/pad/open-pupil-pad.ts";
import { wipeOtherPupilPads, wipePupilPad } from "../../data/pad/pad-database.ts";
import { padRequests } from "../../data/pad/pad-requests.ts";
import {
  forgetRoom,
  readHeldPlace,
  readToken,
  rememberEntrance,
} from "../../data/pad/remembered-room.ts";
import { LEFT_KEY, PLACE_KEY } from "../../data/opening/room-keys.ts";
import { addLeft, hasLeft } from "../../data/pad/left-here.ts";
import {
  createPadVisit,
  type PadVisit,
  type RoomMemory,
} from "../../features/pad/pupil/pad-visit.ts";
import { PupilRoom } from "../../features/pad/pupil/pupil-room.tsx";
import { readTabText } from "../../platform/kept/tab-memory.ts";
import { late } from "../../ui/arrival/late.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { ToasterSlot } from "../../ui/overlay/toaster-slot.tsx";
import { holdIdleWork } from "../../ui/arrival/when-idle.ts";

const loadSurveyRoom = () => import("../../features/pad/survey/survey-room.tsx");

const memory: RoomMemory = {
  readToken,
  readHeld: readHeldPlace,
  remember: rememberEntrance,
  forget: forgetRoom,
  noteLeft: addLeft,
  tellLeft: async () => !hasLeft() || (await loadSurveyRoom()).sendLeft(padRequests),
  wipe: ({ roomId, me }) => wipePupilPad(roomId, me.memberId),
  wipeOthers: ({ roomId, me }) => wipeOtherPupilPads({ roomId, memberId: me.memberId }),
};

/** Goes to the room at once, before anything is drawn. */
export function startVisit(key: PadKey | undefined): PadVisit {
  const visit = createPadVisit({
    key,
    memory,
    requests: padRequests,
    openRoom: openPupilPad,
    listLeft: (data) => door?.listLeft(data),
    keepLeft: async (data) => (await loadDoor()).keepLeft(data),
    listen: listenAtDoor,
    setTimer(work, delayMs) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
  });
  holdIdleWork(waitForBoard(visit));
  return visit;
}

/** Until the room's cards are here, or the door is: only then is anything fetched ahead. */
function waitForBoard(visit: PadVisit): Promise<unknown> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = visit.state();
      if (state.type === "asking") return;
      stop();
      resolve(state.type === "in" ? state.data.firstRound : undefined);
    };
    const stop = visit.subscribe(look);
  });
}

/** The pupils' page: the door, and the room behind it. */
export function PadApp({ visit }: { readonly visit: PadVisit }) {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const look = (): void => {
      if (document.visibilityState === "visible") visit.lookAgain();
    };
    document.addEventListener("visibilitychange", look, { signal });
    addEventListener("online", look, { signal });
    // Another tab of this browser came into another room, or left: it is one visitor.
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key === LEFT_KEY || key === PLACE_KEY) visit.lookAgain(key === LEFT_KEY && !!newValue);
    };
    addEventListener("storage", hear, { signal });
    return () => stop.abort();
  }, [visit]);
  return (
    <>
      <Stage visit={visit} />
      <ToasterSlot />
    </>
  );
}

function Stage({ visit }: { readonly visit: PadVisit }) {
  const state = useSyncExternalStore(visit.subscribe, visit.state);
  const [isOwn, setOwn] = useState(() => readTabText("padOwn") !== undefined);
  if (state.type === "in" && isOwn) {
    const { data } = state;
    if (data.entrance?.isSurvey) return <SurveyRoom key={data.name} data={data} visit={visit} />;
    return <PupilRoom key={data.name} data={data} onLeave={visit.leave} />;
  }
  const atDoor = state.type === "asking" ? undefined : state;
  return (
    <>
      <LateDoor
        isOpen={atDoor !== undefined}
        visit={visit}
        state={atDoor}
        Alone={AloneSurvey}
        onOwn={() => setOwn(true)}
      />
      {!atDoor && (
        <main className="pad-door">
          <p className="pad-patience">방을 열고 있어요…</p>
        </main>
      )}
    </>
  );
}

const SurveyRoom = late(() => loadSurveyRoom().then((file) => file.SurveyRoom), null, {
  isMain: true,
});

const AloneSurvey = late(() => loadSurveyRoom().then((file) => file.AloneSurvey), null);

let door: typeof import("../../features/pad/pupil/pad-door.tsx") | undefined;
const loadDoor = async () => (door = await import("../../features/pad/pupil/pad-door.tsx"));
const LateDoor = lazyOverlay(loadDoor, "PadDoor");
