// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by next-year-dialogs.tsx.
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import {
  findDouble,
  readFormer,
  toFormer,
  type FormerMatch,
  type FormerPupil,
  type FormerRoster,
} from "@damim/domain/former-pupil/find-former.ts";
import { formerKind, type Former } from "@damim/domain/former-pupil/former.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { studentKind, type StudentId } from "@damim/domain/student/student.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useDerived, useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { useCheckedForm } from "../../../kit/form/use-checked-form.ts";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { useFound, type YearToSet } from "../found/use-found.ts";
import { createFormerCommands } from "./former-commands.ts";
import { describeFormer, findRosters, listMatches } from "./find-matches.ts";

export interface FormerDialogProps extends YearToSet {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 같은 학생 찾기: who of the new roster stood in an own former year; only birthdays make sure (spec 20 §2). */
export function FormerDialog({ isOpen, onClose, year, store }: FormerDialogProps) {
  const found = useFound(findRosters, { isOpen, year, store });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="같은 학생 찾기"
      subtitle={`${year}학년도 명단에서`}
    >
      {!found ? (
        <LoadingView />
      ) : (
        <FormerForm rosters={found.of ?? noRosters} store={store} onClose={onClose} />
      )}
    </Dialog>
  );
}

function FormerForm(props: {
  readonly rosters: readonly FormerRoster[];
  readonly store: Store;
  readonly onClose: () => void;
}) {
  const { rosters, store, onClose } = props;
  const commands = useCommands(createFormerCommands, store);
  const { ref, isChecked, check } = useCheckedForm();
  // Another device may answer, or change the roster, while this is read.
  const stored = useRows(store, formerKind);
  const matches = useDerived(store, [studentKind, formerKind], listMatches, rosters);
  /** What was touched here. */
  const [said, setSaid] = useState<ReadonlyMap<StudentId, Former>>(new Map());
  if (matches.length === 0)
    return (
      <p className="text-15 text-fg-2">
        지난 학년도 명단에 있던 이름이 없어요. 이 기기에 지난 학년도가 아직 없다면 인터넷에 연결되는
        대로 여기에 나와요.
      </p>
    );
  /** What stands once it is saved: a sure one is ticked where nobody said it. */
  const answers = new Map(
    matches.flatMap((match): readonly [StudentId, Former][] => {
      const { id } = match.student;
      const sure = match.isSure ? toFormer(match, match.candidates[0]) : undefined;
      const answer = said.get(id) ?? stored.get(id) ?? sure;
      return answer ? [[id, answer]] : [];
    }),
  );
  const changed = matches.flatMap((match) => {
    const same = readFormer(match, answers);
    return same === undefined || same === readFormer(match, stored) ? [] : [{ match, same }];
  });
  const findError = ({ student }: FormerMatch): string | undefined => {
    const double = findDouble(answers.get(student.id), answers);
    const other = matches.find((match) => match.student.id === double?.studentId)?.student;
    return other && `${toStudentWords(other)}도 이 학생이라고 골랐어요. 한 명만 골라 주세요.`;
  };
  const isNew = ({ student }: FormerMatch): boolean => !stored.has(student.id);
  const parts = [
    ["이름과 생년월일이 같아요", matches.filter((match) => isNew(match) && match.isSure)],
    ["같은 학생인가요?", matches.filter((match) => isNew(match) && !match.isSure)],
    ["이미 정했어요", matches.filter((match) => !isNew(match))],
  ] as const;
  return (
    <Form
      ref={ref}
      className="flex flex-col gap-5"
      onSubmit={() => {
        if (!check(!matches.some(findError))) return;
        if (changed.length > 0) commands.save(changed);
        onClose();
      }}
    >
      <p className="text-14 text-fg-2">
        명단에서 학생을 열 때와 학생조회에서 「작년에도 우리 반」이라고 보여 드려요. 지난 기록은
        가져오지 않아요.
      </p>
      {parts.map(
        ([title, list]) =>
          list.length > 0 && (
            <section key={title} aria-label={title} className="flex flex-col gap-4">
              <h3 className="text-15 font-semibold">
                {title} {list.length}명
              </h3>
              {list.map((match) => (
                <Question
                  key={match.student.id}
                  match={match}
                  same={readFormer(match, answers)}
                  error={isChecked ? findError(match) : undefined}
                  onSay={(same) =>
                    setSaid(new Map(said).set(match.student.id, toFormer(match, same)))
                  }
                />
              ))}
            </section>
          ),
      )}
      <div className="sticky -bottom-5 z-10 -mb-5 bg-surface pt-3 pb-5">
        <DialogActions onCancel={onClose}>
          <Button type="submit" size="large">
            저장
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

const noRosters: readonly FormerRoster[] = [];

/** A tick where it is sure; else one radio for each who may be the same, and one for nobody of them. */
function Question(props: {
  readonly match: FormerMatch;
  readonly same: FormerPupil | null | undefined;
  readonly error: string | undefined;
  readonly onSay: (same: FormerPupil | null) => void;
}) {
  const { match, same, error, onSay } = props;
  const data = useTeacherData();
  const { student, candidates, isSure } = match;
  const name = [toClassWords(student.classKey), toStudentWords(student)].filter(Boolean).join(" ");
  const words = candidates.map((each) => describeFormer(data, each));
  const [first] = words;
  if (isSure && first)
    return (
      <Checkbox
        label={name}
        hint={`${first.place} · ${first.birthday}`}
        isChecked={Boolean(same)}
        onCheckedChange={(isOn) => onSay(isOn ? candidates[0] : null)}
      />
    );
  return (
    <RadioGroup
      label={student.birthday ? `${name} (${toKoreanDate(student.birthday)}생)` : name}
      value={same === null ? "other" : same && String(candidates.indexOf(same))}
      error={error}
      options={[
        ...words.map(({ place, birthday }, at) => ({
          value: String(at),
          label: words.length > 1 ? place : "같은 학생이에요",
          hint: words.length > 1 ? birthday : `${place} · ${birthday}`,
        })),
        { value: "other", label: "다른 학생이에요" },
      ]}
      onValueChange={(value) => onSay(candidates[Number(value)] ?? null)}
    />
  );
}
