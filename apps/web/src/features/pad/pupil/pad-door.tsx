import { ChoosePlace } from "./choose-place.tsx";
import { CodeDoor } from "./code-door.tsx";
import { DoorFrame } from "./door-frame.tsx";
import { saveLeftTexts } from "./left-texts.ts";
import { OutOfRoom } from "./out-of-room.tsx";
import type { PadVisit, Visit } from "./pad-visit.ts";
import { WaitingPlace } from "./waiting-place.tsx";

export interface PadDoorProps {
  readonly isOpen: boolean;
  readonly visit: PadVisit;
  /** Nothing while the door is not there. */
  readonly state: Exclude<Visit, { readonly type: "in" | "asking" }> | undefined;
}

/** Before and after the room. A device that comes back to its place sees none of this. */
export function PadDoor({ visit, state }: PadDoorProps) {
  switch (state?.type) {
    case undefined:
      return null;
    case "away":
      return (
        <DoorFrame mood="worry" prop="umbrella" title="인터넷을 기다리고 있어요">
          <output>이어지면 저절로 들어가요. 이 화면을 그대로 두세요.</output>
        </DoorFrame>
      );
    case "door":
      return <CodeDoor message={state.message} onEnter={visit.enter} />;
    case "choosing":
      return (
        <ChoosePlace
          entrance={state.entrance}
          message={state.message}
          onChoose={async (wish) => {
            await visit.claim(wish);
            // The next room of this device may be another pupil's.
            if (visit.state().type === "in") saveLeftTexts([]);
          }}
        />
      );
    case "waiting":
      return (
        <WaitingPlace
          entrance={state.entrance}
          isConflict={state.isConflict}
          onChooseAgain={visit.mayChooseAgain() ? visit.chooseAgain : undefined}
        />
      );
    case "removed":
    case "closed":
      return <OutOfRoom {...state} onLeave={visit.leave} />;
  }
}
