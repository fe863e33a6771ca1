import { FILE_BYTES_MAX } from "@damim/domain/files/file.ts";
import { useState } from "react";
import { canRecordSound, type NoMicrophone } from "../../../platform/record-sound.ts";
import type { CardEditorProps } from "../card/card-draft.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import { FILE, MIC } from "../card/window-icons.ts";
import { EditorWindow } from "../editor/editor-window.tsx";
import { FileChoice } from "../editor/file-choice.tsx";
import { useBlobAddress } from "../card/use-blob-address.ts";
import { toClock } from "../../../kit/sound/to-clock.ts";
import { useRecorder } from "../../../kit/sound/use-recorder.ts";

const LONGEST_SOUND_SECONDS = 120;

const NO_MICROPHONE: Readonly<Record<NoMicrophone, string>> = {
  unavailable: "여기에서는 녹음할 수 없어요. 소리 파일을 골라 주세요.",
  refused: "마이크를 쓸 수 없어요. 마이크를 허용하거나 소리 파일을 골라 주세요.",
  missing: "마이크를 찾지 못했어요. 소리 파일을 골라도 돼요.",
};

interface Sound {
  readonly blob: Blob;
  readonly name: string;
  readonly seconds: number | undefined;
}

/** Saying something: recorded here, two minutes at most, or a sound file where there is no microphone. */
export function SoundEditor({ initial, onDone, onCancel }: CardEditorProps) {
  const [sound, setSound] = useState<Sound | undefined>(() =>
    initial?.type === "sound" && initial.newFile
      ? { ...initial.newFile, seconds: initial.seconds ?? undefined }
      : undefined,
  );
  const [first] = useState(sound);
  const [problem, setProblem] = useState<string>();
  const address = useBlobAddress(sound?.blob);
  const mayRecord = canRecordSound();
  const recorder = useRecorder(
    LONGEST_SOUND_SECONDS,
    ({ blob, seconds }) => {
      if (blob.size === 0) setProblem("아무 소리도 담기지 않았어요. 다시 녹음해 주세요.");
      else setSound({ blob, name: toName(blob), seconds });
    },
    (why) => setProblem(NO_MICROPHONE[why]),
  );
  const isRecording = recorder.state === "recording";
  const choose = (file: File): void => {
    setProblem(undefined);
    if (file.size > FILE_BYTES_MAX) {
      setProblem("파일이 너무 커요. 20MB보다 작은 파일을 골라 주세요.");
      return;
    }
    void measureSound(file).then((seconds) => {
      if (seconds === "unreadable")
        setProblem("이 파일은 들을 수 없어요. 다른 소리를 골라 주세요.");
      else setSound({ blob: file, name: file.name, seconds });
    });
  };
  const finish = (): void => {
    if (isRecording) {
      recorder.stop();
      return;
    }
    if (!sound) {
      setProblem(mayRecord ? "먼저 녹음해 주세요." : "먼저 소리 파일을 골라 주세요.");
      return;
    }
    const { blob, name, seconds } = sound;
    onDone({
      ...initial,
      type: "sound",
      text: initial?.text ?? "",
      newFile: { blob, name },
      fileName: name,
      seconds: seconds ?? null,
    });
  };

  return (
    <EditorWindow
      title="소리 담기"
      act={isRecording ? "녹음 멈추기" : "소리 넣기"}
      work="녹음한 소리가"
      hasWork={isRecording || sound !== first}
      problem={problem}
      onDone={finish}
      onCancel={onCancel}
    >
      {isRecording && (
        <div className="grid min-h-14 grid-cols-[auto_auto_1fr_auto] items-center gap-2.5 text-fg-2">
          <span className="size-3.5 rounded-pill bg-danger motion-safe:animate-[pad-recording_1.2s_ease-in-out_infinite_alternate]" />
          <b className="text-24 leading-normal text-fg" role="timer" aria-label="녹음한 시간">
            {toClock(recorder.seconds)}
          </b>
          <progress
            className="h-2 w-full accent-danger"
            aria-label="남은 시간"
            max={LONGEST_SOUND_SECONDS}
            value={recorder.seconds}
          />
          <span>{toClock(LONGEST_SOUND_SECONDS)}까지</span>
        </div>
      )}
      {!isRecording && address && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a pupil's own voice, just recorded
        <audio className="block h-11 w-full" src={address} controls aria-label="녹음 들어 보기" />
      )}
      {!isRecording && mayRecord && (
        <button
          type="button"
          className="pad-line-button"
          data-first
          aria-busy={recorder.state === "asking" || undefined}
          onClick={() => {
            setProblem(undefined);
            recorder.start();
          }}
        >
          <PadIcon path={MIC} />
          {sound ? "다시 녹음하기" : "녹음 시작"}
        </button>
      )}
      {!mayRecord && <p className="text-14 text-fg-2">{NO_MICROPHONE.unavailable}</p>}
      {!isRecording && (
        <FileChoice path={FILE} accept="audio/*" onChoose={choose}>
          소리 파일 고르기
        </FileChoice>
      )}
    </EditorWindow>
  );
}

function toName({ type }: Blob): string {
  const extension = type === "audio/mp4" ? "m4a" : type === "audio/ogg" ? "ogg" : "webm";
  return `녹음.${extension}`;
}

/** How long a sound is, whole seconds; nothing where the file does not say it (a recording that was just made). */
function measureSound(blob: Blob): Promise<number | undefined | "unreadable"> {
  const address = URL.createObjectURL(blob);
  return new Promise<number | undefined | "unreadable">((resolve) => {
    const player = new Audio();
    player.preload = "metadata";
    player.addEventListener("loadedmetadata", () => {
      const { duration } = player;
      resolve(
        Number.isFinite(duration) ? Math.min(3_600, Math.max(1, Math.round(duration))) : undefined,
      );
    });
    player.addEventListener("error", () => resolve("unreadable"));
    player.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
