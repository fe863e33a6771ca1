import type { LetterPart } from "@damim/domain/time-capsule/letter-parts.ts";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { PartView } from "./part-view.tsx";

/** Pictures and sound of a letter that was opened; what has not come yet can be asked for again. */
export function OpenedParts(props: {
  readonly count: number;
  /** Gives what came, in their order: undefined in the place of what did not. */
  readonly load: () => Promise<readonly (LetterPart | undefined)[]>;
}) {
  const { count, load } = props;
  const [parts, setParts] = useState<readonly (LetterPart | undefined)[]>();
  const [isBusy, setBusy] = useState(false);
  const read = async (): Promise<void> => {
    setBusy(true);
    setParts(await load());
    setBusy(false);
  };
  useEffect(() => {
    void read();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the letter that is shown
  }, []);
  if (!parts) return <p className="text-15 text-fg-2">사진과 소리 {count}개를 여는 중이에요.</p>;
  const names = parts.filter((part) => part?.type === "image/jpeg");
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {parts.map(
        (part, at) =>
          part && (
            <PartView
              key={at}
              part={part}
              name={part.type === "image/jpeg" ? `사진 ${names.indexOf(part) + 1}` : "소리"}
            />
          ),
      )}
      {parts.includes(undefined) && (
        <>
          <p role="alert" className="text-15 text-fg-2">
            사진이나 소리 {parts.filter((part) => !part).length}개를 아직 받지 못했어요. 편지는
            그대로 있어요.
          </p>
          <Button variant="line" isBusy={isBusy} onClick={() => void read()}>
            다시 받기
          </Button>
        </>
      )}
    </div>
  );
}
