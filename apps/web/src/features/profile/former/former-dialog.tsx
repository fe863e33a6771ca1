// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by next-year-card.tsx.
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import {
  readFormer,
  type FormerMatch,
  type FormerPupil,
} from "@damim/domain/former-pupil/find-former.ts";
import { formerKind } from "@damim/domain/former-pupil/former.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useEffect, useState } from "react";
import { findPresent, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { describeFormer, findMatches } from "./find-matches.ts";
import { createFormerCommands } from "./former-commands.ts";

export interface FormerDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The year whose roster is looked through. */
  readonly year: SchoolYear;
  readonly store: Store;
}

/** 같은 학생 찾기: who of the new roster stood in an own former year; only birthdays make sure (spec 20 §2). */
export function FormerDialog({ isOpen, onClose, year, store }: FormerDialogProps) {
  const data = findPresent(useTeacherData());
  const [matches, setMatches] = useState<readonly FormerMatch[]>();
  useEffect(() => {
    let isHere = isOpen;
    if (isOpen)
      findMatches(data, { year, store }).then(
        (found) => isHere && setMatches(found),
        () => isHere && setMatches([]),
      );
    return () => {
      isHere = false;
    };
  }, [isOpen, data, year, store]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="같은 학생 찾기"
      subtitle={`${year}학년도 명단에서`}
    >
      {!matches ? (
        <LoadingView />
      ) : matches.length > 0 ? (
        <FormerForm matches={matches} store={store} onClose={onClose} />
      ) : (
        <p className="text-15 text-fg-2">
          지난 학년도 명단에 있던 이름이 없어요. 이 기기에 지난 학년도가 아직 없다면 인터넷에 연결한
          뒤에 다시 열어 주세요.
        </p>
      )}
    </Dialog>
  );
}

function FormerForm(props: {
  readonly matches: readonly FormerMatch[];
  readonly store: Store;
  readonly onClose: () => void;
}) {
  const { matches, store, onClose } = props;
  const commands = useCommands(createFormerCommands, store);
  const [stored] = useState(() => new Map(store.rows(formerKind)));
  const [said, setSaid] = useState<ReadonlyMap<StudentId, FormerPupil | null>>(new Map());
  /** Undefined while nobody said it; a sure one is ticked. */
  const find = (match: FormerMatch): FormerPupil | null | undefined => {
    const of = said.get(match.student.id);
    if (of !== undefined) return of;
    const before = readFormer(match, stored);
    return before === undefined && match.isSure ? match.candidates[0] : before;
  };
  const answers = matches.flatMap((match) => {
    const same = find(match);
    return same === undefined || same === readFormer(match, stored) ? [] : [{ match, same }];
  });
  const isNew = ({ student }: FormerMatch): boolean => !stored.has(student.id);
  const parts = [
    ["이름과 생년월일이 같아요", matches.filter((match) => isNew(match) && match.isSure)],
    ["같은 학생인가요?", matches.filter((match) => isNew(match) && !match.isSure)],
    ["이미 정했어요", matches.filter((match) => !isNew(match))],
  ] as const;
  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() => {
        if (answers.length > 0) commands.save(answers);
        onClose();
      }}
    >
      <p className="text-14 text-fg-2">
        명단과 학생조회에 「작년에도 우리 반」이라고 보여 드려요. 지난 기록은 가져오지 않아요.
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
                  same={find(match)}
                  onSay={(same) => setSaid(new Map(said).set(match.student.id, same))}
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

/** A tick where it is sure; else one radio for each who may be the same, and one for nobody of them. */
function Question(props: {
  readonly match: FormerMatch;
  readonly same: FormerPupil | null | undefined;
  readonly onSay: (same: FormerPupil | null) => void;
}) {
  const { match, same, onSay } = props;
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
