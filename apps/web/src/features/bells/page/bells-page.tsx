import { toDaysWords } from "@damim/domain/bells/bells-words.ts";
import { sortBellRows } from "@damim/domain/bells/bell-rows.ts";
import { bellsKind, type KeptBells } from "@damim/domain/bells/bells.ts";
import type { PresetBells } from "@damim/domain/bells/preset-bells.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Megaphone, MonitorUp, Pencil, Plus, Presentation } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useIsAhead, useIsPast, useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { findClassStore, findClassYear, type Store } from "../../../data/teacher-data.ts";
import { useFetched } from "../../../data/use-fetched.ts";
import { saveTable } from "../../../kit/table/save-table.ts";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { OutputButtons } from "../../../ui/paper/output-buttons.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createBellCommands } from "../bell-commands.ts";
import { useBellsOfDays } from "../../../data/use-bell-day.ts";
import { bellColumns, toTodayLines, type BellLine } from "./bell-columns.ts";
import { HeardCard } from "./heard-card.tsx";

const BellsDialog = lazyOverlay(() => import("./bells-dialog.tsx"), "BellsDialog");

const MessageDialog = lazyOverlay(() => import("../message/message-dialog.tsx"), "MessageDialog");
const PutDialog = lazyOverlay(() => import("../put/put-dialog.tsx"), "PutDialog");

// No screen shows it.
const loadPaper = () => import("../../../kit/table/printed-table.tsx");
const loadNoBells = () => import("./no-bells.tsx");

const noStudents: readonly never[] = [];
const TODAY = "today";

type Edited = { readonly bells: KeptBells | undefined; readonly preset?: PresetBells };

/** 시정표: when it rings, by weekday, and today as the day plan has it. */
export function Component() {
  const store = findClassStore(useTeacherData());
  return store ? <BellsOfYear store={store} /> : null;
}

function BellsOfYear({ store }: { readonly store: Store }) {
  const data = useTeacherData();
  const isPast = useIsPast();
  const rows = useRows(store, bellsKind);
  const readDay = useBellsOfDays(store);
  const commands = useCommands(createBellCommands, store);
  const place = useClassLine(findClassYear(data), noStudents);
  const [chosen, setChosen] = useState<string>(TODAY);
  const [opened, setOpened] = useState<"message" | "put">();
  const [edited, setEdited] = useState<Edited>();
  const bells = [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const today = readDay(toSeoulDay(data.now()));
  const hasToday = !isPast && today.rows.length > 0;
  const shown = rows.get(chosen) ?? (hasToday ? undefined : bells[0]);
  const close = (): void => setEdited(undefined);
  const isEmpty = bells.length === 0 && !edited;
  const paper = useFetched(loadPaper);
  const late = useFetched(isEmpty ? loadNoBells : undefined);
  if (isEmpty)
    return (
      late && (
        <late.NoBells
          onBegin={(preset) => setEdited({ bells: undefined, ...(preset && { preset }) })}
        />
      )
    );
  const lines = shown ? sortBellRows(shown.rows) : toTodayLines(today);
  const columns = bellColumns(shown ? undefined : today);
  // Not before its bells are known: the very first are being made.
  const named = today.bells ? ` 「${today.bells.name}」` : "";
  const name = shown?.name ?? `${toKoreanDay(today.day)}${named}`;
  const download = () =>
    saveTable(`시정표 ${shown?.name ?? today.day}.xlsx`, "시정표", columns, lines);
  return (
    <div className="flex flex-col gap-4 pb-2 print:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <h1 className="title text-24">시정표</h1>
        <div className="ml-auto flex flex-wrap gap-2">
          {lines.length > 0 && <OutputButtons onDownload={download} onPrint={printPage} />}
          {!isPast && (
            <Acts
              onMessage={() => setOpened("message")}
              onPut={() => setOpened("put")}
              onAdd={() => setEdited({ bells: undefined })}
            />
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {hasToday && (
          <ChipButton isChosen={!shown} onClick={() => setChosen(TODAY)}>
            오늘
          </ChipButton>
        )}
        {bells.map((each) => (
          <ChipButton
            key={each.id}
            isChosen={shown?.id === each.id}
            onClick={() => setChosen(each.id)}
          >
            {[each.name, toDaysWords(each.days)].filter(Boolean).join(" · ")}
          </ChipButton>
        ))}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex min-h-11 flex-wrap items-center gap-3 print:hidden">
            <h2 className="text-17 font-bold">{name}</h2>
            {!shown && <TodayNote today={today} />}
            {shown && !isPast && (
              <Button
                variant="line"
                className="ml-auto"
                icon={<Pencil size={18} aria-hidden />}
                onClick={() => setEdited({ bells: shown })}
              >
                고치기
              </Button>
            )}
          </div>
          <RecordTable<BellLine> label="시정표" columns={columns} rows={lines} />
          {paper && (
            <paper.PrintedTable<BellLine>
              title={`시정표 ${name}`}
              place={place}
              columns={columns}
              rows={lines}
              note={shown ? toDaysWords(shown.days) : ""}
            />
          )}
        </div>
        {!isPast && <HeardCard store={store} rows={today.rows} />}
      </div>
      <MessageDialog
        isOpen={opened === "message"}
        store={store}
        of={today}
        onClose={() => setOpened(undefined)}
      />
      <PutDialog
        isOpen={opened === "put"}
        year={findClassYear(data)}
        onClose={() => setOpened(undefined)}
      />
      <BellsDialog
        key={edited?.bells?.id ?? edited?.preset?.name ?? "new"}
        isOpen={edited !== undefined}
        store={store}
        bells={edited?.bells}
        preset={edited?.preset}
        others={bells}
        onClose={close}
        onSave={(fields) => {
          close();
          setChosen(commands.save(edited?.bells, fields));
        }}
        onRemove={(each) => {
          close();
          commands.remove(each);
        }}
      />
    </div>
  );
}

/** What the day plan makes of the table. */
function TodayNote({
  today: { table },
}: {
  readonly today: ReturnType<ReturnType<typeof useBellsOfDays>>;
}) {
  const { shortenBy, keepLunch, lessons } = table.plan ?? {};
  const words = [
    shortenBy ? `수업마다 ${shortenBy}분 짧아요${keepLunch ? " (점심은 그대로)" : ""}` : "",
    lessons ? `${lessons}교시까지 해요` : "",
  ].filter(Boolean);
  return words.length > 0 && <p className="text-14 text-fg-2">{words.join(" · ")}</p>;
}

/** What is done with the table of a year that goes on. */
function Acts(props: {
  readonly onMessage: () => void;
  readonly onPut: () => void;
  readonly onAdd: () => void;
}) {
  const { onMessage, onPut, onAdd } = props;
  const isAhead = useIsAhead();
  const navigate = useNavigate();
  return (
    <>
      {!isAhead && (
        <Button
          variant="line"
          icon={<Presentation size={18} aria-hidden />}
          onClick={() => void navigate("/classTimeTable/board")}
        >
          칠판 화면
        </Button>
      )}
      <Button variant="line" icon={<Megaphone size={18} aria-hidden />} onClick={onMessage}>
        칠판에 말 쓰기
      </Button>
      <Button variant="line" icon={<MonitorUp size={18} aria-hidden />} onClick={onPut}>
        칠판에 두기
      </Button>
      <Button icon={<Plus size={18} aria-hidden />} className="max-sm:order-first" onClick={onAdd}>
        시정 추가
      </Button>
    </>
  );
}
