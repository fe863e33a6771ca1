import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createRuleCommands } from "../../kit/attendance-rules/rule-commands.ts";
import {
  attendanceReasons,
  isCountedInRecord,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { AttendanceRules } from "@damim/domain/attendance/attendance-rules.ts";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import {
  CountTable,
  listCountColumns,
  listPupilColumns,
  type CountColumn,
} from "./count-table.tsx";
import { createFormerCommands } from "./former-commands.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const FormerSchoolDialog = lazyOverlay(
  () => import("./former-school-dialog.tsx"),
  "FormerSchoolDialog",
);

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
  const { change: changeRule } = useCommands(createRuleCommands, store);
  const { saveFormer } = useCommands(createFormerCommands, store);
  const asked = useOpened<RosterStudent>();
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
      <CountTable
        label="학년 말 출결"
        columns={listYearlyColumns(isPast ? undefined : asked.open)}
        rows={rows}
        toRowLook={() => "break-inside-avoid"}
        cell="px-2"
      />
      <FormerSchoolDialog
        key={asked.key}
        isOpen={asked.isOpen}
        onClose={asked.close}
        student={asked.about}
        onSave={(former) => {
          if (asked.about) saveFormer(asked.about, former);
          asked.close();
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

export function listYearlyColumns(
  onFormer?: (student: RosterStudent) => void,
): readonly CountColumn<YearlyRow>[] {
  return [
    ...listPupilColumns<YearlyRow>(({ student }) => student),
    {
      id: "schoolDays",
      head: "수업일수",
      show: ({ schoolDays }) => schoolDays,
      headLook: "text-fg-2",
      paper: { width: "w-11", head: "수업\n일수" },
    },
    ...listCountColumns<YearlyRow>(attendanceReasons.filter(isCountedInRecord), false),
    {
      id: "remark",
      head: "특기사항",
      show: (row) => <Remark row={row} onFormer={onFormer} />,
      headLook: "text-left text-fg-2",
      look: "min-w-56 text-left whitespace-normal!",
      paper: {
        hasEdge: true,
        show: ({ absencesLeft, remark }) =>
          `${absencesLeft < 0 ? "※ 결석이 수업일수의 1/3을 넘음. " : ""}${remark}`,
        look: "px-1.5! py-px leading-tight text-left! break-words",
      },
    },
  ];
}

function Remark(props: {
  readonly row: YearlyRow;
  readonly onFormer: ((student: RosterStudent) => void) | undefined;
}) {
  const { row, onFormer } = props;
  const { student, absencesLeft, remark } = row;
  const formerLabel = student.formerSchool ? "전입 전 출결 고치기" : "전입 전 출결 적기";
  return (
    <>
      {absencesLeft < 0 && <Chip tone="danger">결석이 수업일수의 1/3을 넘음</Chip>} {remark}
      {(student.joinedOn || student.away?.length) && onFormer && (
        <Button
          variant="text"
          className="print:hidden"
          aria-label={`${toStudentWords(student)} ${formerLabel}`}
          onClick={() => onFormer(student)}
        >
          {formerLabel}
        </Button>
      )}
    </>
  );
}
