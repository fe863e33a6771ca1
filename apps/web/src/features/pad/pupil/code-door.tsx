import { useState, type SubmitEvent } from "react";
import { DoorFrame } from "./door-frame.tsx";
import { readLeftTexts, saveLeftTexts } from "./left-texts.ts";
import { PupilField } from "./pupil-field.tsx";
import { UnsentList } from "./unsent-list.tsx";

/** The bare page: who has no link types the words that the teacher says, such as 「단풍 428」. */
export function CodeDoor(props: {
  readonly message: string | undefined;
  readonly onEnter: (code: string) => Promise<void>;
}) {
  const { message, onEnter } = props;
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setEmpty(code.trim() === "");
    if (isBusy || code.trim() === "") return;
    setBusy(true);
    void onEnter(code).finally(() => setBusy(false));
  };
  return (
    <DoorFrame mood="calm" title="패드잇에 들어가기">
      <form className="pad-form" onSubmit={submit}>
        <PupilField
          label="부르는 암호"
          hint="선생님이 알려 준 암호를 써 주세요. 예: 단풍 428"
          error={isEmpty ? "암호를 써 주세요." : message}
          value={code}
          onValueChange={setCode}
          autoComplete="off"
          enterKeyHint="go"
        />
        <button type="submit" className="pad-main-button" aria-busy={isBusy || undefined}>
          들어가기
        </button>
      </form>
      <p className="pad-quiet">링크나 QR 코드가 있으면 그것으로 바로 들어올 수 있어요.</p>
      <LeftTexts />
    </DoorFrame>
  );
}

/** Of a room that ended before this page was loaded anew. */
function LeftTexts() {
  const [texts, setTexts] = useState(readLeftTexts);
  if (texts.length === 0) return null;
  const forget = (): void => {
    saveLeftTexts([]);
    setTexts([]);
  };
  return <UnsentList texts={texts} onForget={forget} />;
}
