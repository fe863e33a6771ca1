import { findPeople } from "@damim/domain/names/find-people.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useDeferredValue, useMemo, useState } from "react";
import { findClassStore } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";

interface FoundName {
  readonly word: string;
  readonly at: number;
  readonly number: number;
}

/**
 * Names of the class in a text that leaves the house, found on this device: the class never does. 「이름이 아니에요」 holds for
 * as long as the page is open.
 */
export function useFoundNames(text: string) {
  const data = useTeacherData();
  const calm = useDeferredValue(text);
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo((): readonly FoundName[] => {
    const students = [...(findClassStore(data)?.rows(studentKind).values() ?? [])];
    return findPeople(calm, students, "mild").flatMap((person) =>
      "number" in person && !passed.has(person.word) ? [person] : [],
    );
  }, [data, calm, passed]);
  return {
    found,
    pass: (word: string) => setPassed((before) => new Set([...before, word])),
  };
}

/** Under the field: each name with what to do about it. */
export function FoundNames(props: {
  readonly found: readonly FoundName[];
  readonly onHide: (name: FoundName) => void;
  readonly onPass: (word: string) => void;
}) {
  const { found, onHide, onPass } = props;
  if (found.length === 0) return null;
  return (
    <ul aria-label="이름 살피기" className="flex flex-col gap-2">
      {found.map((name) => (
        <li key={name.at} className="rounded-ctl bg-warm-weak px-3 py-2 text-14">
          <p>
            {name.number}번 {name.word} 학생 이름 같아요
          </p>
          <div className="mt-1 flex flex-wrap gap-1">
            <Button variant="line" onClick={() => onHide(name)}>
              한 학생으로
            </Button>
            <Button variant="text" onClick={() => onPass(name.word)}>
              이름이 아니에요
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
