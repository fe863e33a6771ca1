import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { ChevronRight } from "lucide-react";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardProps } from "../../../kit/manifest/home-card.ts";
import { PrivatePart } from "../../../kit/page/private-part.tsx";
import { Link } from "../../../ui/link.tsx";
import { LogWords } from "./log-words.tsx";
import { useDayWords } from "./use-day-words.ts";
import { useLogLines } from "./use-log-lines.ts";

/** So many that the words below are seen without a scroll. */
const MOST = 5;

/** 하루일지 on 오늘, from the last lesson on: what came together today, and the words about it. */
export function Component({ dayFacts = [] }: HomeCardProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return <PrivatePart>{store && <LogOfToday store={store} dayFacts={dayFacts} />}</PrivatePart>;
}

function LogOfToday(props: Required<Pick<HomeCardProps, "dayFacts">> & { readonly store: Store }) {
  const { store, dayFacts } = props;
  const day = toSeoulDay(useTeacherData().now());
  const lines = useLogLines(store, dayFacts)?.(day);
  const words = useDayWords(store, day);
  const shown = (words.row?.closed?.lines ?? lines ?? [])
    .map((line) => ({ isOwn: false, isHidden: false, ...line }))
    .filter(({ isHidden }) => !isHidden);
  return (
    <div className="flex flex-col gap-3">
      {shown.length > 0 && (
        <ul aria-label="오늘 모인 기록" className="-mx-2 flex flex-col">
          {shown.slice(0, MOST).map(({ source, fact, text }) => (
            <li key={`${source}~${fact}`}>
              <Link
                to={dayFacts.find(({ id }) => id === source)?.to ?? "/dailyLog"}
                className="press flex min-h-10 items-center gap-2 rounded-ctl px-2 text-15 font-semibold hover:bg-hover"
              >
                <span className="min-w-0 flex-1 truncate">{text}</span>
                <ChevronRight size={18} aria-hidden className="shrink-0 text-fg-2" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LogWords store={store} day={day} lines={lines} words={words} />
      <Link
        to="/dailyLog"
        className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
      >
        {shown.length > MOST ? `모인 기록 ${shown.length}개 모두 보기` : "하루일지 열기"}
      </Link>
    </div>
  );
}
