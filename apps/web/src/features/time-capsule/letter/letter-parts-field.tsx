import {
  LETTER_PART_BYTES_MAX,
  LONGEST_LETTER_SOUND_SECONDS,
  MOST_LETTER_PICTURES,
  toLetterPartType,
} from "@damim/domain/time-capsule/letter-parts.ts";
import { useEffect, useRef, useState } from "react";
import { toClock } from "../../../kit/sound/to-clock.ts";
import { useRecorder } from "../../../kit/sound/use-recorder.ts";
import { currentTime } from "../../../platform/clock.ts";
import { newId } from "../../../platform/random.ts";
import { canRecordSound, type NoMicrophone } from "../../../platform/record-sound.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { PartView } from "./part-view.tsx";
import { readLetterPicture } from "./read-letter-picture.ts";
import type { DraftPart } from "./sealed-letter.ts";

const NO_MICROPHONE: Readonly<Record<NoMicrophone, string>> = {
  unavailable: "여기에서는 녹음할 수 없어요.",
  refused: "마이크를 쓸 수 없어요. 브라우저에서 마이크를 허용해 주세요.",
  missing: "마이크를 찾지 못했어요. 마이크가 있는 기기에서 녹음해 주세요.",
};

/** Two pictures and a minute of sound, which are sealed with the words. */
export function LetterPartsField(props: {
  readonly parts: readonly DraftPart[];
  /** A picture is drawn anew meanwhile: what was typed or added since then stays. */
  readonly onAdd: (part: DraftPart) => void;
  readonly onRemove: (id: string) => void;
  /** What is being recorded would be missing in a letter that is sealed now. */
  readonly onRecording: (isRecording: boolean) => void;
}) {
  const { parts, onAdd, onRemove, onRecording } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const pictures = parts.filter(({ type }) => type === "image/jpeg");
  const hasSound = pictures.length < parts.length;
  const add = async (blob: Blob): Promise<void> => {
    const type = toLetterPartType(blob.type);
    if (!type) return;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    onAdd({ id: newId(currentTime()), type, bytes });
  };
  const recorder = useRecorder(
    LONGEST_LETTER_SOUND_SECONDS,
    ({ blob }) => {
      if (blob.size === 0) setProblem("아무 소리도 담기지 않았어요. 다시 녹음해 주세요.");
      else if (blob.size > LETTER_PART_BYTES_MAX)
        setProblem("소리가 너무 커요. 조금 짧게 다시 녹음해 주세요.");
      else void add(blob);
    },
    (why) => setProblem(NO_MICROPHONE[why]),
  );
  const isRecording = recorder.state === "recording";
  useEffect(() => onRecording(isRecording), [onRecording, isRecording]);
  const choose = async (file: File): Promise<void> => {
    setProblem(undefined);
    const picture = await readLetterPicture(file);
    if (picture) await add(picture);
    else setProblem("이 사진은 열 수 없어요. 다른 사진을 골라 주세요.");
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="pb-1.5 text-14 font-semibold text-fg-2">사진과 소리</legend>
      {parts.length > 0 && (
        <ul className="grid gap-2">
          {parts.map((part) => {
            const name = part.type === "image/jpeg" ? `사진 ${pictures.indexOf(part) + 1}` : "소리";
            return (
              <li key={part.id} className="flex items-center gap-3 rounded-ctl bg-sunken p-2">
                <PartView part={part} name={name} isSmall />
                <Button
                  variant="text"
                  className="ml-auto"
                  aria-label={`${name} 빼기`}
                  onClick={() => onRemove(part.id)}
                >
                  빼기
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {isRecording && (
        <p className="flex items-center gap-3 text-15">
          <b role="timer" aria-label="녹음한 시간" className="text-20 tabular-nums">
            {toClock(recorder.seconds)}
          </b>
          <progress
            aria-label="녹음할 수 있는 시간"
            className="h-2 min-w-0 flex-1 accent-danger"
            max={LONGEST_LETTER_SOUND_SECONDS}
            value={recorder.seconds}
          />
          <span className="text-fg-2">{toClock(LONGEST_LETTER_SOUND_SECONDS)}까지</span>
        </p>
      )}
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="line"
          isDisabled={pictures.length >= MOST_LETTER_PICTURES}
          onClick={() => chooser.current?.click()}
        >
          사진 넣기
        </Button>
        {canRecordSound() &&
          (isRecording ? (
            <Button variant="line" onClick={() => recorder.stop()}>
              녹음 멈추기
            </Button>
          ) : (
            <Button
              variant="line"
              isDisabled={hasSound}
              isBusy={recorder.state === "asking"}
              onClick={() => {
                setProblem(undefined);
                recorder.start();
              }}
            >
              녹음하기
            </Button>
          ))}
      </div>
      <FileChooser chooser={chooser} onChoose={(file) => void choose(file)} />
    </fieldset>
  );
}
