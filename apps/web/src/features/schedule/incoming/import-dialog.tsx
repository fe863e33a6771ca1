// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by schedule-head.tsx.
import { toMonth, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Colour } from "@damim/domain/record/colour.ts";
import type { IncomingCalendar } from "@damim/domain/schedule/incoming/incoming-event.ts";
import {
  FILES,
  listGoneFeeds,
  planIncoming,
} from "@damim/domain/schedule/incoming/plan-incoming.ts";
import {
  recordSchoolYear,
  toSchoolYearSpan,
  type SchoolYear,
} from "@damim/domain/school-year/school-year.ts";
import { FolderInput } from "lucide-react";
import { useRef, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { isTooLong } from "../../../ui/field/too-long.ts";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { Problem } from "../../../ui/problem.tsx";
import { useEventRows } from "../event-rows.ts";
import { BroughtLines, BroughtList } from "./brought-list.tsx";
import { FollowedFeeds } from "./followed-feeds.tsx";
import { createIncomingCommands } from "./incoming-commands.ts";
import { IncomingPreview, LONGEST_ORIGIN } from "./incoming-preview.tsx";
import { readBeside } from "./read-beside.ts";

const MOST_MB = 20;

interface Read {
  readonly calendar: IncomingCalendar;
  readonly name: string;
  readonly colour: Colour;
}

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly year: SchoolYear;
  /** Hears of the first day that has something new. */
  readonly onTaken: (day: CalendarDay) => void;
}

/** 캘린더 가져오기: a file of another calendar, what it would bring, and the way to take it out again. */
export function ImportDialog({ isOpen, onClose, store, year, onTaken }: ImportDialogProps) {
  const { now } = useTeacherData();
  const rows = useEventRows(store);
  const commands = useCommands(createIncomingCommands, store);
  const chooser = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<Read>();
  const today = toSeoulDay(now());
  const span = toSchoolYearSpan(year);
  const choose = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (file.size > MOST_MB * 1024 * 1024)
      return setProblem(
        `${MOST_MB}MB까지 가져올 수 있어요. 필요한 기간만 내보내서 다시 골라 주세요.`,
      );
    setReading(true);
    const bytes = await file.arrayBuffer().catch(() => undefined);
    const answer = bytes && (await readBeside({ bytes, span }).catch(() => undefined));
    setReading(false);
    if (!answer?.ok)
      return setProblem(
        "이 파일에서 일정을 읽지 못했어요. 바뀐 것은 없어요. 캘린더에서 내보낸 .ics 파일을 골라 주세요.",
      );
    const name = answer.value.name || file.name.replace(/\.ics$/iu, "");
    setRead({ calendar: answer.value, name, colour: "purple" });
  };
  const month = toMonth(recordSchoolYear(today) === year ? today : span.from);
  const source = read && { id: FILES, name: read.name.trim(), colour: read.colour };
  const plan =
    read && source && planIncoming(read.calendar, source, { events: rows.events, month });
  const take = (): void => {
    if (!plan || !source) return;
    commands.take(plan, source.name);
    const days = plan.added.map(({ day }) => day);
    const first = days.find((day) => day >= today) ?? days.at(-1);
    close();
    if (first) onTaken(first);
  };
  const close = (): void => {
    setRead(undefined);
    setProblem(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="캘린더 가져오기"
      subtitle={`${year}학년도의 일정만 가져와요.`}
      footer={
        plan && (
          <DialogActions onCancel={close}>
            <Button
              size="large"
              isDisabled={plan.changes.length === 0 || isTooLong(read?.name ?? "", LONGEST_ORIGIN)}
              onClick={take}
            >
              {plan.changes.length > 0 ? "가져오기" : "가져올 것이 없어요"}
            </Button>
          </DialogActions>
        )
      }
    >
      {read && plan ? (
        <IncomingPreview
          plan={plan}
          rows={rows}
          year={year}
          name={read.name}
          colour={read.colour}
          onChange={(part) => setRead({ ...read, ...part })}
        />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-15 leading-[1.6] text-fg-2">
            구글, 애플, 아웃룩, 네이버 캘린더나 학교에서 내보낸 .ics 파일을 골라 주세요. 넣기 전에
            먼저 보여 드려요.
          </p>
          <div>
            <Button
              size="large"
              icon={<FolderInput size={18} aria-hidden />}
              isBusy={isReading}
              onClick={() => chooser.current?.click()}
            >
              파일 고르기
            </Button>
            <FileChooser
              chooser={chooser}
              accept=".ics,text/calendar"
              onChoose={(file) => void choose(file)}
            />
          </div>
          <Problem>{problem}</Problem>
          <BroughtList rows={rows} commands={commands} />
          <FollowedFeeds isOpen={isOpen} newId={commands.newId}>
            {(followed) => (
              <BroughtLines
                title="이제 구독하지 않는 캘린더"
                list={listGoneFeeds(rows.events, followed)}
                onTakeOut={commands.takeOut}
              />
            )}
          </FollowedFeeds>
        </div>
      )}
    </Dialog>
  );
}
