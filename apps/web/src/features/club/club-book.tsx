import {
  countCalledDays,
  listCalledDays,
  type CalledDays,
} from "@damim/domain/club/call-attendance.ts";
import type { ClubEntry, ClubReply } from "@damim/domain/club/club-reply.ts";
import { toClubNumber } from "@damim/domain/club/club-roster.ts";
import { decideClubAct } from "@damim/domain/club/decide-club-act.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { FileSpreadsheet, ListChecks, UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { findStoreOfDay, type Store, type TeacherData } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { RecordTable } from "../../kit/table/record-table.tsx";
import { saveTable } from "../../kit/table/save-table.ts";
import type { TableColumn } from "../../kit/table/table-column.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { toWhenAndWhere } from "./club-words.ts";
import { useAttendanceRows, useClubCommands } from "./use-club-data.ts";
import { sayNoFile } from "../../ui/paper/output-buttons.tsx";

const PickDialog = lazyOverlay(() => import("./pick-dialog.tsx"), "PickDialog");
const CallDialog = lazyOverlay(() => import("./call-dialog.tsx"), "CallDialog");
const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

type Row = RosterStudent & CalledDays;
type Asked = "pick" | "call" | "out";

interface ClubBookProps {
  readonly data: TeacherData;
  readonly entry: ClubEntry;
  readonly club: ClubReply | undefined;
}

/** The list of a club with who came this month, and what is done with it. */
export function ClubBook(props: ClubBookProps) {
  const { data } = props;
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <Book {...props} store={store} /> : null;
}

function Book({ data, entry, club, store }: ClubBookProps & { readonly store: Store }) {
  const students = useRoster(store);
  const rows = useAttendanceRows(store);
  const commands = useClubCommands(data, store);
  const [asked, setAsked] = useState<Asked>();
  const [out, setOut] = useState<RosterStudent>();
  const today = toSeoulDay(data.now());
  const month = today.slice(0, 7);
  const columns = useMemo(() => toColumns(Number(month.slice(5))), [month]);
  const table = useMemo(() => {
    const days = listCalledDays(rows, month);
    return students.map((student): Row => ({
      ...student,
      ...countCalledDays(rows, days, student.id),
    }));
  }, [students, rows, month]);
  const mayWrite = decideClubAct(entry.role, "write") === "allow";
  const close = (): void => setAsked(undefined);
  const download = async (): Promise<void> => {
    try {
      await saveTable(`${entry.name}_명단_${today}.xlsx`, "클럽 명단", columns, table);
    } catch (error) {
      sayNoFile(error);
    }
  };
  const pick = mayWrite && (
    <Button
      variant="line"
      icon={<UserPlus size={18} aria-hidden />}
      onClick={() => setAsked("pick")}
    >
      학생 고르기
    </Button>
  );
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="mr-auto min-w-40">
          <h2 className="text-17 font-bold">
            {entry.name} <span className="text-fg-2">{students.length}명</span>
          </h2>
          {club && <p className="text-14 text-fg-2">{toWhenAndWhere(club)}</p>}
        </div>
        {students.length > 0 && (
          <>
            {pick}
            {decideClubAct(entry.role, "export") === "allow" && (
              <Button
                variant="line"
                icon={<FileSpreadsheet size={18} aria-hidden />}
                onClick={() => void download()}
              >
                엑셀로 내려받기
              </Button>
            )}
            {mayWrite && (
              <Button icon={<ListChecks size={18} aria-hidden />} onClick={() => setAsked("call")}>
                출석 부르기
              </Button>
            )}
          </>
        )}
      </div>
      {students.length > 0 ? (
        <RecordTable
          label="클럽 명단"
          columns={columns}
          rows={table}
          onOpen={
            mayWrite
              ? (student) => {
                  setOut(student);
                  setAsked("out");
                }
              : undefined
          }
        />
      ) : (
        <EmptyState picture={<Dami mood="glance" />} title="아직 학생이 없어요" actions={pick}>
          {mayWrite
            ? "우리 반에서 고르거나 다른 반 학생을 적어 넣어요."
            : "주인이나 함께하는 선생님이 학생을 넣으면 여기에 보여요."}
        </EmptyState>
      )}
      <PickDialog isOpen={asked === "pick"} onClose={close} store={store} commands={commands} />
      <CallDialog
        isOpen={asked === "call"}
        onClose={close}
        club={data}
        store={store}
        commands={commands}
      />
      <ConfirmDialog
        isOpen={asked === "out"}
        onClose={close}
        title="명단에서 뺄까요?"
        actLabel="빼기"
        onAct={() => {
          close();
          if (out) commands.takeOut(out);
        }}
      >
        {out && <b>{toStudentWords(out)}</b>} 학생을 이 클럽에서 빼요. 적은 출석은 남아 있고, 되돌릴
        수 있어요.
      </ConfirmDialog>
    </Card>
  );
}

function toColumns(month: number): readonly TableColumn<Row>[] {
  return [
    { head: "반 · 번호", width: 14, text: toClubNumber },
    { head: "이름", width: 12, text: ({ name }) => name },
    {
      head: `${month}월에 온 날`,
      width: 14,
      text: ({ came, called }) => (called === 0 ? "" : `${came}/${called}`),
      show: ({ came, called, absent, late }) =>
        called > 0 && (
          <span className="inline-flex flex-wrap items-center gap-2 tabular-nums">
            {came}/{called}
            {absent > 0 && <Chip tone="danger">결석 {absent}</Chip>}
            {late > 0 && <Chip tone="warm">지각 {late}</Chip>}
          </span>
        ),
    },
  ];
}
