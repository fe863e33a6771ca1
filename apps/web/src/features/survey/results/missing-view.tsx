import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { OpenSurvey } from "../rows/survey-rows.ts";

/** 안 낸 학생, those who are absent today apart. */
export function MissingView({ open }: { readonly open: OpenSurvey }) {
  const { survey, missing, absent, counted } = open;
  if (survey.anonymous) return null;
  return (
    <Card className="min-w-0 flex-1 self-start max-md:self-auto">
      {missing.length + absent.length === 0 ? (
        <EmptyState picture={<Dami mood="joy" />} title="모두 냈어요">
          {counted.length}명의 답이 모였어요. 번호순이나 문항별로 살펴보세요.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          <Tiles title="안 낸 학생" students={missing} />
          <Tiles title="오늘 결석이라 못 낸 학생" students={absent} />
        </div>
      )}
    </Card>
  );
}

function Tiles(props: { readonly title: string; readonly students: readonly RosterStudent[] }) {
  const { title, students } = props;
  if (students.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-15 font-bold">
        {title} <span className="text-14 font-semibold text-fg-2">{students.length}</span>
      </h3>
      <ul
        aria-label={title}
        className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2"
      >
        {students.map(({ id, number, name }) => (
          <li
            key={id}
            className="flex min-h-14 items-center gap-2 rounded-ctl bg-sunken px-3.5 text-16 font-semibold"
          >
            <span className="text-14 text-fg-2 tabular-nums">{number}</span> {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
