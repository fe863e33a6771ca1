import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";

/** 지금 자리 옮겨 적기: seats are pressed in the order of the numbers, or cells are pasted. */
export function CopyPanel(props: {
  readonly next: RosterStudent | undefined;
  /** Gives back why it is not clear. */
  readonly onPaste: (pasted: string) => string | undefined;
  readonly onSkip: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) {
  const { next, onPaste, onSkip, onDone, onCancel } = props;
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <section aria-label="지금 자리 옮겨 적기" className="flex flex-col gap-3">
      <p aria-live="polite" className="text-17 font-bold">
        {next ? `${next.number}번 ${next.name}의 자리를 누르세요` : "모두 적었어요"}
      </p>
      <p className="text-15 text-fg-2">앉은 자리를 다시 누르면 비워요.</p>
      <TextArea
        label="표 붙여넣기"
        rows={3}
        hint="엑셀이나 한글의 자리표를 복사해 붙여넣으면 한 번에 적어요. 칠판이 위쪽이에요."
        value={pasted}
        onValueChange={(value) => {
          setPasted(value);
          setProblem(value.trim() === "" ? undefined : onPaste(value));
        }}
        error={problem}
      />
      <span className="flex flex-wrap gap-2">
        <Button onClick={onDone}>옮겨 적기 끝</Button>
        {next && (
          <Button variant="line" onClick={onSkip}>
            이 학생 건너뛰기
          </Button>
        )}
        <Button variant="text" onClick={onCancel}>
          그만두기
        </Button>
      </span>
    </section>
  );
}
