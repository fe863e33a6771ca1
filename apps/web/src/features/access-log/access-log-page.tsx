import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { ok } from "@damim/domain/base/result.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import type { TableColumn } from "../../kit/table/table-column.ts";
import {
  findOddAccess,
  oddWords,
  type OddAccess,
} from "@damim/domain/access-check/find-odd-access.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import {
  addMonths,
  toMonth,
  toSeoulDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanInstant, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { saveTable } from "../../kit/table/save-table.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MonthSteps } from "../../kit/day-field/month-steps.tsx";
import { CheckCard } from "./check-card.tsx";
import { CheckPaper } from "./check-paper.tsx";
import { DoneByRole } from "./done-by-role.tsx";
import { describeLine, describePlace } from "./describe-line.ts";
import { fetchAccessLines, type AccessLine } from "./fetch-access-lines.ts";

const NAMES_MAX = 3;
/** The server answers with the newest. */
const LINES_MAX = 2_000;

type OddLines = ReadonlyMap<AccessLine, readonly OddAccess[]>;

/** What is odd shows beside the month before. */
async function fetchMonth(month: CalendarMonth) {
  const [lines, before] = await Promise.all([
    fetchAccessLines(month),
    fetchAccessLines(addMonths(month, -1)),
  ]);
  return { lines, odd: findOddAccess(lines, before) };
}

/** 접속 기록: who opened and changed pupils' data of this account, month by month. */
export function Component() {
  const data = useTeacherData();
  const { now, stores } = data;
  // Checks are the teacher's, not a club's.
  const { profile } = data.club?.present ?? data;
  const thisMonth = toMonth(toSeoulDay(now()));
  const [chosen, setMonth] = useState<CalendarMonth>();
  const month = chosen ?? thisMonth;
  const [isOddOnly, setOddOnly] = useState(false);
  const ask = useCallback(() => fetchMonth(month).then(ok), [month]);
  const list = useServerList(ask);
  const isOnItsWay = list.state === "loading";
  const toNames = (ids: readonly string[], most = ids.length): string => {
    const names = ids.flatMap((id) => {
      const student = stores.map((store) => store.rows(studentKind).get(id)).find(Boolean);
      return student ? [toStudentWords(student)] : [];
    });
    const rest = names.length > most ? ` 외 ${names.length - most}명` : "";
    return names.slice(0, most).join(", ") + rest;
  };
  const download = async (all: readonly AccessLine[]): Promise<void> => {
    const columns: readonly TableColumn<AccessLine>[] = [
      { head: "처음", width: 18, text: ({ firstAt }) => toInstantText(firstAt) },
      { head: "마지막", width: 18, text: ({ lastAt }) => toInstantText(lastAt) },
      { head: "한 일", width: 40, text: describeLine },
      { head: "학생", width: 30, text: ({ people }) => toNames(people) },
      { head: "기기", width: 20, text: ({ device }) => device ?? "" },
      { head: "주소", width: 18, text: ({ address }) => address },
    ];
    await saveTable(`담임-접속-기록-${month}.xlsx`, "접속 기록", columns, all);
  };
  return (
    <div className="flex w-full max-w-[48rem] flex-col gap-4 pb-2">
      <div className="contents print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="title text-24">접속 기록</h1>
          <MonthSteps month={month} max={thisMonth} onMonthChange={setMonth} />
        </div>
        <p className="text-15 leading-[1.6] text-fg-2">
          이 계정의 학생 정보를 언제, 어느 기기에서 열고 고쳤는지 남겨요. 몇 분 안에 한 일은 한 줄로
          모으고, 2년이 지나면 지워요. 아무도 고칠 수 없어요.
        </p>
        {/* What stands below one that is on its way would be pushed down by it. */}
        {isOnItsWay && <LoadingView />}
        {list.value && (
          <CheckCard
            key={month}
            store={profile}
            month={month}
            isThisMonth={month === thisMonth}
            oddCount={list.value.odd.size}
          />
        )}
        {!isOnItsWay && (
          <Card className="min-h-40">
            <ServerView list={list} away="접속 기록은 서버에 있어요.">
              {({ lines, odd }) =>
                lines.length === 0 ? (
                  <EmptyState picture={<Dami />} title="이 달에는 기록이 없어요">
                    학생 정보를 열거나 고치면 여기에 남아요.
                  </EmptyState>
                ) : (
                  <>
                    {odd.size > 0 && (
                      <div className="mb-3">
                        <Segments
                          label="볼 것"
                          value={isOddOnly ? "odd" : "all"}
                          segments={[
                            { value: "all", label: "모두" },
                            { value: "odd", label: `살펴볼 것 ${odd.size}` },
                          ]}
                          onValueChange={(value) => setOddOnly(value === "odd")}
                        />
                      </div>
                    )}
                    <LineList
                      lines={isOddOnly && odd.size > 0 ? [...odd.keys()] : lines}
                      odd={odd}
                      now={now()}
                      toNames={(ids) => toNames(ids, NAMES_MAX)}
                    />
                    {lines.length >= LINES_MAX && (
                      <p className="mt-3 text-14 text-fg-2">
                        이 달의 마지막 {LINES_MAX.toLocaleString("ko")}줄이에요. 그 앞은 서버에만
                        있어요.
                      </p>
                    )}
                  </>
                )
              }
            </ServerView>
          </Card>
        )}
        {!isOnItsWay && <DoneByRole now={now()} />}
      </div>
      {!isOnItsWay && <CheckPaper store={profile} year={recordSchoolYear(`${month}-01`)} />}
      {list.value && list.value.lines.length > 0 && (
        <Button
          variant="line"
          className="self-start print:hidden"
          icon={<Download size={18} aria-hidden />}
          onClick={() => void download(list.value?.lines ?? [])}
        >
          엑셀로 내려받기
        </Button>
      )}
    </div>
  );
}

function LineList(props: {
  readonly lines: readonly AccessLine[];
  readonly odd: OddLines;
  readonly now: number;
  readonly toNames: (ids: readonly string[]) => string;
}) {
  return (
    <ul aria-label="접속 기록" className="divide-y divide-line-2">
      {props.lines.map((line) => {
        const names = props.toNames(line.people);
        return (
          <li
            key={`${line.lastAt} ${line.act} ${line.subject} ${line.device} ${line.address}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-15 font-semibold">
                {describeLine(line)}{" "}
                {props.odd.get(line)?.map((reason) => (
                  <Chip key={reason} tone="warm">
                    {oddWords[reason]}
                  </Chip>
                ))}
              </p>
              {names && <p className="text-14 text-fg-2">{names}</p>}
              <p className="text-13 break-all text-fg-3">{describePlace(line)}</p>
            </div>
            <p className="text-14 text-fg-2 tabular-nums">
              {toKoreanInstant(line.lastAt, props.now)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function toInstantText(at: number): string {
  return `${toSeoulDay(at)} ${toSeoulTimeText(at)}`;
}
