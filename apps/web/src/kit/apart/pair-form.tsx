import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { searchMembers } from "@damim/domain/names/search-members.ts";
import type { PAIR_CHOICES, PairChoice } from "@damim/domain/seats/apart.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { useState, type ReactNode } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useMembers } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Form } from "../../ui/field/form.tsx";
import { Select } from "../../ui/field/select.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { useCommands } from "../act/commands.ts";
import { PupilsField } from "../names/pupils-field.tsx";
import { studentNamer } from "../record/name-student.ts";
import { createPairCommands } from "./pair-commands.ts";

interface Picked {
  readonly chosen: readonly StudentId[];
  readonly typed: string;
}

/** A rule of two pupils for seats and groups: who, with whom, and how. One act. */
export function PairForm(props: {
  readonly store: Store;
  readonly choices: readonly (typeof PAIR_CHOICES)[number][];
  /** Who stands in the two fields at first. */
  readonly first?: readonly StudentId[];
  readonly onDone: () => void;
  /** What sends it. */
  readonly children: ReactNode;
}) {
  const { store, choices, first = [], onDone, children } = props;
  const data = useTeacherData();
  const commands = useCommands(createPairCommands, store);
  const members = useMembers(store, toSeoulDay(data.now()));
  const [one, setOne] = useState<Picked>({ chosen: first.slice(0, 1), typed: "" });
  const [other, setOther] = useState<Picked>({ chosen: first.slice(1, 2), typed: "" });
  const [choice, setChoice] = useState<PairChoice>("apart near");
  const [wrong, setWrong] = useState<{ readonly one?: string; readonly other?: string }>({});
  const nameOf = studentNamer(store);
  const send = (): void => {
    // What is typed and meant for sure counts as chosen.
    const [a, b] = [one, other].map(
      ({ chosen, typed }) => searchMembers(members, typed, []).meant[0]?.id ?? chosen[0],
    );
    if (a === undefined || b === undefined || a === b) {
      const same = "한 학생을 두 번 골랐어요. 다른 학생을 골라 주세요.";
      return setWrong({
        ...(a === undefined && { one: "학생을 골라 주세요." }),
        ...(b === undefined && { other: "다른 학생을 골라 주세요." }),
        ...(a !== undefined && a === b && { other: same }),
      });
    }
    const who = `${nameOf(a)}, ${nameOf(b)}`;
    const label = choices.find(({ value }) => value === choice)?.label ?? "";
    if (!commands.add([[a, b]], { choice }, `규칙을 적었어요: ${who} ${label}`))
      showToast.success(`이미 있는 규칙이에요: ${who} ${label}`);
    setOne({ chosen: [], typed: "" });
    setOther({ chosen: [], typed: "" });
    onDone();
  };
  const field = (label: string, picked: Picked, set: (next: Picked) => void, error?: string) => (
    <PupilsField
      label={label}
      isOne
      chosen={picked.chosen}
      typed={picked.typed}
      search={searchMembers(members, picked.typed, [...one.chosen, ...other.chosen])}
      toWords={toStudentWords}
      nameChosen={nameOf}
      placeholder="번호나 이름"
      error={error}
      onChange={(next) => {
        set(next);
        setWrong({});
      }}
    />
  );
  return (
    <Form onSubmit={send} className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {field("학생", one, setOne, wrong.one)}
        {field("다른 학생", other, setOther, wrong.other)}
      </div>
      <Select
        label="어떻게"
        fieldSize="normal"
        value={choice}
        options={choices}
        onValueChange={setChoice}
      />
      {children}
    </Form>
  );
}
