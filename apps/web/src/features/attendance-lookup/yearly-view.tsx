import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useAct } from "../../kit/act/act.ts";
import { createRow } from "@damim/sync/change.ts";
import {
  attendanceKinds,
  attendanceReasons,
  isCountedInRecord,
  kindLabels,
  reasonLabels,
} from "@damim/domain/attendance/code/attendance-code.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  type AttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { ruleLabels } from "@damim/domain/attendance/attendance-rules-sheet.ts";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { FormerSchool } from "@damim/domain/student/former-school.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { markColour } from "../../ui/attendance-symbol.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/field/select.tsx";

const FormerSchoolDialog = lazyOverlay(() =>
  import("./former-school-dialog.tsx").then((file) => file.FormerSchoolDialog),
);

const cell = "border-b border-line-2 px-2 py-2 text-center text-14 whitespace-nowrap tabular-nums";
const reasons = attendanceReasons.filter(isCountedInRecord);
const rowChoices = [3, 5, 7, 10];
const timesChoices = [5, 10, 15, 20];

/** 학년 말: 수업일수, 4 × 3 and suggestions for 특기사항, as they go into the record. */
export function YearlyView(props: {
  readonly store: Store;
  readonly rows: readonly YearlyRow[];
  readonly rules: AttendanceRules;
}) {
  const { store, rows, rules } = props;
  const isPast = useIsPast();
  const changeRule = useRuleChange(store);
  const saveFormer = useFormerSchool(store);
  const [asked, setAsked] = useState<{
    readonly student: RosterStudent;
    readonly isOpen: boolean;
  }>();
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Select
          label="질병·미인정 결석을 적는 기준"
          fieldSize="dense"
          value={String(rules.remarkDaysInRow)}
          options={listChoices(rowChoices, rules.remarkDaysInRow).map((value) => ({
            value: String(value),
            label: `이어서 ${value}일부터`,
          }))}
          isDisabled={isPast}
          onValueChange={(value) => changeRule("remarkDaysInRow", Number(value))}
          className="w-48"
        />
        <Select
          label="지각·조퇴·결과를 적는 기준"
          fieldSize="dense"
          value={String(rules.remarkTimes)}
          options={listChoices(timesChoices, rules.remarkTimes).map((value) => ({
            value: String(value),
            label: `${value}번부터`,
          }))}
          isDisabled={isPast}
          onValueChange={(value) => changeRule("remarkTimes", Number(value))}
          className="w-48"
        />
        <p className="max-w-xl pb-2 text-14 text-fg-2">
          특기사항은 제안이에요. 기타 결석은 하루부터, 출석인정은 적지 않고, 병 이름은 넣지 않아요.
        </p>
      </div>
      <section
        aria-label="학년 말 출결 표"
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-line-2 bg-surface"
      >
        <table aria-label="학년 말 출결" className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={`${cell} text-fg-2`}>
                번호
              </th>
              <th scope="col" rowSpan={2} className={`${cell} text-left text-fg-2`}>
                이름
              </th>
              <th scope="col" rowSpan={2} className={`${cell} text-fg-2`}>
                수업일수
              </th>
              {attendanceKinds.map((kind) => (
                <th
                  key={kind}
                  scope="colgroup"
                  colSpan={3}
                  className={`${cell} border-l border-l-line font-bold ${markColour[kind]}`}
                >
                  {kindLabels[kind]}
                </th>
              ))}
              <th scope="col" rowSpan={2} className={`${cell} text-left text-fg-2`}>
                특기사항
              </th>
            </tr>
            <tr>
              {attendanceKinds.flatMap((kind) =>
                reasons.map((reason) => (
                  <th
                    key={`${kind}-${reason}`}
                    scope="col"
                    className={`${cell} text-12 font-medium text-fg-2 ${reason === "illness" ? "border-l border-l-line" : ""}`}
                  >
                    <span className="sr-only">{kindLabels[kind]} </span>
                    {reasonLabels[reason]}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <YearlyLine
                key={row.student.id}
                row={row}
                onFormer={isPast ? undefined : (student) => setAsked({ student, isOpen: true })}
              />
            ))}
          </tbody>
        </table>
      </section>
      <FormerSchoolDialog
        key={asked?.student.id}
        isOpen={asked?.isOpen ?? false}
        onClose={() => setAsked(asked && { ...asked, isOpen: false })}
        student={asked?.student}
        onSave={(former) => {
          if (asked) saveFormer(asked.student, former);
          setAsked(undefined);
        }}
      />
    </>
  );
}

/** Said above the table: the number of the public holidays alone is no school's. */
export function VacationsMissing() {
  const isPast = useIsPast();
  return (
    <div className="print:hidden">
      <Notice
        tone="info"
        title="방학 날짜가 아직 없어요"
        actions={
          !isPast && (
            <Link to="/holidays" className={buttonLook({ look: "line" })}>
              방학 날짜 적기
            </Link>
          )
        }
      >
        수업일수에 방학인 날도 들어 있어요. 방학 날짜를 적으면 저절로 다시 세어요.
      </Notice>
    </div>
  );
}

/** What the school has set stands among the usual ones. */
function listChoices(usual: readonly number[], set: number): readonly number[] {
  return [...new Set([...usual, set])].sort((a, b) => a - b);
}

/** The thresholds are the school's rules: kept for the year, and one undo step. */
function useRuleChange(store: Store) {
  const act = useAct(store);
  return (field: "remarkDaysInRow" | "remarkTimes", value: number): void => {
    const { name } = attendanceRulesKind;
    const set = { [field]: value };
    const isStored = store.rows(attendanceRulesKind).has(ATTENDANCE_RULES_ID);
    const change = isStored
      ? { kind: name, id: ATTENDANCE_RULES_ID, set }
      : createRow(name, ATTENDANCE_RULES_ID, set);
    const sentence = `출결 규칙: ${withParticle(ruleLabels[field], "을/를")} 바꿨어요`;
    void act([change], sentence);
  };
}

/** Of a pupil who came from another school: what that one counted. */
function useFormerSchool(store: Store) {
  const act = useAct(store);
  return (student: RosterStudent, formerSchool: FormerSchool | null): void => {
    const sentence = `${toStudentWords(student)} 전입 전 출결을 적었어요`;
    void act([{ kind: studentKind.name, id: student.id, set: { formerSchool } }], sentence);
  };
}

function YearlyLine(props: {
  readonly row: YearlyRow;
  readonly onFormer: ((student: RosterStudent) => void) | undefined;
}) {
  const { row, onFormer } = props;
  const formerLabel = row.student.formerSchool ? "전입 전 출결 고치기" : "전입 전 출결 적기";
  const { student, schoolDays, totals, absencesLeft, remark } = row;
  return (
    <tr className="break-inside-avoid">
      <td className={`${cell} text-fg-3`}>{student.number}</td>
      <th scope="row" className={`${cell} text-left font-semibold`}>
        {student.name}
      </th>
      <td className={cell}>{schoolDays}</td>
      {attendanceKinds.flatMap((kind) =>
        reasons.map((reason) => (
          <td
            key={`${kind}-${reason}`}
            className={`${cell} ${reason === "illness" ? "border-l border-l-line" : ""}`}
          >
            {totals[kind][reason] || ""}
          </td>
        )),
      )}
      <td className={`${cell} min-w-56 text-left whitespace-normal!`}>
        {absencesLeft < 0 && <Chip tone="danger">결석이 수업일수의 1/3을 넘음</Chip>} {remark}
        {student.joinedOn && onFormer && (
          <Button
            variant="text"
            className="print:hidden"
            aria-label={`${toStudentWords(student)} ${formerLabel}`}
            onClick={() => onFormer(student)}
          >
            {formerLabel}
          </Button>
        )}
      </td>
    </tr>
  );
}
