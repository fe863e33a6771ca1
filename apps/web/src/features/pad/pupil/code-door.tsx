import type { PadKey } from "@damim/domain/pad/pad-entrance.ts";
import { useEffect, useState } from "react";
import { ANSWER_CODE } from "../../../data/opening/room-keys.ts";
import { writeText } from "../../../platform/kept/device-texts.ts";
import { DoorForm } from "./door-form.tsx";
import { DoorFrame } from "./door-frame.tsx";
import { readLeftTexts, saveLeftTexts } from "./left-texts.ts";
import { PupilField } from "./pupil-field.tsx";
import { UnsentList } from "./unsent-list.tsx";

interface CodeDoorProps {
  readonly message: string | undefined;
  readonly onEnter: (key: PadKey) => Promise<void>;
}

/** The bare page: who has no link types the words that the teacher says, or what the room is called and its password. */
export function CodeDoor({ message, onEnter }: CodeDoorProps) {
  // Its address is bare once the page was opened.
  const [isAnswer] = useState(() => location.pathname.endsWith("/answer"));
  const [way, setWay] = useState<"code" | "name">("code");
  /** What the server said of the other way is no word about this one. */
  const [said, setSaid] = useState<string>();
  const isCode = way === "code";
  const turn = (): void => {
    setSaid(message);
    setWay(isCode ? "name" : "code");
  };
  const knock = (key: PadKey): Promise<void> => {
    setSaid(undefined);
    return onEnter(key);
  };
  const about = { message: message === said ? undefined : message, onEnter: knock };
  return (
    <DoorFrame mood="calm" title={isAnswer ? "설문에 들어가기" : "패드잇에 들어가기"}>
      {isCode ? <SpokenCode {...about} isAnswer={isAnswer} /> : <NameAndPassword {...about} />}
      {!isAnswer && (
        <button type="button" className="pad-line-button" onClick={turn}>
          {isCode ? "방 이름과 비밀번호로 들어가기" : "부르는 암호로 들어가기"}
        </button>
      )}
      <p className="text-14 text-fg-2">링크나 QR 코드가 있으면 그것으로 바로 들어올 수 있어요.</p>
      <LeftTexts />
    </DoorFrame>
  );
}

/** Such as 「단풍 428」, or of a survey 「7F3K-9QX2」. */
function SpokenCode(props: CodeDoorProps & { readonly isAnswer: boolean }) {
  const { message, onEnter, isAnswer } = props;
  const [code, setCode] = useState("");
  const { isLacking, enter } = useKnock(code.trim() !== "", () => {
    if (!isAnswer || /[가-힣]/.test(code)) return onEnter({ code });
    writeText(ANSWER_CODE, code);
    return onEnter({ answer: code });
  });
  return (
    <DoorForm enter={enter}>
      <PupilField
        label={isAnswer ? "설문 코드" : "부르는 암호"}
        hint={`선생님이 알려 준 ${isAnswer ? "코드를 써 주세요. 예: 7F3K-9QX2" : "암호를 써 주세요. 예: 단풍 428"}`}
        error={isLacking ? (isAnswer ? "코드를 써 주세요." : "암호를 써 주세요.") : message}
        value={code}
        onValueChange={setCode}
        autoComplete="off"
        enterKeyHint="go"
      />
    </DoorForm>
  );
}

function NameAndPassword({ message, onEnter }: CodeDoorProps) {
  const [roomName, setRoomName] = useState("");
  const [password, setPassword] = useState("");
  const isWhole = roomName.trim() !== "" && password.trim() !== "";
  const { isLacking, enter } = useKnock(isWhole, () => onEnter({ roomName, password }));
  return (
    <DoorForm enter={enter}>
      <PupilField
        label="방 이름"
        hint="띄어쓰기까지 똑같이 써 주세요."
        error={isLacking && roomName.trim() === "" ? "방 이름을 써 주세요." : undefined}
        value={roomName}
        onValueChange={setRoomName}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for to be written into
        autoFocus
        autoComplete="off"
        enterKeyHint="next"
      />
      <PupilField
        label="방 비밀번호"
        error={isLacking && password.trim() === "" ? "방 비밀번호를 써 주세요." : message}
        value={password}
        onValueChange={setPassword}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="go"
      />
    </DoorForm>
  );
}

/** What lacks is said by the first try and goes with the last field. */
function useKnock(isWhole: boolean, knock: () => Promise<void>) {
  const [wasLacking, setLacking] = useState(false);
  const enter = (): Promise<void> | undefined => {
    setLacking(!isWhole);
    return isWhole ? knock() : undefined;
  };
  return { isLacking: wasLacking && !isWhole, enter };
}

/** Of a room that ended before this page was loaded anew, or of a place that went to another device. */
export function LeftTexts() {
  const [texts, setTexts] = useState(readLeftTexts);
  // They are kept in the moment in which this comes.
  useEffect(() => {
    const timer = setTimeout(() => setTexts(readLeftTexts()));
    return () => clearTimeout(timer);
  }, []);
  if (texts.length === 0) return null;
  const forget = (): void => {
    saveLeftTexts([]);
    setTexts([]);
  };
  return <UnsentList texts={texts} onForget={forget} />;
}
