import { consultKind } from "@damim/domain/consult/consult.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { useMemo, useState } from "react";
import { ShieldCheck } from "lucide-react";
import { flushSync } from "react-dom";
import { useNavigate, useSearchParams } from "react-router";
import { findStoreOfDay, findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { saveTable } from "../../../kit/table/save-table.ts";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import { printPage } from "../../../platform/print.ts";
import { LockedNotice } from "../../../kit/vault/locked-part.tsx";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../../kit/page/empty-of-year.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Link } from "../../../ui/link.tsx";
import { PageWithoutStudents } from "../../../ui/page-without-students.tsx";
import { OutputButtons } from "../../../ui/paper/output-buttons.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useIsPrinting } from "../../../ui/paper/use-is-printing.ts";
import { toNames, toRecordAddress } from "../names/consult-names.ts";
import type { ToSealedColumns } from "../seal/sealed-cells.ts";
import { readSealMarks } from "../seal/seal-marks.ts";
import { besideColumns, toConsultColumns, toSealColumns } from "./consult-columns.tsx";
import { LookUpFilterRow } from "./look-up-filters.tsx";
import { NeisCopyButton, toNeisColumn } from "./neis-copy.tsx";
import { refuseLocked } from "./refuse-locked.ts";
import { noFilters, useLookUp } from "./use-look-up.ts";

const loadPaper = () => import("../write/print-consults.tsx").then((file) => file.PrintConsults);
/** For the browser's own print. */
const PrintConsults = late(loadPaper);

const SealDialog = lazyOverlay(() => import("../seal/seal-dialog.tsx"), "SealDialog");
/** In the address that the QR code of a record holds. */
const SEAL = "seal";

/** So many lines are drawn at once; file and paper have all of them. */
const A_PAGE = 100;
/** What the screen leaves to the record itself. */
const shownHeads = new Set(["날짜", "학생", "누구와", "방법", "주제", "내용", "약속"]);

/** 상담조회: what was agreed in March. A press opens the record. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <OpenYear store={store} /> : null;
}

function OpenYear({ store }: { readonly store: Store }) {
  const students = useRoster(store);
  const scope = parseScope(store.scope);
  const year = scope?.type === "year" ? scope.year : 0;
  const navigate = useNavigate();
  const isPrinting = useIsPrinting();
  const [Paper, setPaper] = useState(() => PrintConsults);
  const { filters, found, topics, typed, isReady, change } = useLookUp(store, students);
  const print = async (): Promise<void> => {
    if (refuseLocked(found, "인쇄하지")) return;
    try {
      const loaded = await loadPaper();
      flushSync(() => setPaper(() => loaded));
    } catch {
      return showToast.error(
        "인쇄할 것을 내려받지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.",
      );
    }
    printPage();
  };
  const [most, setMost] = useState(A_PAGE);
  const columns = useMemo(() => toConsultColumns(students, typed), [students, typed]);
  const shown = [...columns.filter(({ head }) => shownHeads.has(head)), toNeisColumn(students)];
  const toSealed: ToSealedColumns = (marks) => [...columns, ...toSealColumns(marks)];
  const download = async (): Promise<void> => {
    if (refuseLocked(found, "내려받지")) return;
    const all = [...columns, ...besideColumns, ...toSealColumns(readSealMarks(store, found))];
    await saveTable(`${year}학년도 상담 기록.xlsx`, "상담", all, found);
  };
  const [params, setParams] = useSearchParams();
  const code = params.get(SEAL);
  const [isAsking, setAsking] = useState(code !== null);
  const closeSeal = (): void => {
    setAsking(false);
    // Read once: a reload does not ask again.
    if (code !== null) setParams({}, { replace: true });
  };
  const sealDialog = (
    <SealDialog
      key={code}
      isOpen={isAsking || code !== null}
      store={store}
      toPlace={(one) => ({
        address: toRecordAddress(one.id),
        words: `${toKoreanMonthDay(one.day)} ${toNames(one, students)} 상담`,
      })}
      toColumns={toSealed}
      code={code ?? ""}
      onClose={closeSeal}
    />
  );
  if (students.length === 0 && found.length === 0) return <PageWithoutStudents title="상담조회" />;
  const isAsked = JSON.stringify(filters) !== JSON.stringify(noFilters);
  return (
    <>
      <div className="flex flex-col gap-4 print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <h1 className="title text-24">상담조회</h1>
          <output className="text-14 text-fg-2">
            {isReady || typed.trim() === "" ? `${found.length}건` : "찾고 있어요"}
          </output>
          {(found.length > 0 || isAsked) && (
            <div className="ml-auto flex flex-wrap gap-2">
              <Button
                variant="line"
                icon={<ShieldCheck size={18} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                봉인 확인
              </Button>
              {found.length > 0 && (
                <>
                  <NeisCopyButton found={found} />
                  <OutputButtons onDownload={download} onPrint={() => void print()} />
                </>
              )}
            </div>
          )}
        </div>
        <LookUpFilterRow
          year={year}
          students={students}
          topics={topics}
          filters={filters}
          onChange={change}
        />
        <LockedNotice />
        {found.length === 0 ? (
          <NothingFound isAsked={isAsked} onAll={() => change(noFilters)} />
        ) : (
          <RecordTable
            label="상담 조회"
            columns={shown}
            rows={found.slice(0, most)}
            onOpen={({ id }) => void navigate(toRecordAddress(id))}
          />
        )}
        {found.length > most && (
          <Button
            variant="text"
            className="self-center"
            onClick={() => setMost((count) => count + A_PAGE)}
          >
            {found.length - most}건 더 보기
          </Button>
        )}
      </div>
      {sealDialog}
      <Paper
        store={store}
        isPrinting={isPrinting}
        consults={found}
        students={students}
        year={year}
        studentId={filters.studentId}
      />
    </>
  );
}

/** Of the filters that were asked for; else of all. */
function NothingFound(props: { readonly isAsked: boolean; readonly onAll: () => void }) {
  return (
    <Card>
      {props.isAsked ? (
        <EmptyState
          title="찾는 상담이 없어요"
          actions={
            <Button variant="weak" onClick={props.onAll}>
              모두 보기
            </Button>
          }
        >
          다른 말이나 다른 조건으로 찾아보세요.
        </EmptyState>
      ) : (
        <EmptyOfYear
          kind={consultKind}
          noun="상담"
          unit="건"
          picture={<Dami />}
          title="아직 상담 기록이 없어요"
          actions={
            <Link
              to="/consulting"
              state={{ doWhat: "addConsult" }}
              className={buttonLook({ look: "filled" })}
            >
              상담 쓰기
            </Link>
          }
        >
          적어 둔 상담을 학생, 기간, 낱말로 찾아요.
        </EmptyOfYear>
      )}
    </Card>
  );
}
