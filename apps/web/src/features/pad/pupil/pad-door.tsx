import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ComponentType,
} from "react";
import { ANSWER_CODE, KEPT_SURVEY } from "../../../data/opening/room-keys.ts";
import { readText, removeText } from "../../../platform/kept/device-texts.ts";
import { readAlone } from "../../../data/pad/kept-survey.ts";
import { saveTabText } from "../../../platform/kept/tab-memory.ts";
import { readLeft } from "../../../data/pad/left-list.ts";
import { sayAnswer, type AnswerState } from "./say-answer.ts";
import { ChoosePlace } from "./choose-place.tsx";
import { CodeDoor, LeftTexts } from "./code-door.tsx";
import { DoorFrame, leadLook } from "./door-frame.tsx";
import { IsItYou } from "./is-it-you.tsx";
import { leavePlace } from "./leave-place.ts";
import { saveLeftTexts, readLeftTexts } from "./left-texts.ts";
import type { PadVisit, Visit } from "./pad-visit.ts";
import { UnsentList } from "./unsent-list.tsx";

// With the way out, which names them.
export { keepLeft, listLeft } from "./leave-place.ts";

export interface PadDoorProps {
  readonly isOpen: boolean;
  readonly visit: PadVisit;
  /** What a tablet that has asked a survey shows without a network: it goes on from hand to hand. */
  readonly Alone: ComponentType<{ readonly visit: PadVisit }>;
  /** Nothing while the door is not there; `in` where nobody came in by this tab yet. */
  readonly state: Exclude<Visit, { readonly type: "asking" }> | undefined;
  /** Somebody came in by this tab: a reload does not ask who they are. */
  readonly onOwn: () => void;
}

/** Before and after the room. A device that comes back to its place sees none of this. */
export function PadDoor({ visit, state, Alone, onOwn }: PadDoorProps) {
  const [last, setLast] = useState(state?.type);
  const [isRefused, setRefused] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [wasAlone, setWasAlone] = useState(false);
  if (state?.type !== last) {
    setLast(state?.type);
    setRefused(last === "waiting" && !isLeft);
    setWasAlone(last === "away" && readText(KEPT_SURVEY) !== undefined);
    setLeft(false);
  }
  const own = (): void => {
    saveTabText("padOwn", "1");
    onOwn();
  };
  const ownByChoosing = useEffectEvent(own);
  const isChoosing = state?.type === "choosing" || state?.type === "waiting";
  useEffect(() => {
    if (isChoosing) ownByChoosing();
  }, [isChoosing]);
  const isOfSurvey =
    state?.type === "choosing"
      ? state.entrance.isSurvey
      : state?.type === "away" || state?.type === "door";
  // A reload leads back to the child who has the tablet, whatever the server knows of it.
  if (isOfSurvey && readAlone()) return <Alone visit={visit} />;
  const message = state && "message" in state ? toDoorWords(state.message) : undefined;
  switch (state?.type) {
    case undefined:
      return null;
    case "in": {
      const { data } = state;
      return <IsItYou entrance={data.entrance} onYes={own} onNo={() => leavePlace(visit, data)} />;
    }
    case "away":
      return readText(KEPT_SURVEY) !== undefined ? (
        <Alone visit={visit} />
      ) : (
        <DoorFrame mood="worry" prop="umbrella" title="인터넷을 기다리고 있어요">
          <output>연결되면 저절로 들어가요. 이 화면을 그대로 두세요.</output>
        </DoorFrame>
      );
    case "door":
      return <Door message={message} onEnter={visit.enter} isBack={wasAlone} />;
    case "choosing":
      return (
        <>
          <ChoosePlace
            entrance={state.entrance}
            message={
              message ?? (isRefused ? "선생님이 들여보내지 않았어요. 다시 골라 주세요." : undefined)
            }
            onChoose={async (wish) => {
              await visit.claim(wish);
              // The next room of this device may be another pupil's.
              if (visit.state().type === "in") saveLeftTexts([]);
            }}
          />
          <div className="flex justify-center px-4 pb-8">
            <LeftTexts />
          </div>
        </>
      );
    case "waiting":
      return (
        <WaitingPlace
          entrance={state.entrance}
          isConflict={state.isConflict}
          onChooseAgain={
            visit.lastChoice()
              ? () => {
                  setLeft(true);
                  visit.chooseAgain();
                }
              : undefined
          }
        />
      );
    case "removed":
    case "closed":
      return <OutOfRoom {...state} onLeave={visit.leave} />;
  }
}

/** A shared tablet that asked a survey without a network goes on with it: nobody types its code a second time. */
function Door({
  isBack,
  ...props
}: ComponentProps<typeof CodeDoor> & { readonly isBack: boolean }) {
  const { message, onEnter } = props;
  const answer = isBack && message === undefined ? readText(ANSWER_CODE) : undefined;
  useEffect(() => {
    if (answer !== undefined) void onEnter({ answer });
  }, [answer, onEnter]);
  return answer === undefined ? <CodeDoor {...props} /> : null;
}

function toDoorWords(message: string | undefined): string | undefined {
  switch (message) {
    // Who came in a moment ago: this browser does not keep the room's cookie.
    case "SignedOut":
      return "다시 한번 해 보고, 안 되면 브라우저 설정에서 쿠키를 켜 주세요.";
    case "Away":
      return "인터넷이 잠깐 끊겼어요. 조금 뒤에 다시 눌러 주세요.";
    default:
      return message;
  }
}

const WORDS = {
  removed: {
    title: "방에서 나왔어요",
    text: "선생님이 이 기기를 방에서 내보냈어요. 다시 들어오려면 선생님께 말씀드려 주세요.",
  },
  closed: {
    title: "방이 끝났어요",
    text: "올린 카드는 선생님께 잘 전해졌어요. 함께해 줘서 고마워요!",
  },
} as const;

/** Of a page that was loaded anew after its end. */
const UNKNOWN: AnswerState = { hasArrived: undefined, here: "nothing" };

/** The room is over, or the teacher took this device out. Words that never arrived are still here. */
function OutOfRoom(props: {
  readonly type: "removed" | "closed";
  readonly roomName: string;
  readonly isSurvey?: true;
  readonly unsent: readonly string[];
  readonly answer?: AnswerState;
  readonly onLeave: () => Promise<void>;
}) {
  const { type, roomName, isSurvey, unsent, answer, onLeave } = props;
  const { title, text } =
    isSurvey && type === "closed"
      ? { title: "설문이 끝났어요", text: sayAnswer(answer ?? UNKNOWN, true) }
      : WORDS[type];
  const [waiting] = useState(() => readLeft().filter((one) => one.answer).length);
  // Nothing more is known of them when the page was loaded anew and is told once more that the room is over.
  useEffect(() => {
    if (type === "closed") removeText(KEPT_SURVEY);
  }, [type]);
  const [texts] = useState(() => (unsent.length > 0 ? unsent : readLeftTexts()));
  useEffect(() => saveLeftTexts(texts), [texts]);
  return (
    <DoorFrame mood={type === "closed" && !isSurvey ? "joy" : "calm"} title={title}>
      {roomName !== "" && <p className={leadLook}>{roomName}</p>}
      <p>{text}</p>
      {isSurvey && waiting > 0 && (
        <p>앞에서 낸 답 {waiting}개도 아직 이 기기에 있어요. 선생님께 말해요.</p>
      )}
      {texts.length > 0 && <UnsentList texts={texts} />}
      {type === "closed" && !isSurvey && (
        <button type="button" className="pad-line-button" onClick={() => void onLeave()}>
          다른 방에 들어가기
        </button>
      )}
    </DoorFrame>
  );
}

/** The teacher decides: about somebody who comes in, or about a number that another device holds. */
function WaitingPlace(props: {
  readonly entrance: PadEntrance;
  readonly isConflict: boolean;
  readonly onChooseAgain: (() => void) | undefined;
}) {
  const { entrance, isConflict, onChooseAgain } = props;
  const { me, entry } = entrance;
  const taken = me?.number
    ? `벌써 ${me.number}번으로 들어온 기기가 있어요.`
    : "벌써 들어온 기기가 있어요.";
  return (
    <DoorFrame mood="joy" title={entrance.roomName}>
      <output className={leadLook}>
        {isConflict
          ? `${taken} 선생님이 보고 자리를 찾아 주실 거예요.`
          : "선생님께 알렸어요. 들여보내 주시면 바로 시작해요."}
      </output>
      <p className="text-14 text-fg-2">이 화면을 그대로 두고 조금만 기다려 주세요.</p>
      {onChooseAgain && (
        <button type="button" className="pad-line-button" onClick={onChooseAgain}>
          {entry === "tiles" ? "다른 번호 고르기" : "별명 다시 쓰기"}
        </button>
      )}
    </DoorFrame>
  );
}
