import { FILE_BYTES_MAX } from "@damim/domain/files/file.ts";
import { useEffect, useRef, useState } from "react";
import type { CardDraft, CardEditorProps } from "../card/card-draft.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import { FILE } from "../card/window-icons.ts";
import { EditorWindow } from "../editor/editor-window.tsx";
import { FileChoice } from "../editor/file-choice.tsx";
import { listenForFiles } from "./listen-for-files.ts";

/** What the server knows by its content; the choice of the device only helps. */
const ACCEPT = ".pdf,.hwp,.hwpx,.docx,.xlsx,.pptx,.txt,.csv,image/*,audio/*";

/** A file of the device for a card: chosen, pasted or dropped. */
export function FileEditor({ initial, onDone, onCancel }: CardEditorProps) {
  const [file, setFile] = useState<CardDraft["newFile"]>(
    initial?.type === "file" ? initial.newFile : undefined,
  );
  const [first] = useState(file);
  const [problem, setProblem] = useState<string>();
  const choose = (chosen: File): void => {
    const sentence = findProblem(chosen);
    setProblem(sentence);
    if (sentence === undefined) setFile({ blob: chosen, name: chosen.name });
  };
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => listenForFiles((dropped) => latest.current(dropped)), []);
  const finish = (): void => {
    if (!file) {
      setProblem("먼저 파일을 골라 주세요.");
      return;
    }
    const text = initial?.text ?? "";
    onDone({ ...initial, type: "file", text, newFile: file, fileName: file.name });
  };
  return (
    <EditorWindow
      title="파일 넣기"
      act="파일 넣기"
      work="고른 파일이"
      hasWork={file !== first}
      problem={problem}
      onDone={finish}
      onCancel={onCancel}
    >
      {file && (
        <p className="flex items-center gap-3 rounded-[14px] bg-sunken px-4 py-3">
          <PadIcon path={FILE} size={24} />
          <span className="grid min-w-0">
            <b>{file.name}</b>
            <small className="text-14 text-fg-2">{toSize(file.blob.size)}</small>
          </span>
        </p>
      )}
      <FileChoice path={FILE} accept={ACCEPT} onChoose={choose}>
        {file ? "다른 파일 고르기" : "파일 고르기"}
      </FileChoice>
      <p className="text-14 text-fg-2">20MB까지 올릴 수 있어요. 파일을 끌어다 놓아도 돼요.</p>
    </EditorWindow>
  );
}

function findProblem({ size }: File): string | undefined {
  if (size === 0) return "빈 파일이에요. 다른 파일을 골라 주세요.";
  if (size > FILE_BYTES_MAX) return "파일이 너무 커요. 20MB보다 작은 파일을 골라 주세요.";
  return undefined;
}

function toSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_024 ? `${kilobytes}KB` : `${(kilobytes / 1_024).toFixed(1)}MB`;
}
