import type { FileId } from "@damim/domain/files/file.ts";
import { Camera, X } from "lucide-react";
import { useRef, useState } from "react";
import type { FilePlace } from "../../../data/files/waiting-file.ts";
import { showPicture, useFilePicture } from "../../../data/files/use-file-picture.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { toSha256 } from "../../../data/files/digest.ts";
import { newId } from "../../../platform/random.ts";
import { shrinkPicture } from "../../../platform/shrink-picture.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";

/** Sharp enough to read a stamp and a doctor's name. */
const LONGEST_SIDE = 1600;
const LARGEST_BYTES = 50 * 1024 * 1024;

const troubles = {
  large: "사진이 너무 커요. 줄여서 다시 골라 주세요.",
  unreadable: "사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요.",
} as const;

/** The photo of a paper, kept on this device at once and sent when there is a network. */
export function PaperPhoto(props: {
  readonly photo: FileId | null;
  readonly label: string;
  /** The row whose field `photo` holds it. */
  readonly row: Pick<FilePlace, "scope" | "kind" | "id">;
  readonly onPhoto: (photo: FileId | null) => void;
}) {
  const { photo, label, row, onPhoto } = props;
  const { files, now } = useTeacherData();
  const address = useFilePicture(photo);
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const take = async (file: File): Promise<void> => {
    setBusy(true);
    const drawn = file.size > LARGEST_BYTES ? undefined : await shrinkPicture(file, LONGEST_SIDE);
    setBusy(false);
    setTrouble(drawn ? undefined : troubles[file.size > LARGEST_BYTES ? "large" : "unreadable"]);
    if (!drawn) return;
    const id = newId(now());
    const bytes = new Uint8Array(await drawn.arrayBuffer());
    showPicture(files, id, drawn);
    const place = { ...row, field: "photo", before: photo ?? undefined };
    const about = { name: "서류.jpg", mime: drawn.type, size: bytes.length };
    await files.add({ id, place, ...about, sha256: await toSha256(bytes) }, bytes);
    onPhoto(id);
  };

  return (
    <fieldset aria-label="서류 사진" className="flex flex-wrap items-center gap-3">
      {photo && address && (
        <img src={address} alt={label} className="max-h-60 rounded-chip border border-line" />
      )}
      <Button
        variant="line"
        icon={<Camera size={18} aria-hidden />}
        isBusy={isBusy}
        onClick={() => chooser.current?.click()}
      >
        {photo ? "서류 사진 바꾸기" : "서류 사진 넣기"}
      </Button>
      {photo && (
        <Button variant="text" icon={<X size={18} aria-hidden />} onClick={() => onPhoto(null)}>
          사진 빼기
        </Button>
      )}
      <FileChooser chooser={chooser} onChoose={(file) => void take(file)} />
      {trouble && (
        <p role="alert" className="text-14 text-danger">
          {trouble}
        </p>
      )}
    </fieldset>
  );
}
