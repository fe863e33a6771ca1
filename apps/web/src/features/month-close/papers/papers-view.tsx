import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import { useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { Segments } from "../../../ui/field/segments.tsx";
import { CaseRow } from "./case-row.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createCloseCommands } from "../cases/close-commands.ts";
import type { CloseData } from "../cases/use-close-data.ts";

const PaperDialog = lazyOverlay(() => import("./paper-dialog.tsx"), "PaperDialog");

type Shown = "open" | "all";

const filters: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: "open", label: "남은 것" },
  { value: "all", label: "모두" },
];

/** 서류: every absence of the year on its way to the close, the latest first. */
export function PapersView({ data }: { readonly data: CloseData }) {
  const { store, cases, today, studentsById } = data;
  const commands = useCommands(createCloseCommands, store);
  const [shown, setShown] = useState<Shown>("open");
  const [openId, setOpenId] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const openCases = cases.filter(isOpenCase);
  const listed = (shown === "open" ? openCases : cases).toSorted((a, b) =>
    a.absence.from < b.absence.from ? 1 : -1,
  );
  const open = cases.find(({ absence }) => absence.id === openId);
  const openStudent = open && studentsById.get(open.absence.studentId);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Segments label="보이는 서류" value={shown} segments={filters} onValueChange={setShown} />
        <p className="text-15 text-fg-2">
          {openCases.length === 0
            ? "남은 것이 없어요."
            : `서류나 나이스 입력이 ${openCases.length}건 남았어요.`}
        </p>
      </div>
      <h2 className="mb-2 hidden text-20 font-extrabold print:block">출결 서류</h2>
      <Card className="print-upright print:border-0 print:p-0">
        {listed.length === 0 ? (
          <EmptyState picture={<Dami mood="joy" />} title="챙길 서류가 없어요">
            출결을 적으면 받을 서류와 기한이 여기에 나와요.
          </EmptyState>
        ) : (
          <ul aria-label="출결 서류">
            {listed.map((one) => {
              const student = studentsById.get(one.absence.studentId);
              return student ? (
                <CaseRow
                  key={one.absence.id}
                  student={student}
                  of={one}
                  today={today}
                  commands={commands}
                  onOpen={() => {
                    setOpenId(one.absence.id);
                    setOpen(true);
                  }}
                />
              ) : null;
            })}
          </ul>
        )}
      </Card>
      <PaperDialog
        isOpen={isOpen && openStudent !== undefined}
        onClose={() => setOpen(false)}
        data={data}
        of={open}
        student={openStudent}
      />
    </>
  );
}

function isOpenCase({ missing, notEntered }: AbsenceCase): boolean {
  return missing.length > 0 || notEntered.length > 0;
}
