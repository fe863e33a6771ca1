import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { Button } from "../../ui/button.tsx";
import type { AiDesk } from "./use-ai-desk.ts";
import type { ClassRun } from "./use-class-run.ts";

/** How far 「한 반 차례로」 is, with 멈추기, or 이어서 where it rests before the end. */
export function ClassRunBar(props: {
  readonly desk: AiDesk;
  readonly run: ClassRun;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}) {
  const { desk, run, onStop, onGoOn } = props;
  const { done, total, studentId, fault } = run;
  const student = desk.members.find(({ id }) => id === studentId);
  return (
    <section
      aria-label="한 반 차례로"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line-2 bg-surface px-5 py-3"
    >
      <output className="min-w-0 flex-1 text-15">
        <b className="tabular-nums">
          {done}/{total}명
        </b>{" "}
        <span className="text-fg-2">
          {student
            ? `${toStudentWords(student)} 쓰는 중 …`
            : done === total
              ? "모두 썼어요"
              : "멈췄어요"}
        </span>
        {fault && <span className="block text-14 text-warm-strong">{fault}</span>}
      </output>
      {student ? (
        <Button variant="weak" onClick={onStop}>
          멈추기
        </Button>
      ) : (
        done < total && (
          <Button variant="weak" onClick={onGoOn}>
            이어서
          </Button>
        )
      )}
    </section>
  );
}
