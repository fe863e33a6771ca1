import { useState, type ReactNode } from "react";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toMissingWords } from "@damim/domain/survey/survey-view.ts";
import { Copy } from "lucide-react";
import { copyAndSay } from "../../../kit/act/copy-and-say.ts";
import { Button } from "../../../ui/button.tsx";
import type { OpenSurvey } from "../rows/survey-rows.ts";

/** So many stand in two rows of a phone, and of a desk. */
const [FIT_PHONE, FIT_DESK] = [4, 12];

/** Who has not handed in, above everything else, with what copies it. */
export function MissingBar(props: {
  readonly open: OpenSurvey;
  /** The view below names them. */
  readonly areNamedBelow: boolean;
  /** What else can be done with the survey. */
  readonly children: ReactNode;
}) {
  const { open, areNamedBelow, children } = props;
  const { survey, missing, absent } = open;
  const [areAllShown, setAllShown] = useState(false);
  const copy = async (): Promise<void> => {
    await copyAndSay(
      toMissingWords(survey.title, missing),
      "복사했어요",
      "브라우저가 막았어요. 이름을 끌어서 복사해 주세요.",
    );
  };
  if (survey.anonymous)
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line-2 bg-surface px-5 py-4 print:hidden">
        <p className="min-w-60 flex-1 text-15 text-fg-2">
          이름이나 번호를 묻지 않은 설문이라 누가 안 냈는지 알 수 없어요. 이름 칸이 있다면 표의
          머리에서 「이름」으로 바꿔 주세요.
        </p>
        {children}
      </div>
    );
  return (
    <section
      aria-label="낸 것"
      className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-card border border-line-2 bg-surface px-5 py-3 max-sm:px-4 print:hidden"
    >
      <h2 className="title text-20">
        {missing.length > 0 ? `아직 ${missing.length}명이 안 냈어요` : "모두 냈어요"}
      </h2>
      {absent.length > 0 && (
        <p className="text-14 text-fg-2" title={absent.map(toStudentWords).join(", ")}>
          결석한 {absent.length}명은 빼고 셌어요
        </p>
      )}
      <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">{children}</div>
      {missing.length > 0 && (
        <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          복사
        </Button>
      )}
      {!areNamedBelow && missing.length > 0 && (
        <div className="flex basis-full items-start gap-2">
          <ul
            aria-label="안 낸 학생"
            className={`flex min-w-0 flex-1 flex-wrap gap-2 ${areAllShown ? "" : "max-h-16 overflow-hidden"}`}
          >
            {missing.map((student) => (
              <li
                key={student.id}
                className="flex h-7 items-center gap-1.5 rounded-pill whitespace-nowrap bg-sunken px-2.5 text-14 font-semibold"
              >
                <span className="text-fg-2 tabular-nums">{student.number}</span> {student.name}
              </li>
            ))}
          </ul>
          {missing.length > FIT_PHONE && (
            <Button
              variant="text"
              className={missing.length > FIT_DESK ? "" : "md:hidden"}
              aria-expanded={areAllShown}
              onClick={() => setAllShown(!areAllShown)}
            >
              {areAllShown ? "접기" : "모두 보기"}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
