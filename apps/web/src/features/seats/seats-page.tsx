import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { ArrowLeftRight, Play } from "lucide-react";
import { useState } from "react";
import { useAskedAct } from "../../data/asked.ts";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { printPage } from "../../platform/print.ts";
import { late } from "../../ui/arrival/late.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { PageWithoutStudents } from "../../ui/page-without-students.tsx";
import { OutputButtons } from "../../ui/paper/output-buttons.tsx";
import { useSeatDraw } from "./draw/use-seat-draw.ts";
import { PlanGrid, type PlanSeat } from "./plan/plan-grid.tsx";
import { PrintedPlan } from "./plan/printed-plan.tsx";
import type { SeatTab } from "./side-panel.tsx";
import { useCopying } from "./use-copying.ts";
import { useSeating, type Seating } from "./seating/use-seating.ts";

const NoRoom = viewAtHand(() => import("./no-room.tsx").then((file) => file.NoRoom), null);
const SidePanel = late(() => import("./side-panel.tsx").then((file) => file.SidePanel));

const tabs = [
  { value: "plan", label: "자리" },
  { value: "rules", label: "규칙" },
  { value: "room", label: "교실" },
] as const satisfies readonly { readonly value: SeatTab; readonly label: string }[];

/** 자리뽑기: the plan of the class, its rules and its room; what children see opens on the stage. */
export function Component() {
  const seating = useSeating();
  if (seating.students.length === 0) return <PageWithoutStudents title="자리뽑기" />;
  return <SeatsOfClass seating={seating} />;
}

function SeatsOfClass({ seating }: { readonly seating: Seating }) {
  const { room, current, students, rules, findStudent, store } = seating;
  const isPast = useIsPast();
  const drawing = useSeatDraw(seating);
  const copying = useCopying(students);
  useAskedAct("drawSeats", () => {
    if (!isPast) drawing.drawNow();
  });
  const [chosen, setTab] = useState<SeatTab>();
  // Who has built a room only just looks at it.
  const first = isPast || current || rules.length > 0 ? "plan" : "room";
  // A rule may stand before there is a room: 「떨어뜨리기」 of a note.
  const tab = room ? (chosen ?? first) : isPast ? "plan" : "room";
  const [isTurned, setTurned] = useState(false);
  const [held, setHeld] = useState<string>();
  const place = toClassWords(useOwnClass(store));
  const isBuilding = tab === "room";
  const shown = isBuilding || copying.seats || !current ? room : current.room;
  const planSeats = copying.seats ?? (isBuilding ? {} : (current?.plan.seats ?? {}));
  const findPupil = (seat: string): PlanSeat | undefined => findStudent(planSeats[seat]);
  const fixedSeats = rules
    .filter(({ kind, off }) => kind === "fixed" && !off)
    .flatMap(({ what }) => what ?? []);
  const marked = listClashing(drawing, planSeats);
  const press = (seat: string): void => {
    if (copying.seats) return copying.press(seat);
    if (isBuilding) {
      if (room) seating.turnDesk(room, seat);
      return;
    }
    if (!current) return;
    if (held === undefined) setHeld(seat);
    else {
      if (held !== seat) seating.swap(current.plan, held, seat);
      setHeld(undefined);
    }
  };
  const download = async (): Promise<void> => {
    const [{ saveTables }, { toPlanSheet }] = await Promise.all([
      import("../../kit/table/create-table-file.ts"),
      import("./plan/plan-sheet.ts"),
    ]);
    if (shown) await saveTables("자리표.xlsx", toPlanSheet(shown.seats, findPupil));
  };
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-4 pb-2 print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <h1 className="title text-24">자리뽑기</h1>
          {room && (
            <Segments
              as="tabs"
              label="자리뽑기 보기"
              value={tab}
              segments={tabs}
              onValueChange={(next) => {
                setTab(next);
                setHeld(undefined);
              }}
            />
          )}
          <div className="ml-auto flex flex-wrap gap-2">
            <Button
              variant="line"
              aria-pressed={isTurned}
              className="aria-pressed:bg-brand-weak"
              icon={<ArrowLeftRight size={18} aria-hidden />}
              onClick={() => setTurned(!isTurned)}
            >
              선생님 쪽에서 보기
            </Button>
            {current && <OutputButtons onDownload={download} onPrint={printPage} />}
            {!isPast && room && (
              <Button
                icon={<Play size={18} aria-hidden />}
                isBusy={drawing.isSolving}
                onClick={drawing.drawNow}
              >
                바로 뽑기
              </Button>
            )}
          </div>
        </div>
        <div className="grid min-h-0 flex-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <Card className="flex min-h-96 min-w-0 flex-col gap-3 overflow-x-auto max-sm:p-2">
            {shown ? (
              <>
                {!isTurned && <BoardSign />}
                <PlanGrid
                  seats={shown.seats}
                  findPupil={findPupil}
                  isTurned={isTurned}
                  held={held}
                  isBuilding={isBuilding}
                  marked={marked}
                  locked={new Set(isBuilding ? [] : fixedSeats)}
                  onSeat={isPast ? undefined : press}
                  onDraw={
                    isPast || isBuilding || copying.seats || !current
                      ? undefined
                      : (from, to) => {
                          seating.swap(current.plan, from, to);
                          setHeld(undefined);
                        }
                  }
                />
                {isTurned && <BoardSign />}
              </>
            ) : (
              <NoRoom />
            )}
          </Card>
          {!isPast && (
            <PrivatePart>
              <SidePanel
                tab={tab}
                seating={seating}
                drawing={drawing}
                copying={copying}
                held={held}
              />
            </PrivatePart>
          )}
        </div>
      </div>
      {current && (
        <PrintedPlan
          seats={current.room.seats}
          findPupil={(seat) => findStudent(current.plan.seats[seat])}
          place={place}
        />
      )}
    </>
  );
}

/** The seats of the pupils whose rules stand against each other. */
function listClashing(
  { clash }: ReturnType<typeof useSeatDraw>,
  planSeats: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const rules = clash?.clash.type === "clash" ? clash.clash.rules : [];
  const pupils = new Set(rules.flatMap(({ a, b }) => [...(a ?? []), ...(b ?? [])]));
  return new Set(Object.keys(planSeats).filter((seat) => pupils.has(planSeats[seat] ?? "")));
}

function BoardSign() {
  return (
    <p
      aria-hidden
      className="mx-auto w-1/2 max-w-[26rem] shrink-0 rounded-cell bg-brand-weak py-1 text-center text-13 font-bold tracking-[.3em] text-brand-strong"
    >
      칠판
    </p>
  );
}
