import { budgetEntryKind, MOST_ENTRY_PHOTOS } from "@damim/domain/budget/budget.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import { Camera, Paperclip, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFilePicture } from "../../../data/files/use-file-picture.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useKeepPhoto } from "../../../data/files/use-keep-photo.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { useMedia } from "../../../ui/use-media.ts";

/** Readable when four stand on an A4. */
const LONGEST_SIDE = 1600;

/** The receipts of an entry: a photo is on this device's disk, on its way to the server, at once. */
export function ReceiptField(props: {
  readonly store: Store;
  readonly entryId: string;
  readonly photos: readonly FileId[];
  readonly onChange: (photos: readonly FileId[]) => void;
  /** A photo is kept: whoever wants may read it. */
  readonly onPhoto: (photo: Blob) => void;
  /** The press that opened the form asked for the camera. */
  readonly isShot?: boolean | undefined;
}) {
  const { store, entryId, photos, onChange, onPhoto, isShot } = props;
  const keepPhoto = useKeepPhoto({
    scope: store.scope,
    kind: budgetEntryKind.name,
    id: entryId,
    field: "photos",
  });
  const isTouch = useMedia("(pointer: coarse)");
  const chooser = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    if (isShot) chooser.current?.click();
  }, [isShot]);
  const take = async (file: Blob): Promise<void> => {
    setReading(true);
    const kept = await keepPhoto(file, LONGEST_SIDE);
    setReading(false);
    setTrouble(
      kept === undefined
        ? "사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요."
        : undefined,
    );
    if (kept === undefined) return;
    onChange([...photos, kept]);
    onPhoto(file);
  };
  return (
    <fieldset aria-label="영수증" className="flex min-w-0 flex-wrap items-center gap-2">
      {photos.map((photo, at) => (
        <Receipt
          key={photo}
          photo={photo}
          label={`영수증 ${at + 1}`}
          onRemove={() => onChange(photos.filter((each) => each !== photo))}
        />
      ))}
      {photos.length < MOST_ENTRY_PHOTOS && (
        <Button
          variant="line"
          icon={isTouch ? <Camera size={18} aria-hidden /> : <Paperclip size={18} aria-hidden />}
          isBusy={isReading}
          onClick={() => chooser.current?.click()}
        >
          영수증 찍기
        </Button>
      )}
      {trouble && (
        <p role="alert" className="w-full text-14 font-semibold text-danger">
          {trouble}
        </p>
      )}
      <FileChooser chooser={chooser} isCamera={isTouch} onChoose={(file) => void take(file)} />
    </fieldset>
  );
}

function Receipt(props: {
  readonly photo: FileId;
  readonly label: string;
  readonly onRemove: () => void;
}) {
  const { photo, label, onRemove } = props;
  const picture = useFilePicture(photo);
  return (
    <span className="relative size-16 overflow-hidden rounded-ctl border border-line bg-sunken">
      {picture && <img src={picture} alt={label} className="size-full object-cover" />}
      <button
        type="button"
        aria-label={`${label} 빼기`}
        className="press absolute top-0 right-0 grid size-8 place-items-center rounded-bl-ctl bg-surface/90 text-fg"
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </button>
    </span>
  );
}
