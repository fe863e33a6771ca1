import { GRADES, IDEA_SUBJECTS } from "@damim/domain/idea/check-idea.ts";
import { IDEA_STATES, ideaStateLabels } from "@damim/domain/idea/idea-state.ts";
import { savedIdeaKind } from "@damim/domain/idea/saved-idea.ts";
import { Bookmark } from "lucide-react";
import type { IdeasWanted } from "../../../data/server/idea-requests.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/field/select.tsx";

export interface IdeaFilter extends IdeasWanted {
  /** Those alone that the teacher saved. */
  readonly isSaved: boolean;
}

const ALL = "all";
const grades = [
  { value: ALL, label: "모든 학년" },
  ...GRADES.map((grade) => ({ value: String(grade), label: `${grade}학년` })),
];
const subjects = [
  { value: ALL, label: "모든 과목" },
  ...IDEA_SUBJECTS.map((subject) => ({ value: subject, label: subject })),
];

/** How far an idea has come, for whom, in what; or those that were saved. */
export function IdeaFilters(props: {
  readonly filter: IdeaFilter;
  readonly onFilter: (filter: IdeaFilter) => void;
}) {
  const { filter, onFilter } = props;
  const { state, grade = ALL, subject = ALL, isSaved } = filter;
  const { profile } = useTeacherData();
  const saved = useRows(profile, savedIdeaKind);
  return (
    <>
      <fieldset aria-label="어디까지 왔나" className="flex min-w-0 flex-wrap gap-2">
        <ChipButton
          isChosen={!isSaved && !state}
          onClick={() => onFilter({ ...filter, state: undefined, isSaved: false })}
        >
          모두
        </ChipButton>
        {IDEA_STATES.map((each) => (
          <ChipButton
            key={each}
            isChosen={!isSaved && state === each}
            onClick={() => onFilter({ ...filter, state: each, isSaved: false })}
          >
            {ideaStateLabels[each]}
          </ChipButton>
        ))}
      </fieldset>
      <div className="flex min-w-0 flex-wrap gap-2">
        <Select
          label="보는 학년"
          isLabelHidden
          fieldSize="dense"
          value={grade}
          options={grades}
          onValueChange={(value) =>
            onFilter({ ...filter, grade: value === ALL ? undefined : value, isSaved: false })
          }
        />
        <Select
          label="보는 과목"
          isLabelHidden
          fieldSize="dense"
          value={subject}
          options={subjects}
          onValueChange={(value) =>
            onFilter({ ...filter, subject: value === ALL ? undefined : value, isSaved: false })
          }
        />
        <ChipButton isChosen={isSaved} onClick={() => onFilter({ ...filter, isSaved: !isSaved })}>
          <Bookmark size={18} aria-hidden />
          저장한 생각{saved.size > 0 && ` ${saved.size}`}
        </ChipButton>
      </div>
    </>
  );
}
