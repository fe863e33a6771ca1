import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { formerKind, sayFormer } from "@damim/domain/former-pupil/former.ts";
import { departureLabels } from "@damim/domain/student/departure.ts";
import { listGuardians } from "@damim/domain/student/guardians.ts";
import { describeHealth, hasHealthNote } from "@damim/domain/student/health.ts";
import { findDeparture } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { askForStudent } from "../../data/asked.ts";
import { useFilePicture } from "../../data/files/use-file-picture.ts";
import { findClassYear, type Store } from "../../data/teacher-data.ts";
import { useIsPast, useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { Calling } from "../../kit/calling/calling.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { StudentAvatar } from "../../ui/student-avatar.tsx";

/** Who this is. Telephones, health and the teacher's note stay behind a tap: others look on. */
export function FactsCard(props: {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly today: CalendarDay;
}) {
  const { store, student, today } = props;
  const { number, name, sex, birthday, tags } = student;
  const left = findDeparture(student, today);
  const picture = useFilePicture(student.photo);
  const former = useRow(store, formerKind, student.id);
  const before = sayFormer(former, findClassYear(useTeacherData()));
  const navigate = useNavigate();
  const isPast = useIsPast();
  const words = [
    `${number}번`,
    sex === "male" ? "남" : sex === "female" ? "여" : "",
    birthday ? `${toKoreanDate(birthday)}생` : "",
  ];
  const openAt = (place: "attendance" | "roster", path: string) => (): void => {
    void Promise.resolve(navigate(path)).then(() => askForStudent(place, student.id));
  };
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex gap-4 md:flex-col">
        <StudentAvatar studentId={student.id} picture={picture} size={88} />
        <div>
          <h1 className="title text-24">{name}</h1>
          <p className="mt-1 text-14 text-fg-2">{words.filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      {(left || before || (tags?.length ?? 0) > 0) && (
        <p className="flex flex-wrap gap-2">
          {left && <Chip tone="warm">{departureLabels[left.kind]}</Chip>}
          {before && <Chip>{before}</Chip>}
          {tags?.map((tag) => (
            <Chip key={tag} wraps>
              {tag}
            </Chip>
          ))}
        </p>
      )}
      {!isPast && !left && <Calling store={store} student={student} />}
      <PrivateFacts student={student} />
      {!isPast && (
        <div className="flex flex-wrap gap-2">
          <Button variant="weak" onClick={openAt("attendance", "/attendance")}>
            출결 적기
          </Button>
          <Button variant="text" onClick={openAt("roster", "/student-manage")}>
            정보 고치기
          </Button>
        </div>
      )}
    </Card>
  );
}

function PrivateFacts({ student }: { readonly student: RosterStudent }) {
  const [isOpen, setOpen] = useState(false);
  const guardians = listGuardians(student);
  const hasHealth = hasHealthNote(student);
  if (guardians.length === 0 && !hasHealth && !student.note) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-line-2 pt-3">
      {hasHealth && (
        <p>
          <Chip tone="danger">
            <TriangleAlert size={16} aria-hidden />
            건강 정보 있음
          </Chip>
        </p>
      )}
      <Button
        variant="line"
        aria-expanded={isOpen}
        icon={isOpen ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "연락처와 메모 가리기" : "연락처와 메모 보기"}
      </Button>
      {isOpen && (
        <dl className="flex flex-col gap-3 text-15">
          {guardians.length > 0 && (
            <Fact label="보호자">
              {guardians.map(({ relation, phone }, at) => (
                <span key={at} className="block font-semibold">
                  {[relation, phone].filter(Boolean).join(" ")}
                </span>
              ))}
            </Fact>
          )}
          {hasHealth && <Fact label="건강">{describeHealth(student.health)}</Fact>}
          {student.note && <Fact label="메모">{student.note}</Fact>}
        </dl>
      )}
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-fg-2">{label}</dt>
      <dd className="whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
