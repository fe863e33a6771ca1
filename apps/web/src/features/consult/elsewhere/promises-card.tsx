import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { listPromises } from "@damim/domain/consult/promises.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../../kit/manifest/home-card.ts";
import { Link } from "../../../ui/link.tsx";
import { PrivatePromises } from "../promises/private-promises.tsx";

const MOST = 3;

/** Only while something is promised. */
export function isWanted({ store }: HomeCardQuestion): boolean {
  return listPromises(store.rows(consultKind)).length > 0;
}

/** 약속과 연락 on 오늘: the three that come first, and the way to all. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <PromisesOfYear store={store} /> : null;
}

function PromisesOfYear({ store }: { readonly store: Store }) {
  const [rows] = useRows(store, consultKind);
  const promises = listPromises(rows);
  return (
    <PrivatePromises store={store} promises={promises.slice(0, MOST)}>
      {promises.length > MOST && (
        <Link
          to="/consulting?view=promises"
          className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
        >
          모두 보기 ({promises.length}건)
        </Link>
      )}
    </PrivatePromises>
  );
}
