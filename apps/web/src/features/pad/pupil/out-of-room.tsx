import { useState } from "react";
import { copyText } from "../../../platform/clipboard.ts";
import { DoorFrame } from "./door-frame.tsx";

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
}) {
  const { type, roomName, unsent } = props;
  const { title, text } = WORDS[type];
  return (
    <DoorFrame mood={type === "closed" ? "joy" : "calm"} title={title}>
      {roomName !== "" && <p className="pad-lead">{roomName}</p>}
      <p>{text}</p>
      {unsent.length > 0 && <Unsent texts={unsent} />}
    </DoorFrame>
  );
}

function Unsent({ texts }: { readonly texts: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(texts.join("\n\n")));
  return (
    <section className="pad-unsent" aria-label="올라가지 못한 글">
      <h2>올라가지 못한 글이 있어요</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="button" className="pad-line-button" onClick={() => void copy()}>
        {isCopied ? "복사했어요" : "글 복사하기"}
      </button>
    </section>
  );
}
