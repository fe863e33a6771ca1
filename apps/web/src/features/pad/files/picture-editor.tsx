import { useEffect, useId, useRef, useState } from "react";
import { shrinkPicture } from "../../../platform/shrink-picture.ts";
import type { CardDraft, CardEditorProps } from "../card/card-draft.ts";
import { CAMERA, IMAGE } from "../card/window-icons.ts";
import { EditorWindow } from "../editor/editor-window.tsx";
import { FileChoice } from "../editor/file-choice.tsx";
import { useBlobAddress } from "../editor/use-blob-address.ts";
import "./files.css";
import { listenForFiles } from "./listen-for-files.ts";

/** Sharp on a classroom screen, and a few hundred kilobytes. */
const LONGEST_SIDE = 1_600;
const LONGEST_ALT = 300;

type Picture = Required<Pick<CardDraft, "newFile">> & Pick<CardDraft, "width" | "height">;

/** A picture for a card from camera, gallery, clipboard or by drop, without the place and time that it was taken. */
export function PictureEditor({ initial, onDone, onCancel }: CardEditorProps) {
  const [picture, setPicture] = useState<Picture | undefined>(() => toPicture(initial));
  const [first] = useState(picture);
  const [alt, setAlt] = useState(initial?.alt ?? "");
  const [problem, setProblem] = useState<string>();
  const address = useBlobAddress(picture?.newFile.blob);
  const altId = useId();
  const choose = (file: File): void => {
    void readPicture(file).then((read) => {
      setProblem(read ? undefined : "이 사진은 열 수 없어요. 다른 사진을 골라 주세요.");
      if (read) setPicture(read);
    });
  };
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => listenForFiles((file) => latest.current(file)), []);
  const finish = (): void => {
    if (!picture) {
      setProblem("먼저 사진을 골라 주세요.");
      return;
    }
    onDone({
      ...initial,
      ...picture,
      type: "picture",
      text: initial?.text ?? "",
      fileName: picture.newFile.name,
      alt: alt.trim() === "" ? null : alt.trim(),
    });
  };
  return (
    <EditorWindow
      title="사진 넣기"
      act="사진 넣기"
      work="고른 사진이"
      hasWork={picture !== first || alt !== (initial?.alt ?? "")}
      problem={problem}
      onDone={finish}
      onCancel={onCancel}
    >
      {address && (
        <img className="pad-chosen-picture" src={address} alt={alt === "" ? "고른 사진" : alt} />
      )}
      <div className="pad-picture-choices">
        <FileChoice path={CAMERA} accept="image/*" isCamera onChoose={choose}>
          사진 찍기
        </FileChoice>
        <FileChoice path={IMAGE} accept="image/*" onChoose={choose}>
          {picture ? "다른 사진" : "사진 고르기"}
        </FileChoice>
      </div>
      {picture && (
        <label className="pad-editor-field" htmlFor={altId}>
          사진 설명
          <input
            id={altId}
            type="text"
            maxLength={LONGEST_ALT}
            autoComplete="off"
            placeholder="무엇이 보이나요? (안 써도 돼요)"
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </label>
      )}
    </EditorWindow>
  );
}

function toPicture(initial: CardDraft | undefined): Picture | undefined {
  if (initial?.type !== "picture" || !initial.newFile) return undefined;
  const { newFile, width = null, height = null } = initial;
  return { newFile, width, height };
}

async function readPicture(file: File): Promise<Picture | undefined> {
  const blob = await shrinkPicture(file, LONGEST_SIDE);
  const drawn = blob && (await createImageBitmap(blob).catch(() => undefined));
  if (!blob || !drawn) return undefined;
  const { width, height } = drawn;
  drawn.close();
  const name = file.name.replace(/\.[^.]*$/u, "") || "사진";
  return { width, height, newFile: { blob, name: `${name}.jpg` } };
}
