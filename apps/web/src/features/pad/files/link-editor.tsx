import { useState } from "react";
import type { CardEditorProps } from "../card/card-draft.ts";
import { useNoteDraft } from "../card/use-note-draft.ts";
import { EditorField } from "../editor/editor-field.tsx";
import { EditorWindow } from "../editor/editor-window.tsx";
import { checkLink } from "./check-link.ts";

/** The address of a page for a card. */
export function LinkEditor({ initial, onDone, onCancel }: CardEditorProps) {
  const before = initial?.link ?? "";
  const { text: typed, change, clear } = useNoteDraft(`link:${before}`, before);
  const [problem, setProblem] = useState<string>();
  const finish = (): void => {
    const link = checkLink(typed);
    if (link === undefined) setProblem("주소를 다시 봐 주세요. 예: www.korea.kr");
    else {
      clear();
      onDone({ ...initial, type: "link", text: initial?.text ?? "", link });
    }
  };
  return (
    <EditorWindow
      title="링크 넣기"
      act="링크 넣기"
      work="쓴 주소가"
      hasWork={typed !== before}
      problem={problem}
      onDone={finish}
      onCancel={() => {
        clear();
        onCancel();
      }}
    >
      <EditorField
        label="주소"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        data-first
        placeholder="https://"
        aria-invalid={problem !== undefined || undefined}
        value={typed}
        onValueChange={(text) => {
          setProblem(undefined);
          change(text);
        }}
      />
    </EditorWindow>
  );
}
