import { useEffect, useState } from "react";
import { DoorFrame } from "./door-frame.tsx";
import { readLeftTexts, saveLeftTexts } from "./left-texts.ts";
import { UnsentList } from "./unsent-list.tsx";

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

/** The room is over, or the teacher took this device out. Words that never arrived are still here. */
export function OutOfRoom(props: {
  readonly type: "removed" | "closed";
  readonly roomName: string;
  readonly unsent: readonly string[];
  readonly onLeave: () => Promise<void>;
}) {
  const { type, roomName, unsent, onLeave } = props;
  const { title, text } = WORDS[type];
  // Nothing more is known of them when the page was loaded anew and is told once more that the room is over.
  const [texts] = useState(() => (unsent.length > 0 ? unsent : readLeftTexts()));
  useEffect(() => saveLeftTexts(texts), [texts]);
  return (
    <DoorFrame mood={type === "closed" ? "joy" : "calm"} title={title}>
      {roomName !== "" && <p className="pad-lead">{roomName}</p>}
      <p>{text}</p>
      {texts.length > 0 && <UnsentList texts={texts} />}
      {type === "closed" && (
        <button type="button" className="pad-line-button" onClick={() => void onLeave()}>
          다른 방에 들어가기
        </button>
      )}
    </DoorFrame>
  );
}
