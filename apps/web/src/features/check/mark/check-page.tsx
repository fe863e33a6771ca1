import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listOpenChecks } from "@damim/domain/check/check-rows.ts";
import { checkKind, type CheckRound, type KeptCheck } from "@damim/domain/check/check.ts";
import { filterByClass, OWN_CLASS, toOtherClass } from "@damim/domain/school-year/class-choice.ts";
import { Plus, Table2 } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { findStoreOfDay, findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useIsPast, useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useClassChoice } from "../../../data/years/class-choice.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { useOpenPlace } from "../../../kit/desk/use-open-place.ts";
import { viewAtHand } from "../../../ui/arrival/view-at-hand.ts";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { ClassSwitch } from "../../../ui/field/class-switch.tsx";
import { Link } from "../../../ui/link.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { PageWithoutStudents } from "../../../ui/page-without-students.tsx";
import { toCheckPlace } from "@damim/domain/check/check-place.ts";
import { useCheckRows } from "../check-rows.ts";
import { CheckList } from "./check-list.tsx";
import { RoundOfCheck } from "./round-of-check.tsx";
import { createCheckCommands } from "./check-commands.ts";

const EmptyOfYear = viewAtHand(
  () => import("../../../kit/page/empty-of-year.tsx").then((file) => file.EmptyOfYear),
  null,
);
const CheckDialog = lazyOverlay(() => import("./check-dialog.tsx"), "CheckDialog");

/** 제출 OX: what is to be handed in, and the class as tiles to tap. The address names check and round. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <ChecksOfYear store={store} /> : null;
}

function ChecksOfYear({ store }: { readonly store: Store }) {
  const isPast = useIsPast();
  const hasStudents = useRoster(store).length > 0;
  const rows = useCheckRows(store);
  const choice = useClassChoice(store);
  const commands = useCommands(createCheckCommands, store);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [edited, setEdited] = useState<KeptCheck | "new">();
  const edit = useCallback((check: KeptCheck) => setEdited(check), []);
  const checks = useMemo(
    () => filterByClass([...rows.checks], choice.chosen, rows.ownClass),
    [rows, choice.chosen],
  );
  const open = useMemo(() => listOpenChecks({ ...rows, checks }), [rows, checks]);
  const closed = useMemo(
    () =>
      checks
        .filter(({ closedOn }) => closedOn)
        .sort((a, b) => ((a.closedOn ?? "") > (b.closedOn ?? "") ? -1 : 1)),
    [checks],
  );
  const openId = useOpenPlace("check", (id) => checks.some((check) => check.id === id));
  const asked = useRow(store, checkKind, openId ?? "");
  const shown = useRow(store, checkKind, asked?.id ?? open[0]?.check.id ?? "");
  const saysClass = choice.chosen === undefined && choice.classes.length > 1;
  const close = (): void => setEdited(undefined);
  const go = useCallback(
    (checkId: string | undefined, round?: CheckRound) =>
      void navigate(toCheckPlace(checkId, round), { replace: true }),
    [navigate],
  );
  if (!hasStudents) return <PageWithoutStudents title="제출 OX" />;
  const add = (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => setEdited("new")}>
      새 체크
    </Button>
  );
  return (
    <div className={`flex flex-1 flex-col md:min-h-0 ${asked ? "md:gap-4" : "gap-4"}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className={`title text-24 ${asked ? "max-md:sr-only" : ""}`}>제출 OX</h1>
        <div className={asked ? "max-md:hidden" : ""}>
          <ClassSwitch {...choice} />
        </div>
        <div className={`ml-auto flex flex-wrap gap-2 ${asked ? "max-md:hidden" : ""}`}>
          <Link to="/manageCheckListMemo" className={buttonLook({ look: "line" })}>
            <Table2 size={18} aria-hidden /> 제출조회
          </Link>
          {!isPast && checks.length > 0 && add}
        </div>
      </div>
      {checks.length === 0 ? (
        <Card className="flex-1 pt-10!">
          <EmptyOfYear
            kind={checkKind}
            noun="체크"
            picture={<Dami mood="joy" />}
            title="아직 체크가 없어요"
            actions={!isPast && add}
          >
            {isPast ? (
              "이 해에는 제출을 체크하지 않았어요."
            ) : (
              <>
                공책이나 동의서를 걷을 때 <span className="whitespace-nowrap">「새 체크」를</span>{" "}
                만들고 낸 번호만 적어 보세요.
              </>
            )}
          </EmptyOfYear>
        </Card>
      ) : (
        <div className="grid flex-1 gap-4 md:min-h-0 md:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)]">
          <div className={`grid md:min-h-0 ${asked ? "max-md:hidden" : ""}`}>
            <CheckList
              open={open}
              closed={closed}
              shownId={shown?.id}
              rows={rows}
              saysClass={saysClass}
              onMove={isPast ? undefined : commands.move}
            />
          </div>
          <div className={`grid md:min-h-0 ${asked ? "" : "max-md:hidden"}`}>
            {shown && (
              <RoundOfCheck
                key={shown.id}
                store={store}
                check={shown}
                asked={params.get("round")}
                rows={rows}
                commands={commands}
                onRound={go}
                onEdit={edit}
              />
            )}
          </div>
        </div>
      )}
      <CheckDialog
        key={edited === "new" ? "new" : edited?.id}
        isOpen={edited !== undefined}
        store={store}
        today={rows.today}
        check={edited === "new" ? undefined : edited}
        classes={choice.classes}
        firstClass={choice.chosen ?? findFirstClass(choice.classes, rows.ownClass)}
        onClose={close}
        onSave={(fields, classKey) => {
          close();
          if (edited !== "new" && edited) commands.change(edited, fields);
          else {
            const other = toOtherClass(classKey === OWN_CLASS ? null : classKey, rows.ownClass);
            go(commands.add(fields, { classKey: other ?? null }));
          }
        }}
        onRemove={(check) => {
          close();
          commands.remove(check);
          go(undefined);
        }}
      />
    </div>
  );
}

/** The teacher's own class, else the first that is taught. */
function findFirstClass(
  classes: readonly { readonly key: string }[],
  ownClass: string | undefined,
): string | undefined {
  return classes.some(({ key }) => key === ownClass) ? ownClass : classes[0]?.key;
}
