import {
  DOCUMENT_ACCEPT,
  POST_DOCUMENTS_MOST,
  POST_PICTURES_MOST,
  type DraftFile,
} from "@damim/domain/cafe/post-files.ts";
import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import { Image, Paperclip, X } from "lucide-react";
import { useRef, useState } from "react";
import { useFilePicture } from "../../../data/files/use-file-picture.ts";
import { useKeepDocument } from "../../../data/files/use-keep-document.ts";
import { useKeepPhoto } from "../../../data/files/use-keep-photo.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { Notice } from "../../../ui/notice.tsx";

const LONGEST_SIDE = 1920;
const NO_PICTURE = "사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요.";
const NO_DOCUMENT = "빈 파일이거나 20MB가 넘어요. 다른 파일을 골라 주세요.";

/** Pictures and documents of a post that is written: on this device at once, on their way when there is a network. */
export function FilesField(props: {
  readonly draftId: string;
  readonly files: readonly DraftFile[];
  readonly isReadOnly: boolean;
  readonly onChange: (files: readonly DraftFile[]) => void;
}) {
  const { draftId, files, isReadOnly, onChange } = props;
  const { profile } = useTeacherData();
  const place = { scope: profile.scope, kind: postDraftKind.name, id: draftId, field: "files" };
  const keepPhoto = useKeepPhoto(place);
  const keepDocument = useKeepDocument(place);
  const [pictures, documents] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [asked, setAsked] = useState<File>();
  const [isReading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const pictureCount = files.filter(({ isPicture }) => isPicture).length;

  const add = async (file: File, isPicture: boolean): Promise<void> => {
    setAsked(undefined);
    setReading(true);
    const id = await (isPicture ? keepPhoto(file, LONGEST_SIDE) : keepDocument(file));
    setReading(false);
    if (id === undefined) return setTrouble(isPicture ? NO_PICTURE : NO_DOCUMENT);
    setTrouble(undefined);
    return onChange([...files, { id, name: file.name.slice(-120), isPicture }]);
  };
  return (
    <fieldset aria-label="사진과 파일" className="flex min-w-0 flex-col gap-2">
      {files.length > 0 && (
        <ul aria-label="사진과 파일" className="flex flex-wrap gap-2">
          {files.map((file) => (
            <Chosen
              key={file.id}
              file={file}
              isReadOnly={isReadOnly}
              onRemove={() => onChange(files.filter(({ id }) => id !== file.id))}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="line"
          icon={<Image size={18} aria-hidden />}
          isBusy={isReading}
          isDisabled={isReadOnly || pictureCount >= POST_PICTURES_MOST}
          onClick={() => pictures.current?.click()}
        >
          사진 넣기
        </Button>
        <Button
          variant="line"
          icon={<Paperclip size={18} aria-hidden />}
          isDisabled={isReadOnly || files.length - pictureCount >= POST_DOCUMENTS_MOST}
          onClick={() => documents.current?.click()}
        >
          파일 넣기
        </Button>
      </div>
      {asked && (
        <Notice tone="warm" title="아이 얼굴이나 이름표가 보이지 않나요?" isAlert>
          <p>쌤카페 사진은 다른 선생님이 모두 봐요. 찍은 곳과 때는 지우고 올려요.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => void add(asked, true)}>보이지 않아요</Button>
            <Button variant="text" onClick={() => setAsked(undefined)}>
              그만두기
            </Button>
          </div>
        </Notice>
      )}
      {trouble && (
        <p role="alert" className="text-14 font-semibold text-danger">
          {trouble}
        </p>
      )}
      <FileChooser
        chooser={pictures}
        onChoose={(file) => (pictureCount === 0 ? setAsked(file) : void add(file, true))}
      />
      <FileChooser
        chooser={documents}
        accept={DOCUMENT_ACCEPT}
        onChoose={(file) => void add(file, false)}
      />
    </fieldset>
  );
}

function Chosen(props: {
  readonly file: DraftFile;
  readonly isReadOnly: boolean;
  readonly onRemove: () => void;
}) {
  const { file, isReadOnly, onRemove } = props;
  const picture = useFilePicture(file.isPicture ? file.id : undefined);
  return (
    <li className="relative">
      {file.isPicture ? (
        <span className="block size-20 overflow-hidden rounded-ctl border border-line bg-sunken">
          {picture && <img src={picture} alt={file.name} className="size-full object-cover" />}
        </span>
      ) : (
        <span className="flex h-11 max-w-64 items-center gap-2 rounded-ctl border border-line pr-11 pl-3 text-15">
          <Paperclip size={18} aria-hidden className="shrink-0 text-fg-3" />
          <span className="truncate">{file.name}</span>
        </span>
      )}
      {!isReadOnly && (
        <button
          type="button"
          aria-label={`${file.name} 빼기`}
          className="press absolute top-0 right-0 grid size-9 place-items-center rounded-ctl bg-surface/90 text-fg"
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}
