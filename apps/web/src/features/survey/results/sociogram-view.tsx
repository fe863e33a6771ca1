import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import {
  placeSociogram,
  readChoices,
  sociogram,
  type Sociogram,
  type SociogramPupil,
} from "@damim/domain/survey/sociogram.ts";
import { asksForFriends } from "@damim/domain/survey/friends-question.ts";
import { useMemo, useState } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { Card } from "../../../ui/card.tsx";
import { Select } from "../../../ui/field/select.tsx";
import type { OpenSurvey } from "../rows/survey-rows.ts";

type NamedPupil = SociogramPupil & { readonly student: RosterStudent };

/** 교우관계도: who named whom, as a picture and as the same facts in a table. For the teacher alone. */
export function SociogramView(props: { readonly open: OpenSurvey; readonly place: string }) {
  const { open, place } = props;
  const { survey, members, byStudent } = open;
  const { now } = useTeacherData();
  const asked = survey.questions.filter(asksForFriends);
  const [questionId, setQuestionId] = useState<string>();
  const [chosen, setChosen] = useState<StudentId>();
  const question = asked.find(({ id }) => id === questionId) ?? asked[0];
  const read = question && readChoices(question, byStudent, { members, roster: survey.roster });
  const seen = read && sociogram(read.choices, members);
  const columns = useMemo(() => listColumns(members), [members]);
  if (!question || !read || !seen) return null;
  const pupils = seen.pupils.flatMap((pupil): readonly NamedPupil[] => {
    const student = members.find(({ id }) => id === pupil.id);
    return student ? [{ ...pupil, student }] : [];
  });
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-4 lg:overflow-y-auto">
      <Card className="print:hidden">
        {asked.length > 1 ? (
          <Select
            label="문항"
            fieldSize="dense"
            value={question.id}
            options={asked.map(({ id, head }) => ({ value: id, label: head }))}
            onValueChange={setQuestionId}
          />
        ) : (
          <h2 className="text-17 font-bold wrap-anywhere">{question.head}</h2>
        )}
        <div className="mt-2 grid gap-4 xl:grid-cols-[minmax(0,1fr)_16rem]">
          <Picture {...{ seen, pupils, chosen }} onChoose={setChosen} />
          <div>
            <p className="text-14 text-fg-2">
              여러 친구가 고른 학생이 가운데예요. 굵은 선은 서로 고른 짝, 점선 원은 아직 답하지 않아
              모르는 학생이에요.
            </p>
            <Facts {...{ seen, members, chosen }} />
          </div>
        </div>
        {read.apart.length > 0 && (
          <p className="mt-3 text-14 text-fg-2">
            그리지 않은 답:{" "}
            {read.apart.map(({ from, words }) => `${say(members, [from])} 「${words}」`).join(", ")}
          </p>
        )}
      </Card>
      <RecordTable
        label="고른 친구 표"
        columns={columns}
        rows={pupils}
        onOpen={({ id }) => setChosen(id)}
      />
      <PrintedTable
        title={`${survey.title} · ${question.head}`}
        place={place}
        columns={columns}
        rows={pupils}
        note={`${toSeoulDay(now())} 출력`}
      />
    </div>
  );
}

function say(members: readonly RosterStudent[], ids: readonly StudentId[]): string {
  return members
    .filter(({ id }) => ids.includes(id))
    .map(toStudentWords)
    .join(", ");
}

function listColumns(members: readonly RosterStudent[]): readonly TableColumn<NamedPupil>[] {
  return [
    { head: "학생", width: 14, text: ({ student }) => toStudentWords(student) },
    {
      head: "고른 친구",
      width: 30,
      text: ({ given, isUnknown }) => (isUnknown ? "아직 몰라요" : say(members, given) || "없음"),
    },
    { head: "골라 준 친구", width: 30, text: ({ received }) => say(members, received) || "없음" },
    { head: "서로 고른 짝", width: 20, text: ({ mutual }) => say(members, mutual) },
  ];
}

const [WIDTH, HEIGHT, DOT] = [800, 560, 22];
/** Of Hangul at 16 px. */
const LETTER = 15;

/** Tap a pupil: whom they named, who named them. */
function Picture(props: {
  readonly seen: Sociogram;
  readonly pupils: readonly NamedPupil[];
  readonly chosen: StudentId | undefined;
  readonly onChoose: (id: StudentId | undefined) => void;
}) {
  const { seen, pupils, chosen, onChoose } = props;
  const places = new Map(
    placeSociogram(seen).map(({ id, x, y }) => [id, { x: x * WIDTH, y: y * HEIGHT - DOT / 2 }]),
  );
  const lines = pupils.flatMap(({ id, given, mutual }) =>
    given
      .filter((to) => !mutual.includes(to) || id < to)
      .map((to) => ({ from: id, to, isMutual: mutual.includes(to) })),
  );
  const isOf = (id: StudentId): boolean => {
    const pupil = pupils.find((one) => one.id === chosen);
    return !pupil || id === chosen || pupil.given.includes(id) || pupil.received.includes(id);
  };
  return (
    // On a phone it is wider than its box, so that names can be read; its middle is seen first.
    <div ref={showMiddle} className="min-w-0 overflow-x-auto">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mx-auto block w-full max-w-[800px] min-w-[680px] touch-manipulation"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its parts are buttons
        role="group"
        aria-label="교우관계도"
      >
        {lines.map(({ from, to, isMutual }) => {
          const [a, b] = [places.get(from), places.get(to)];
          if (!a || !b) return null;
          const isFaint = chosen !== undefined && from !== chosen && to !== chosen;
          return (
            <line
              key={`${from} ${to}`}
              x1={a.x}
              y1={a.y}
              x2={b.x}
              y2={b.y}
              className={isMutual ? "stroke-brand" : "stroke-fg-3"}
              strokeWidth={isMutual ? 5 : 1.5}
              opacity={isFaint ? 0.12 : 0.75}
            />
          );
        })}
        {pupils.map(({ id, student, isUnknown, given, received, mutual }) => {
          const at = places.get(id);
          if (!at) return null;
          const toggle = (): void => onChoose(chosen === id ? undefined : id);
          return (
            <g
              key={id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture has no button of its own
              role="button"
              tabIndex={0}
              aria-pressed={chosen === id}
              aria-label={`${toStudentWords(student)}, ${isUnknown ? "아직 몰라요" : `고른 친구 ${given.length}명`}, 골라 준 친구 ${received.length}명, 서로 ${mutual.length}명`}
              className="cursor-pointer"
              opacity={isOf(id) ? 1 : 0.45}
              onClick={toggle}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                toggle();
              }}
            >
              <circle
                cx={at.x}
                cy={at.y}
                r={DOT}
                className={`${isUnknown ? "fill-surface" : "fill-brand-weak"} stroke-brand-strong`}
                strokeWidth={chosen === id ? 5 : 2}
                strokeDasharray={isUnknown ? "5 5" : undefined}
              />
              <text
                x={at.x}
                y={at.y + 6}
                textAnchor="middle"
                className="fill-fg text-[17px] font-bold"
              >
                {student.number}번
              </text>{" "}
              <rect
                x={at.x - (student.name.length * LETTER) / 2}
                y={at.y + DOT + 3}
                width={student.name.length * LETTER}
                height={18}
                className="fill-surface"
              />
              <text
                x={at.x}
                y={at.y + DOT + 17}
                textAnchor="middle"
                className="fill-fg text-[16px]"
              >
                {student.name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function showMiddle(box: HTMLElement | null): void {
  if (box) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
}

/** In words: of the pupil that was tapped, else of the class. No label of a child. */
function Facts(props: {
  readonly seen: Sociogram;
  readonly members: readonly RosterStudent[];
  readonly chosen: StudentId | undefined;
}) {
  const { seen, members, chosen } = props;
  const pupil = seen.pupils.find(({ id }) => id === chosen);
  const unknown = seen.pupils.filter(({ isUnknown }) => isUnknown).map(({ id }) => id);
  const sofar = unknown.length > 0 ? "지금까지 " : "";
  const facts = pupil
    ? [
        ["고른 친구", pupil.isUnknown ? "아직 몰라요" : say(members, pupil.given) || "없음"],
        ["골라 준 친구", say(members, pupil.received) || "없음"],
        ["서로 고른 짝", say(members, pupil.mutual) || "없음"],
      ]
    : [
        [
          "답한 학생",
          `${seen.pupils.length}명 가운데 ${seen.pupils.length - unknown.length}명이 답했어요`,
        ],
        ["서로 고른 무리", seen.groups.map((group) => say(members, group)).join(" / ") || "없음"],
        ["여러 친구가 고른 학생", say(members, seen.stars) || "없음"],
        // Of the answers of a few nobody can say whom the class did not choose.
        ...(unknown.length * 2 >= seen.pupils.length
          ? []
          : [
              [`${sofar}골라 준 친구가 없는 학생`, say(members, seen.unchosen) || "없음"],
              ["고르지도 골라지지도 않은 학생", say(members, seen.isolates) || "없음"],
            ]),
        ["아직 답하지 않은 학생", say(members, unknown) || "없음"],
      ];
  return (
    <section aria-live="polite" aria-label="살펴보기" className="mt-3">
      <h3 className="text-16 font-bold">{pupil ? say(members, [pupil.id]) : "한눈에"}</h3>
      <dl className="mt-1 grid gap-1.5 text-15">
        {facts.map(([head, words]) => (
          <div key={head} className="flex flex-wrap gap-x-3 xl:block">
            <dt className="min-w-36 text-fg-2">{head}</dt>
            <dd className="wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
