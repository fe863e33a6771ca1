// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by destroy-view.tsx.
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { DESTRUCTION_GRACE_DAYS } from "@damim/domain/destruction/decide-destruction.ts";
import { askServer } from "../../../data/server/ask-server.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { DestroyedCounts, DestroyForm } from "./destroy-form.tsx";

// One piece with the other one: both are rare, and the list of pieces comes with every first screen.
export { ErasePupilDialog } from "./erase-pupil-dialog.tsx";

interface Summary {
  readonly scopes: readonly {
    readonly scope: string;
    readonly counts: readonly { readonly kind: string; readonly count: number }[];
  }[];
}

const askSummary = () => askServer<Summary>("GET", "archive");

/** 이 학년도 지우기: what goes, the way to keep it, the year typed by hand, then who sits there. */
export function DestroyDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly year: string;
}) {
  const { isOpen, onClose, year } = props;
  const { now } = useTeacherData();
  const summary = useServerList(askSummary);
  const due = addDays(toSeoulDay(now()), DESTRUCTION_GRACE_DAYS);
  const proof = {
    label: "학년도 확인",
    hint: `지울 학년도를 ${year}처럼 숫자로 적어 주세요.`,
    inputMode: "numeric",
    isRight: (typed: string) => typed.replace(/학년도$/, "") === year,
    problem: `지울 학년도와 달라요. ${year}처럼 숫자로 적어 주세요.`,
  } as const;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`${year}학년도 지우기`} width="form">
      <DestroyForm target={{ year: Number(year) }} proof={proof} onClose={onClose}>
        <p className="text-15 leading-[1.6] text-fg-2">
          {toKoreanDate(due)}까지는 그대로 있고 언제든 그만둘 수 있어요. 그날 밤에 서버와 기기에서
          모두 지우고, 그 뒤에는 누구도 되살릴 수 없어요. 학년도 설정, 반편성, 타임캡슐은 남아요.
        </p>
        <ServerView list={summary} away="무엇이 몇 건 있는지는 서버에 연결되면 알려 드려요.">
          {({ scopes }) => {
            const counts = scopes.find(({ scope }) => scope === year)?.counts ?? [];
            return <DestroyedCounts counts={counts.map(({ kind, count }) => [kind, count])} />;
          }}
        </ServerView>
      </DestroyForm>
    </Dialog>
  );
}
