import { useEffect, useRef, useState } from "react";
import type { CardDraft, CardEditorProps } from "../card/card-draft.ts";
import { CAMERA, IMAGE } from "../card/window-icons.ts";
import { AltField, findAltProblem } from "../editor/editor-field.tsx";
import { readPicture, UNREADABLE_PICTURE, type Picture } from "../card/read-picture.ts";
import { EditorWindow } from "../editor/editor-window.tsx";
import { FileChoice } from "../editor/file-choice.tsx";
import { useBlobAddress } from "../card/use-blob-address.ts";
import { listenForFiles } from "./listen-for-files.ts";

/** A picture for a card from camera, gallery, clipboard or by drop, without the place and time that it was taken. */
export function PictureEditor({ initial, onDone, onCancel }: CardEditorProps) {
  const [picture, setPicture] = useState<Picture | undefined>(() => toPicture(initial));
  const [first] = useState(picture);
  const [alt, setAlt] = useState(initial?.alt ?? "");
  const [problem, setProblem] = useState<string>();
  const address = useBlobAddress(picture?.newFile.blob);
  const choose = (file: File): void => {
    void readPicture(file).then((read) => {
      setProblem(read ? undefined : UNREADABLE_PICTURE);
      if (read) setPicture(read);
    });
  };
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => listenForFiles((file) => latest.current(file)), []);
  const finish = (): void => {
    const found = picture ? findAltProblem(alt) : "먼저 사진을 골라 주세요.";
    setProblem(found);
    if (!picture || found) return;
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
        <img
          className="mx-auto max-h-[44dvh] max-w-full rounded-[14px] object-contain"
          src={address}
          alt={alt === "" ? "고른 사진" : alt}
        />
      )}
      <div className="flex flex-wrap gap-2 *:flex-[1_1_140px]">
        <FileChoice path={CAMERA} accept="image/*" isCamera onChoose={choose}>
          사진 찍기
        </FileChoice>
        <FileChoice path={IMAGE} accept="image/*" onChoose={choose}>
          {picture ? "다른 사진" : "사진 고르기"}
        </FileChoice>
      </div>
      {picture && (
        <AltField
          label="사진 설명"
          placeholder="무엇이 보이나요? (안 써도 돼요)"
          value={alt}
          onValueChange={setAlt}
        />
      )}
    </EditorWindow>
  );
}

function toPicture(initial: CardDraft | undefined): Picture | undefined {
  if (initial?.type !== "picture" || !initial.newFile) return undefined;
  const { newFile, width = null, height = null } = initial;
  return { newFile, width, height };
}
