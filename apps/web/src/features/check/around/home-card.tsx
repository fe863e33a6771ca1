import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toRoundTitle } from "@damim/domain/check/check-rows.ts";
import { useMemo } from "react";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardCode } from "../../../kit/manifest/home-card.ts";
import { Link } from "../../../ui/link.tsx";
import { toCheckPlace } from "../check-place.ts";
import { readCheckRows, useCheckRows } from "../check-rows.ts";
import { DueText } from "../due-text.tsx";
import { toDueWords, type DueWords } from "../due-words.ts";
import { listMissingRounds } from "./list-missing-rounds.ts";

const MOST = 3;

export const isWanted: NonNullable<HomeCardCode["isWanted"]> = ({ store, today, calendar }) =>
  listMissingRounds(readCheckRows(store, { today, calendar })).length > 0;

/** 안 낸 것: open checks with how many pupils are missing; counts alone, for others may look at this screen. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <MissingOfYear store={store} /> : null;
}

function MissingOfYear({ store }: { readonly store: Store }) {
  const rows = useCheckRows(store);
  const missing = useMemo(() => listMissingRounds(rows), [rows]);
  if (missing.length === 0) return <p className="text-15 text-fg-2">지금 안 낸 것이 없어요.</p>;
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {missing.slice(0, MOST).map(({ check, newest }) => (
          <li key={check.id}>
            <Link
              to={toCheckPlace(check.id)}
              className="press flex min-h-12 items-center gap-2.5 rounded-ctl px-2 text-14 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{toRoundTitle(check, newest.round)}</span>{" "}
                <span className="text-13 text-fg-2">
                  <DueText words={toShortDue(toDueWords(newest, rows))} />
                </span>
              </span>{" "}
              <b className="shrink-0 text-15 tabular-nums">{newest.missing.length}명</b>
            </Link>
          </li>
        ))}
      </ul>
      {missing.length > MOST && (
        <Link
          to={toCheckPlace()}
          className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
        >
          모두 보기 ({missing.length}개)
        </Link>
      )}
    </>
  );
}

/** 「2일 지남」, else the day. */
function toShortDue(words: DueWords): DueWords {
  return words.strong ? { ...words, rest: "" } : words;
}
