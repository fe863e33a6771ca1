import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Button } from "../../ui/button.tsx";

/** 지금 자리 옮겨 적기: seats are pressed in the order of the numbers. */
export function CopyPanel(props: {
  readonly next: RosterStudent | undefined;
  readonly onSkip: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) {
  const { next, onSkip, onDone, onCancel } = props;
  return (
    <section aria-label="지금 자리 옮겨 적기" className="flex flex-col gap-3">
      <p aria-live="polite" className="text-17 font-bold">
        {next ? `${next.number}번 ${next.name}의 자리를 누르세요` : "모두 적었어요"}
      </p>
      <p className="text-15 text-fg-2">앉은 자리를 다시 누르면 비워요.</p>
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
