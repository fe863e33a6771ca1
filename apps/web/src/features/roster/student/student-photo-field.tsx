import type { FileId } from "@damim/domain/files/file.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { Camera, ImagePlus, X } from "lucide-react";
import { useRef, useState, useEffect, type RefObject } from "react";
import { useFilePicture } from "../../../data/files/use-file-picture.ts";
import { shrinkPicture } from "../../../platform/shrink-picture.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { Spinner } from "../../../ui/arrival/spinner.tsx";
import { StudentAvatar } from "../../../ui/student-avatar.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import type { ChosenPhoto } from "./chosen-photo.ts";

/** As large as a screen shows it whole. */
const LONGEST_SIDE = 1024;
const LARGEST_BYTES = 50 * 1024 * 1024;
const TOUCH = "(pointer: coarse)";

const troubles = {
  large: "사진이 너무 커요. 줄여서 다시 골라 주세요.",
  unreadable: "사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요.",
} as const;

/** The photo in a pupil's form: chosen, taken, dropped or pasted; shown at once, kept with 저장. */
export function StudentPhotoField(props: {
  readonly studentId: StudentId;
  readonly name: string;
  /** The stored one; null while a new one or none is shown. */
  readonly photoId: FileId | null;
  readonly chosen: ChosenPhoto;
  /** Only then a pasted picture is meant for it. */
  readonly isOpen: boolean;
  readonly onChoose: (chosen: ChosenPhoto) => void;
}) {
  const { studentId, name, photoId, chosen, isOpen, onChoose } = props;
  const isTouch = useMedia(TOUCH);
  const [isReading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const stored = useFilePicture(photoId);
  const picture = chosen.type === "new" ? chosen.address : stored;
  const hasPhoto = chosen.type === "new" || photoId !== null;

  const take = async (file: Blob): Promise<void> => {
    setReading(true);
    const result = await readPhoto(file);
    setReading(false);
    setTrouble(typeof result === "string" ? troubles[result] : undefined);
    if (typeof result === "string") return;
    onChoose({ type: "new", picture: result, address: URL.createObjectURL(result) });
  };
  const field = useRef<HTMLFieldSetElement>(null);
  const isOver = useIncomingPicture({ field, isOpen, onPicture: (file) => void take(file) });

  return (
    <fieldset
      ref={field}
      aria-label="사진"
      className={`-m-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-1.5 ${isOver ? "bg-brand-weak outline-2 outline-brand outline-dashed" : ""}`}
    >
      <div className="relative">
        <StudentAvatar
          studentId={studentId}
          picture={picture}
          label={hasPhoto ? `${name} 사진` : ""}
          size={72}
        />
        {isReading && (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-scrim text-white">
            <Spinner />
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap gap-x-2 max-sm:[&_button]:px-3">
          <Button
            variant="line"
            icon={<ImagePlus size={18} aria-hidden />}
            isBusy={isReading}
            onClick={() => chooser.current?.click()}
          >
            {hasPhoto ? "사진 바꾸기" : "사진 고르기"}
          </Button>
          {isTouch && (
            <Button
              variant="line"
              icon={<Camera size={18} aria-hidden />}
              onClick={() => camera.current?.click()}
            >
              사진 찍기
            </Button>
          )}
          {hasPhoto && (
            <Button
              variant="text"
              icon={<X size={18} aria-hidden />}
              onClick={() => onChoose({ type: "stored", id: null })}
            >
              사진 빼기
            </Button>
          )}
        </div>
        {trouble ? (
          <p role="alert" className="text-14 text-danger">
            {trouble}
          </p>
        ) : (
          !isTouch && (
            <p className="text-14 text-fg-2 max-sm:hidden">끌어다 놓거나 붙여넣어도 돼요.</p>
          )
        )}
      </div>
      <FileChooser chooser={chooser} onChoose={(file) => void take(file)} />
      <FileChooser chooser={camera} isCamera onChoose={(file) => void take(file)} />
    </fieldset>
  );
}

async function readPhoto(file: Blob): Promise<Blob | keyof typeof troubles> {
  if (file.size > LARGEST_BYTES) return "large";
  return (await shrinkPicture(file, LONGEST_SIDE)) ?? "unreadable";
}

/** Takes pictures that are dropped on `field`, or pasted anywhere while `isOpen`; tells whether one hangs above it. */
function useIncomingPicture(options: {
  readonly field: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onPicture: (file: File) => void;
}): boolean {
  const { field, isOpen, onPicture } = options;
  const [isOver, setOver] = useState(false);
  const latest = useRef(onPicture);
  useEffect(() => {
    latest.current = onPicture;
  });
  useEffect(() => {
    const place = field.current;
    if (!isOpen || !place) return;
    const stop = new AbortController();
    const { signal } = stop;
    const take = (event: Event, data: DataTransfer | null): void => {
      const [file] = data?.files ?? [];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    place.addEventListener(
      "dragover",
      (event) => {
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    place.addEventListener("dragleave", () => setOver(false), { signal });
    place.addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        setOver(false);
        take(event, event.dataTransfer);
      },
      { signal },
    );
    addEventListener("paste", (event) => take(event, event.clipboardData), { signal });
    return () => stop.abort();
  }, [field, isOpen]);
  return isOver;
}
